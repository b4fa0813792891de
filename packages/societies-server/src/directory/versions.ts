import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What the directory holds. */
export const directoryContents = ['societies', 'events'] as const;
export type DirectoryContent = (typeof directoryContents)[number];

/**
 * Number of parts. A society belongs to a part by the remainder of its id, so that writers rarely wait for each other and
 * readers reload only a part. Events have as many parts, numbered after those of societies.
 */
export const directoryParts = 128;

const firstPartOf = (content: DirectoryContent) => directoryContents.indexOf(content) * directoryParts;

/** The part of a society or of its events. */
export const partOf = (content: DirectoryContent, societyId: number) =>
  firstPartOf(content) + (societyId % directoryParts);

/**
 * The end of a statement that changes societies: marks their parts of the directory as changed.
 * @param changed a relation of the statement with the societies' `id`s.
 * @param content what has changed.
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

/** The same as a separate statement of a transaction. */
export const touchDirectory = (trx: Kysely<Database>, ...societyIds: number[]): Promise<void> =>
  touch(trx, societyIds, 'societies');

/** The same for the societies in whose committee somebody is. */
export const touchCommitteesOf = async (trx: Kysely<Database>, universityId: string): Promise<void> => {
  await sql`
    with held as (
      select society_id as id from memberships where university_id = ${universityId} and role_id is not null
    )
    ${markChanged('held')}`.execute(trx);
};

/** The same for events that are added, deleted or edited; not for changes of their guests. */
export const touchEvents = (trx: Kysely<Database>, ...societyIds: number[]): Promise<void> =>
  touch(trx, societyIds, 'events');
