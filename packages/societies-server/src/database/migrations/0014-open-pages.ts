import { sql, type Kysely } from 'kysely';

/** Posts that can be read without an account, and events found by their id alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table posts add column public boolean not null default false`,
    `create index events_id on events (id)`,
  ])
    await sql.raw(statement).execute(database);
}
