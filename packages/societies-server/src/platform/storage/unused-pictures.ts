import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FileStore } from './file-store.ts';
import { readImageUrl } from './image-urls.ts';
import { locationOf, isBucket, spaceName, type Space } from './locations.ts';

/** Milliseconds that an uploaded picture may wait for its form to be sent. */
const gracePeriod = 24 * 60 * 60_000;

/** All picture addresses shown for a user or society. New picture columns must be added here. */
export async function shownBy(database: Kysely<Database>, space: Space): Promise<(string | null)[]> {
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

/**
 * Deletes pictures uploaded a day or more ago that are shown nowhere: of forms that were never sent, and of deleted users and
 * societies.
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
      const location = isBucket(bucket) && keys[0] !== undefined ? locationOf(bucket, keys[0]) : undefined;
      if (!location || !isBucket(bucket) || spaceName(location.space) !== name) continue;
      const shown = new Set(
        (await shownBy(database, location.space)).map(
          (url) => url && readImageUrl(url, { hosted: null, host: '' })?.location.key,
        ),
      );
      removed += (
        await files.removeObjects(
          bucket,
          keys.filter((key) => !shown.has(key)),
        )
      ).length;
    }
  }
  return removed;
}
