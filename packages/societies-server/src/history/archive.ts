import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ArchivedTable } from '../database/schema/history.ts';
import { orderTells, tablesInOrder } from '../database/tables.ts';

type Trx = Transaction<Database>;
type Row = Record<string, unknown>;

interface Link {
  child: string;
  parent: string;
  /** Whether rows are deleted together with what they refer to. */
  cascades: boolean;
  columns: { name: string; refers: string; nullable: boolean }[];
}

async function findLinks(trx: Trx): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select child.relname as child, parent.relname as parent, c.confdeltype = 'c' as cascades,
      (
        select json_agg(json_build_object('name', own.attname, 'refers', other.attname, 'nullable', not own.attnotnull))
        from unnest(c.conkey, c.confkey) as pair (own_number, other_number)
        join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own_number
        join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other_number
      ) as columns
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_namespace n on n.oid = child.relnamespace
    where c.contype = 'f' and n.nspname = current_schema()`.execute(trx);
  return rows;
}

const recordset = (table: string, rows: readonly Row[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;

const matches = (child: string, parent: string, { columns }: Link) =>
  sql.join(
    columns.map(
      ({ name, refers }) => sql`${sql.ref(`${child}.${name}`)} = ${sql.ref(`${parent}.${refers}`)}`,
    ),
    sql` and `,
  );

/**
 * Reads and locks a row with all rows that would be deleted with it, in any table: none of them is changed, and none added, meanwhile.
 * @returns rows in an order that respects foreign keys; empty if the row does not exist.
 */
export async function readWithAll(
  trx: Trx,
  table: string,
  key: Readonly<Record<string, number>>,
): Promise<ArchivedTable[]> {
  const conditions = Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows: roots } = await sql<{ row: Row }>`
    select to_json(stored) as row from ${sql.table(table)} as stored
    where ${sql.join(conditions, sql` and `)} for update`.execute(trx);
  if (roots.length === 0) return [];
  const read = new Map<string, Row[]>([[table, roots.map(({ row }) => row)]]);
  const links = await findLinks(trx);
  for (const child of await tablesInOrder(trx)) {
    const parts = links
      .filter((link) => link.child === child && link.parent !== child && link.cascades)
      .flatMap((link) => {
        const parents = read.get(link.parent);
        return parents
          ? sql`${sql.table(child)} as own
              join ${recordset(link.parent, parents)} as parent on ${matches('own', 'parent', link)}`
          : [];
      });
    if (parts.length === 0) continue;
    // Locked before they are read: a sign-up of this moment is either in both the event's count and its rows, or in neither.
    for (const part of parts)
      await sql`select count(*) from (select 1 from ${part} for update of own) as held`.execute(trx);
    const key = orderTells.get(child);
    const order = key === undefined ? sql`` : sql`order by ${sql.ref(`stored.${key}`)}`;
    const addresses = parts.map((part) => sql`select own.ctid from ${part}`);
    const { rows } = await sql<{ rows: Row[] }>`
      select coalesce(json_agg(stored ${order}), '[]'::json) as rows from ${sql.table(child)} as stored
      where stored.ctid in (${sql.join(addresses, sql` union `)})`.execute(trx);
    const found = rows[0]?.rows ?? [];
    if (found.length > 0) read.set(child, found);
  }
  return [...read].map(([name, rows]) => ({ table: name, rows }));
}

/**
 * Reinserts what `readWithAll` read. Rows whose user or other parent was deleted meanwhile are left out, or, if the reference
 * is optional, lose it.
 * @returns the rows left out, by table.
 */
export async function writeBack(
  trx: Trx,
  tables: readonly ArchivedTable[],
): Promise<ReadonlyMap<string, Row[]>> {
  const links = await findLinks(trx);
  const leftOut = new Map<string, Row[]>();
  for (const { table, rows } of tables) {
    const own = links.filter(({ child, parent }) => child === table && parent !== table);
    const isThere = (link: Link) =>
      sql`exists (select 1 from ${sql.table(link.parent)} as parent where ${matches('kept', 'parent', link)})`;
    const optional = own.filter(({ columns }) => columns.some(({ nullable }) => nullable));
    const needed = own.filter((link) => !optional.includes(link));
    const there = needed.length > 0 ? sql.join(needed.map(isThere), sql` and `) : sql`true`;
    const names = Object.keys(rows[0] ?? {});
    const values = names.map((name) => {
      const link = optional.find(({ columns }) => columns.some((one) => one.nullable && one.name === name));
      const column = sql.ref(`kept.${name}`);
      return link ? sql`case when ${isThere(link)} then ${column} end` : column;
    });
    const { rows: gone } = await sql<{ row: Row }>`
      select to_json(kept) as row from ${recordset(table, rows)} as kept where not (${there})`.execute(trx);
    if (gone.length > 0)
      leftOut.set(
        table,
        gone.map(({ row }) => row),
      );
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${recordset(table, rows)} as kept where ${there}`.execute(trx);
  }
  return leftOut;
}
