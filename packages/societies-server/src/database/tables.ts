import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Tables that describe the database itself, not content. */
const ownOfDatabase: ReadonlySet<string> = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'installation',
  // The ledger of the versions before the first migration.
  'schema_migrations',
]);

/**
 * Tables whose rows lie in the order in which people voted until voting has ended, and a column that orders them otherwise. Whatever leaves
 * the database with them is ordered by it.
 */
export const orderTells: ReadonlyMap<string, string> = new Map([
  ['election_ballots', 'receipt'],
  ['election_voters', 'university_id'],
]);

/** Every content table, ordered so that foreign keys point to earlier ones. */
export async function tablesInOrder(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; refers: string[] }>`
    select t.relname as name,
      coalesce((
        select json_agg(distinct r.relname) from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid
      ), '[]'::json) as refers
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = current_schema() and t.relkind = 'r'
    order by t.relname`.execute(database);
  const left = rows.filter(({ name }) => !ownOfDatabase.has(name));
  const ordered: string[] = [];
  while (left.length > 0) {
    const ready = left.findIndex(({ refers }) =>
      refers.every((name) => ordered.includes(name) || ownOfDatabase.has(name)),
    );
    const [next] = left.splice(ready, 1);
    if (ready < 0 || !next) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next.name);
  }
  return ordered;
}
