import { sql, type Kysely } from 'kysely';

/** What to wear to an event; empty if it does not matter. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column dress_code text not null default ''`.execute(database);
}
