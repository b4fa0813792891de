import { sql, type Kysely } from 'kysely';
import type { OwnData } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** Columns that name the person a row belongs to. */
const owners = ['university_id', 'actor', 'owner', 'checked_in_by'];

/** Columns left out: whoever finds the file could sign in with what they hold. */
const secret = /hash|secret|token|salt/;

type Row = Record<string, unknown>;

const without = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name)));

/**
 * Everything that is stored about somebody, in one consistent read: their rows of every table with a column that names a
 * person. Tables that are added later are included without a change here.
 */
export const readOwnData = (database: Kysely<Database>, universityId: string): Promise<OwnData> =>
  inTransaction(database, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const { rows: columns } = await sql<{ table: string; owner: string; society: boolean }>`
      select c.relname as "table", a.attname as owner, exists (
        select 1 from pg_attribute s where s.attrelid = c.oid and s.attname = 'society_id' and not s.attisdropped) as society
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where n.nspname = current_schema() and c.relkind = 'r' and a.attname = any(${owners}::text[])
      order by c.relname, a.attname`.execute(trx);
    const tables: Record<string, Row[]> = {};
    let account: Row = {};
    for (const { table, owner, society } of columns) {
      const { rows } = await sql<{ row: Row }>`
        select ${society ? sql`jsonb_build_object('society', (select name from societies where id = own.society_id)) ||` : sql``}
          to_jsonb(own) as row
        from ${sql.table(table)} as own where own.${sql.ref(owner)} = ${universityId}`.execute(trx);
      const told = rows.map(({ row }) => without(row));
      if (table === 'users') account = told[0] ?? {};
      else if (told.length > 0) tables[table] = [...(tables[table] ?? []), ...told];
    }
    return { exported_at: new Date().toISOString(), account, tables };
  });
