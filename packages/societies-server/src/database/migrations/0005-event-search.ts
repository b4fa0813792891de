import { sql, type Kysely } from 'kysely';

/**
 * Events are found by a folded copy of what a search reads, which a trigger writes as it does for users: folding thousands of them
 * anew takes seconds. A further line that is searched makes the function and the trigger anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column search_key text not null default ''`.execute(database);
  await sql`create function set_event_search_key() returns trigger language plpgsql as $$
    begin
      new.search_key := folded(concat_ws(' ', new.name, new.dress_code));
      return new;
    end $$`.execute(database);
  await sql`create trigger events_search_key before insert or update of name, dress_code, search_key on events
    for each row execute function set_event_search_key()`.execute(database);
  await sql`update events set search_key = ''`.execute(database);
}
