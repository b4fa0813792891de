import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Finds out from the catalogue which tables refer to a row, so that a table which is added later counts too.
 * @param columns of the table, the key that others refer to.
 * @param ignored tables that do not count.
 * @returns a condition: whether any of them refers to the row of that alias.
 */
export async function referredTo(
  trx: Transaction<Database>,
  table: 'users' | 'societies' | 'events',
  columns: readonly string[],
  ignored: readonly string[],
): Promise<(alias: string) => RawBuilder<boolean>> {
  const { rows } = await sql<{ name: string; own: string[]; theirs: string[] }>`
    select r.relname as name,
      array(select a.attname::text from unnest(c.conkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.place)::text[] as own,
      array(select a.attname::text from unnest(c.confkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number order by k.place)::text[] as theirs
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      join pg_namespace n on n.oid = t.relnamespace
    where c.contype = 'f' and n.nspname = current_schema() and t.relname = ${table} and c.conrelid <> c.confrelid
    order by r.relname, c.conname`.execute(trx);
  const counting = rows.filter(
    ({ name, theirs }) => !ignored.includes(name) && theirs.join() === columns.join(),
  );
  return (alias) =>
    counting.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(${sql.join(
          counting.map(
            ({ name, own, theirs }) =>
              sql`exists (select 1 from ${sql.table(name)} as referring where ${sql.join(
                own.map(
                  (column, index) =>
                    sql`${sql.ref(`referring.${column}`)} = ${sql.ref(`${alias}.${theirs[index] ?? ''}`)}`,
                ),
                sql` and `,
              )})`,
          ),
          sql` or `,
        )})`;
}
