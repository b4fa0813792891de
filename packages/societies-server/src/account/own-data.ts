import { sql, type Kysely } from 'kysely';
import { actionsNamingPeople, type OwnData } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** Columns that name a person, besides foreign keys to users. */
const people = ['university_id', 'actor', 'owner', 'checked_in_by', 'paid_by', 'removed_by'];

/** Left out, because whoever finds the exported file could sign in with them. */
const secret = /hash|secret|token|salt|stamp/;

/** Columns that are the caller's in rows about somebody else; the other columns are not exported. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  event_signups: [
    'society',
    'society_id',
    'event_id',
    'checked_in_at',
    'checked_in_by',
    'paid_at',
    'paid_by',
  ],
  terms: ['society', 'society_id', 'role_id', 'starts_on', 'ends_on', 'named_by', 'named_at'],
  imports: ['id', 'kind', 'file_name', 'begun_at', 'state', 'accepted', 'undone_at'],
  removals: ['society', 'society_id', 'kind', 'subject_id', 'name', 'removed_at', 'removed_by'],
};

type Row = Record<string, unknown>;

const without = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name)));
const only = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));

/**
 * Exports all data about a user in one consistent read: their rows in every table with a column that names a person, history
 * entries about them, and their content in deleted things. Finds tables and columns by the database's catalogue, so that new
 * ones are included.
 */
export const readOwnData = (database: Kysely<Database>, universityId: string): Promise<OwnData> =>
  inTransaction(database, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const { rows: columns } = await sql<{ table: string; person: string; society: boolean }>`
      select c.relname as "table", a.attname as person, exists (
        select 1 from pg_attribute s where s.attrelid = c.oid and s.attname = 'society_id' and not s.attisdropped) as society
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where n.nspname = current_schema() and c.relkind = 'r' and (a.attname = any(${people}::text[]) or exists (
        select 1 from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'users'::regclass and a.attnum = any(f.conkey)))
      order by c.relname, a.attname = 'university_id' desc, a.attname`.execute(trx);
    const tables: Record<string, Row[]> = {};
    const add = (table: string, rows: readonly Row[]) => {
      if (rows.length > 0) tables[table] = [...(tables[table] ?? []), ...rows];
    };
    let account: Row = {};
    for (const { table, person, society } of columns) {
      const { rows } = await sql<{ row: Row }>`
        select ${society ? sql`jsonb_build_object('society', (select name from societies where id = own.society_id)) ||` : sql``}
          to_jsonb(own) as row
        from ${sql.table(table)} as own where own.${sql.ref(person)} = ${universityId}`.execute(trx);
      const narrow = person === 'university_id' ? undefined : ofOthers[table];
      const shown = rows.map(({ row }) => without(narrow ? only(row, narrow) : row));
      if (table === 'users') account = shown[0] ?? {};
      else add(table, shown);
    }
    // The thread and the earlier versions of the user's requests; who else wrote in it is other people's data.
    for (const table of ['society_request_messages', 'society_request_versions']) {
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(part) - 'author' as row from ${sql.table(table)} as part
        join society_requests on society_requests.id = part.request_id
        where society_requests.university_id = ${universityId} and to_jsonb(part) ->> 'author' is distinct from ${universityId}
        order by part.request_id, part.sent_at`.execute(trx);
      add(
        table,
        rows.map(({ row }) => row),
      );
    }
    // What others did to the user, without who did it, which is other people's data.
    const named = `%${JSON.stringify(universityId)}%`;
    const { rows: about } = await sql<{ row: Row }>`
      select to_jsonb(history) - 'actor' as row from history
      where actor is distinct from ${universityId} and (
        (subject_kind = 'user' and subject_id = ${universityId} and action <> 'user.removed')
        or (action = any(${actionsNamingPeople}::text[]) and (before::text like ${named} or after::text like ${named})))
      order by id`.execute(trx);
    add(
      'history',
      about.map(({ row }) => row),
    );
    const { rows: kept } = await sql<{ table: string; row: Row }>`
      select 'removed ' || (part ->> 'table') as "table", gone as row
      from removals, jsonb_array_elements(tables) as part, jsonb_array_elements(part -> 'rows') as gone
      where gone ->> 'university_id' = ${universityId}`.execute(trx);
    for (const { table, row } of kept) add(table, [without(row)]);
    return { exported_at: new Date().toISOString(), account, tables };
  });
