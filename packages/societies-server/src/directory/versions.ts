import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Parts of the directory: societies fall into them by the remainder of their ids, so that writers rarely wait for each other
 * and readers load again only what is near a change.
 */
export const directoryParts = 128;

/**
 * The end of a statement that has changed what the directory holds of some societies: marks their parts as changed.
 * @param changed a relation of the statement with their `id`s.
 */
export const markChanged = (changed: string) => sql`
  insert into directory_versions (part, version)
  select distinct (id % ${sql.lit(directoryParts)})::integer, 1 from ${sql.table(changed)} order by 1
  on conflict (part) do update set version = directory_versions.version + 1`;

/** The same as a statement of its own, in the transaction that changes something. */
export async function touchDirectory(trx: Transaction<Database>, ...societyIds: number[]): Promise<void> {
  await sql`with changed as (select unnest(${societyIds}::bigint[]) as id) ${markChanged('changed')}`.execute(
    trx,
  );
}
