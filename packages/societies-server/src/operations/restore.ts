import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { createDatabase, type Engine } from '../database/create-database.ts';
import { FolderInUse, lockFolder } from '../database/embedded/folder-lock.ts';
import { finishReplacement, replaceFolders } from '../database/embedded/replacement.ts';
import { isDatabaseError } from '../database/errors.ts';
import { readOldLedger } from '../database/migrations/carry-over.ts';
import { migrate, migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { OperationError } from './operation-error.ts';
import { BadArchive, readArchive, syncTree } from '../platform/archive.ts';
import type { Manifest, Settings } from './backup.ts';
import { findDamagedPictures } from './prove-backup.ts';
import { importTables } from './tables.ts';
import { inWorkshop } from './workshop.ts';

const notEmpty =
  'The installation is not empty: restore into an empty one, or add --replace and lose what is there.';

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== 1 || !manifest.tables || !manifest.migrations)
    throw new OperationError('The file is no backup of Constellation.');
  const old = readOldLedger(manifest.migrations);
  if (old === 'unfinished')
    throw new OperationError(
      'The backup was made by a version that is too old: restore it with the version before this one, and back up again.',
    );
  const unknown = manifest.migrations.find((name) => !(name in migrations));
  if (unknown && !old)
    throw new OperationError(
      `The backup was made by a newer version (it has the step "${unknown}"): restore it with that one.`,
    );
  return manifest as Manifest;
}

/** @throws {OperationError} if there are users already. */
async function assertEmpty(database: Kysely<Database>): Promise<void> {
  const users = await database.selectFrom('users').select('university_id').limit(1).execute();
  if (users.length > 0) throw new OperationError(notEmpty);
}

const fill = (
  engine: Engine,
  folder: string,
  manifest: Manifest,
  replace: boolean,
): Promise<Record<string, number>> =>
  engine.patiently(async (database) => {
    await migrate(database);
    if (!replace) await assertEmpty(database);
    try {
      // The categories and permissions that a start has added are replaced too.
      return await importTables(
        database,
        path.join(folder, 'tables'),
        manifest,
        readOldLedger(manifest.migrations) !== undefined,
      );
    } catch (error) {
      if (isDatabaseError(error) && error.code === '55P03')
        throw new OperationError(
          'Another connection holds rows that the restore replaces: stop the servers on this database, and try again.',
        );
      throw error;
    }
  });

/** Builds the embedded database next to the old one, and replaces it when complete. */
async function restoreEmbedded(settings: Settings, workshop: string, manifest: Manifest, replace: boolean) {
  if (!replace && existsSync(path.join(settings.dataDir, 'database'))) {
    const engine = await createDatabase(settings);
    try {
      await engine.patiently(async (database) => {
        await migrate(database);
        await assertEmpty(database);
      });
    } finally {
      await engine.close();
    }
  }
  const dataDir = path.join(workshop, 'made');
  await mkdir(dataDir);
  const engine = await createDatabase({ ...settings, dataDir });
  let written: Record<string, number>;
  try {
    written = await fill(engine, workshop, manifest, false);
  } finally {
    await engine.close();
  }
  await rename(path.join(dataDir, 'database'), path.join(workshop, 'database'));
  const lock = lockFolder(settings.dataDir);
  try {
    finishReplacement(settings.dataDir);
    const names = ['database'];
    if (manifest.pictures) {
      const pictures = path.join(workshop, 'storage');
      await mkdir(pictures, { recursive: true });
      await syncTree(pictures);
      names.push('storage');
    }
    replaceFolders(settings.dataDir, path.basename(workshop), names);
  } finally {
    lock.release();
  }
  return written;
}

async function restorePostgres(settings: Settings, workshop: string, manifest: Manifest, replace: boolean) {
  // Pictures first: their names are new, so they do no harm if importing the rows then fails.
  const pictures = path.join(workshop, 'storage');
  if (manifest.pictures && existsSync(pictures)) {
    const place = path.join(settings.dataDir, 'storage');
    await cp(pictures, place, { recursive: true });
    await syncTree(place);
  }
  const engine = await createDatabase(settings);
  try {
    return await fill(engine, workshop, manifest, replace);
  } finally {
    await engine.close();
  }
}

/**
 * Restores a backup into the configured engine.
 * @param replace allows overwriting existing data.
 * @returns row counts by table.
 * @throws {OperationError}; nothing has changed then, unless all is restored but some pictures.
 */
export async function restore(
  settings: Settings,
  source: string,
  { replace = false } = {},
): Promise<Record<string, number>> {
  if (!settings.databaseUrl) {
    try {
      lockFolder(settings.dataDir).release();
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      throw new OperationError(`Stop the server first: ${error.message}`);
    }
  }
  return inWorkshop(settings.dataDir, 'restore', async (workshop) => {
    await readArchive(source, workshop).catch((error: unknown) => {
      if (error instanceof BadArchive)
        throw new OperationError(`"${source}" is no backup that can be read (${error.message}).`);
      throw error;
    });
    const manifest = await readManifest(workshop);
    for (const own of ['made', 'database'])
      await rm(path.join(workshop, own), { recursive: true, force: true });
    // Before the pictures are moved to their place.
    const damaged = manifest.pictures ? await findDamagedPictures(workshop, manifest) : [];
    const counts = await (settings.databaseUrl ? restorePostgres : restoreEmbedded)(
      settings,
      workshop,
      manifest,
      replace,
    );
    if (damaged.length > 0)
      throw new OperationError(
        `"${source}" is restored, but pictures that it names are missing or damaged in it, ${damaged.length} in all, such as ${damaged[0]}: take them from an older backup, or upload them again.`,
      );
    return counts;
  });
}
