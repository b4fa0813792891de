import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { unfinished } from './durable-write.ts';
import { isHeld, lightName } from './storage-folder.ts';

/** Milliseconds that a file without a row is kept: longer than any upload takes to write its row. */
const sweepGrace = 15 * 60_000;

async function entries(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}

/**
 * Deletes files without a row: replaced pictures if the process ended before deleting them, and interrupted uploads.
 * @param grace milliseconds; younger files are kept, because their row may follow.
 * @returns how many were deleted.
 */
export async function sweepFiles(
  database: Kysely<Database>,
  root: string,
  grace: number = sweepGrace,
): Promise<number> {
  if (await isHeld(root)) return 0;
  let removed = 0;
  const oldest = Date.now() - grace;
  for (const kind of await entries(root)) {
    if (!kind.isDirectory()) continue;
    for (const space of await entries(path.join(root, kind.name))) {
      if (!space.isDirectory()) continue;
      removed += await sweepSpace(database, root, { space: `${kind.name}/${space.name}`, oldest });
    }
  }
  return removed;
}

async function sweepSpace(
  database: Kysely<Database>,
  root: string,
  { space, oldest }: { space: string; oldest: number },
): Promise<number> {
  const folder = path.join(root, space);
  const old: string[] = [];
  for (const { name } of await entries(folder)) {
    const info = await stat(path.join(folder, name)).catch(() => undefined);
    if (info && info.mtimeMs < oldest) old.push(name);
  }
  if (old.length === 0) return 0;
  const rows = await database
    .selectFrom('storage_objects')
    .where('space', '=', space)
    .select('version')
    .execute();
  const named = new Set(rows.flatMap(({ version }) => [version, lightName(version)]));
  const orphans = old.filter((name) => name.startsWith(unfinished) || !named.has(name));
  for (const name of orphans) await rm(path.join(folder, name), { force: true });
  return orphans.length;
}
