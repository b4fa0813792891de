import { sql, type Kysely } from 'kysely';

/**
 * What administrators say about the site, in a single row. The history is filtered by action, and searched by a folded copy of the name
 * of what was changed, which a trigger writes as it does for events.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table site (
      id integer primary key default 1 constraint site_one_row check (id = 1),
      contact_email text,
      privacy_url text,
      terms_url text,
      accessibility_url text,
      imprint_url text,
      welcome text,
      version integer not null default 0
    )`,
    `insert into site (id) values (1)`,
    `create index history_action on history (action, id)`,
    `alter table history add column search_key text not null default ''`,
    `create function set_history_search_key() returns trigger language plpgsql as $$
      begin
        new.search_key := coalesce(folded(new.subject_name), '');
        return new;
      end $$`,
    `create trigger history_search_key before insert or update of subject_name, search_key on history
      for each row execute function set_history_search_key()`,
    `update history set search_key = '' where subject_name is not null`,
  ])
    await sql.raw(statement).execute(database);
}
