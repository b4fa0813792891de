import { existsSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { createDatabase } from '../database/create-database.ts';
import { FolderInUse } from '../database/embedded/folder-lock.ts';
import type { Database } from '../database/schema.ts';
import { entriesIn, writeArchive } from '../platform/archive.ts';
import { holdFresh, holdName, isPicture } from '../platform/storage/storage-folder.ts';
import { copyDatabase, type CopyFile } from './copy-database.ts';
import { OperationError } from './operation-error.ts';
import { exportTables } from './tables.ts';
import { inWorkshop } from './workshop.ts';

/** The archive's `manifest.json`. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** Migrations applied to the database at the time of the backup. */
  migrations: string[];
  /** Row counts by table. */
  tables: Record<string, number>;
  /** Whether pictures are included, which is the case with the server's own storage. */
  pictures: boolean;
}

export type Settings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databasePoolSize' | 'preparedStatements' | 'storage'
>;

/** Opens the configured database for reading, also while a server runs on it. */
async function reading<T>(
  settings: Settings,
  workshop: string,
  copyFile: CopyFile | undefined,
  work: (database: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const on = async (own: Settings) => {
    const engine = await createDatabase(own);
    try {
      return await engine.patiently(work);
    } finally {
      await engine.close();
    }
  };
  try {
    return await on(settings);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
  }
  // A running server has it open, so read from a copy.
  const dataDir = path.join(workshop, 'copy');
  await mkdir(dataDir, { recursive: true });
  await copyDatabase(settings.dataDir, path.join(dataDir, 'database'), copyFile);
  return on({ ...settings, dataDir });
}

/** Keeps replaced and deleted pictures on disk while the backup may refer to them. */
async function holdingPictures<T>(storage: string, work: () => Promise<T>): Promise<T> {
  const hold = path.join(storage, holdName);
  await mkdir(storage, { recursive: true });
  await writeFile(hold, '');
  const touch = setInterval(() => {
    const now = new Date();
    void utimes(hold, now, now).catch(() => {});
  }, holdFresh / 4);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    await rm(hold, { force: true });
  }
}

/**
 * Writes a consistent backup to one file, while the server may keep running. It can be restored into either engine. It contains
 * password hashes, so whoever can read it can try to crack passwords.
 * @returns row counts by table.
 * @throws {OperationError} if the file already exists.
 */
export async function backup(
  settings: Settings,
  target: string,
  copyFile?: CopyFile,
): Promise<Record<string, number>> {
  if (existsSync(target)) throw new OperationError(`"${target}" is there already: name a new file.`);
  const storage = path.join(settings.dataDir, 'storage');
  return inWorkshop(settings.dataDir, 'backup', (workshop) =>
    holdingPictures(storage, async () => {
      const tables = path.join(workshop, 'tables');
      await mkdir(tables);
      const [counts, applied] = await reading(settings, workshop, copyFile, async (database) => [
        await exportTables(database, tables),
        await database.selectFrom('schema_migrations').select('name').orderBy('name').execute(),
      ]);
      const manifest: Manifest = {
        format: 1,
        createdAt: new Date().toISOString(),
        migrations: applied.map(({ name }) => name),
        tables: counts,
        pictures: settings.storage === null,
      };
      const manifestFile = path.join(workshop, 'manifest.json');
      await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
      await writeArchive(
        target,
        (async function* entries() {
          yield { name: 'manifest.json', file: manifestFile };
          yield* entriesIn(tables, 'tables');
          if (!manifest.pictures) return;
          for await (const picture of entriesIn(storage, 'storage')) {
            if (isPicture(path.relative(storage, picture.file))) yield picture;
          }
        })(),
      );
      return counts;
    }),
  );
}
