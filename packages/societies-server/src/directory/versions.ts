import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What the directory holds. */
export const directoryContents = ['societies', 'events'] as const;
export type DirectoryContent = (typeof directoryContents)[number];

/**
 * Parts of the directory: societies fall into them by the remainder of their ids, so that writers rarely wait for each other
 * and readers load again only what is near a change. Their events do likewise, in parts of their own behind those.
 */
export const directoryParts = 128;

const firstPartOf = (content: DirectoryContent) => directoryContents.indexOf(content) * directoryParts;

/** The part that a society, or its events, are in. */
export const partOf = (content: DirectoryContent, societyId: number) =>
  firstPartOf(content) + (societyId % directoryParts);

/**
 * The end of a statement that has changed what the directory holds of some societies: marks their parts as changed.
 * @param changed a relation of the statement with the societies' `id`s.
 * @param content what of them has changed.
 */
export const markChanged = (changed: string, content: DirectoryContent = 'societies') => sql`
  insert into directory_versions (part, version)
  select distinct (id % ${sql.lit(directoryParts)})::integer + ${sql.lit(firstPartOf(content))}, 1
  from ${sql.table(changed)} order by 1
  on conflict (part) do update set version = directory_versions.version + 1`;

async function touch(database: Kysely<Database>, societyIds: readonly number[], content: DirectoryContent) {
  await sql`with changed as (select unnest(${societyIds}::bigint[]) as id) ${markChanged('changed', content)}`.execute(
    database,
  );
}

/** The same as a statement of its own, in the transaction that changes something. */
export const touchDirectory = (trx: Kysely<Database>, ...societyIds: number[]): Promise<void> =>
  touch(trx, societyIds, 'societies');

/** The same for events that come, go, or change in anything but who is in them. */
export const touchEvents = (trx: Kysely<Database>, ...societyIds: number[]): Promise<void> =>
  touch(trx, societyIds, 'events');
