import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { createDatabase } from '../database/create-database.ts';
import { FolderInUse } from '../database/embedded/folder-lock.ts';
import { appliedMigrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { entriesIn, NameTaken, writeArchive } from '../platform/archive.ts';
import { holdingPictures, isPicture } from '../platform/storage/storage-folder.ts';
import { copyDatabase, type CopyFile } from './copy-database.ts';
import { holdsDatabase } from './missing-parts.ts';
import { OperationError } from './operation-error.ts';
import { exportTables, type TableSums } from './tables.ts';
import { proveBackup } from './prove-backup.ts';
import { inWorkshop } from './workshop.ts';

/** The archive's `manifest.json`. */
export interface Manifest extends TableSums {
  format: 1;
  createdAt: string;
  /** Migrations applied to the database at the time of the backup. */
  migrations: string[];
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

const isThere = (target: string) => new OperationError(`"${target}" is there already: name a new file.`);

/**
 * Writes a consistent backup to one file, while the server may keep running, and reads it back. It can be restored into either
 * engine. It contains password hashes, so whoever can read it can try to crack passwords.
 * @returns row counts by table.
 * @throws {OperationError} if the file already exists, and if pictures are missing; then the file has everything else.
 */
export async function backup(
  settings: Settings,
  target: string,
  copyFile?: CopyFile,
): Promise<Record<string, number>> {
  if (existsSync(target)) throw isThere(target);
  if (settings.databaseUrl === null && !holdsDatabase(settings))
    throw new OperationError(
      `DATA_DIR "${settings.dataDir}" holds no database, so there is nothing to back up: name the right one.`,
    );
  const storage = path.join(settings.dataDir, 'storage');
  let missing: string[] = [];
  const counts = await inWorkshop(settings.dataDir, 'backup', (workshop) =>
    holdingPictures(storage, async () => {
      const tables = path.join(workshop, 'tables');
      await mkdir(tables);
      const [sums, migrations] = await reading(settings, workshop, copyFile, async (database) => {
        const applied = await appliedMigrations(database);
        if (!applied)
          throw new OperationError(
            'DATABASE_URL names a database without tables, so there is nothing to back up: name the right one.',
          );
        return [await exportTables(database, tables), applied] as const;
      });
      const manifest: Manifest = {
        format: 1,
        createdAt: new Date().toISOString(),
        migrations,
        ...sums,
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
        async (file) => {
          missing = await proveBackup(file, manifest);
        },
      ).catch((error: unknown) => {
        throw error instanceof NameTaken ? isThere(target) : error;
      });
      return sums.tables;
    }),
  );
  if (missing.length > 0)
    throw new OperationError(
      `"${target}" is written, but pictures that the database names are missing or damaged in "${storage}", ${missing.length} in all, such as ${missing[0]}: take that folder from an older backup, or upload them again.`,
    );
  return counts;
}
