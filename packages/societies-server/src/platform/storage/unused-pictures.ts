import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FileStore } from './file-store.ts';
import { readImageUrl } from './image-urls.ts';
import { isBucket, spaceName, spaceOf, type Bucket, type PictureLocation, type Space } from './locations.ts';

/** Milliseconds that an uploaded picture may wait for its form to be sent. */
const gracePeriod = 24 * 60 * 60_000;

/** All picture addresses shown for a user or society. New picture columns must be added here. */
export async function shownBy(
  database: Kysely<Database>,
  space: PictureLocation['space'],
): Promise<(string | null)[]> {
  if (space.kind === 'user') {
    const rows = await database
      .selectFrom('users')
      .where('university_id', '=', space.universityId)
      .select('avatar')
      .execute();
    return rows.map(({ avatar }) => avatar);
  }
  const { societyId } = space;
  const [removed, societies, widgets, ...items] = await Promise.all([
    // Deleted things may be restored with their pictures.
    database.selectFrom('removals').where('society_id', '=', societyId).select('pictures').execute(),
    database.selectFrom('societies').where('id', '=', societyId).select(['logo', 'banner']).execute(),
    database
      .selectFrom('widgets')
      .where('society_id', '=', societyId)
      .where('images', 'is not', null)
      .select('images')
      .execute(),
    ...(['events', 'posts', 'merch'] as const).map((table) =>
      database
        .selectFrom(table)
        .where('society_id', '=', societyId)
        .where('image', 'is not', null)
        .select('image')
        .execute(),
    ),
  ]);
  return [
    ...removed.flatMap(({ pictures }) => pictures),
    ...societies.flatMap(({ logo, banner }) => [logo, banner]),
    ...widgets.flatMap(({ images }) => images ?? []),
    ...items.flatMap((rows) => rows.map(({ image }) => image)),
  ];
}

/** The keys of a society's documents that are in use. All are while a removed society can be restored with them. */
async function documentsOf(database: Kysely<Database>, societyId: number): Promise<'all' | Set<string>> {
  const removed = await database
    .selectFrom('removals')
    .select('id')
    .where('kind', '=', 'society')
    .where('society_id', '=', societyId)
    .executeTakeFirst();
  if (removed) return 'all';
  const rows = await database
    .selectFrom('affiliation_answers')
    .select('document_key')
    .where('society_id', '=', societyId)
    .where('document_key', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ document_key: key }) => key ?? []));
}

/** Of some keys of a space those that nothing names. */
async function unusedOf(
  database: Kysely<Database>,
  space: Space,
  keys: readonly string[],
): Promise<string[]> {
  if (space.kind === 'documents') {
    const used = await documentsOf(database, space.societyId);
    return used === 'all' ? [] : keys.filter((key) => !used.has(key));
  }
  const shown = new Set(
    (await shownBy(database, space)).map(
      (url) => url && readImageUrl(url, { hosted: null, host: '' })?.location.key,
    ),
  );
  return keys.filter((key) => !shown.has(key));
}

const known = (bucket: string): bucket is Bucket => isBucket(bucket) || bucket === 'documents';

/**
 * Deletes pictures uploaded a day or more ago that are shown nowhere, of forms that were never sent and of deleted users and
 * societies, and documents that nothing names.
 * @returns how many were deleted.
 */
export async function removeUnused(files: FileStore, database: Kysely<Database>): Promise<number> {
  const before = new Date(Date.now() - gracePeriod);
  const old = () => database.selectFrom('storage_objects').where('updated_at', '<', before);
  let removed = 0;
  for (const { space: name } of await old().select('space').distinct().orderBy('space').execute()) {
    const rows = await old().where('space', '=', name).select(['bucket', 'key']).execute();
    for (const bucket of new Set(rows.map((row) => row.bucket))) {
      const keys = rows.filter((row) => row.bucket === bucket).map(({ key }) => key);
      const space = keys[0] === undefined ? undefined : spaceOf(bucket, keys[0]);
      if (!space || !known(bucket) || spaceName(space) !== name) continue;
      removed += (await files.removeObjects(bucket, await unusedOf(database, space, keys))).length;
    }
  }
  return removed;
}
