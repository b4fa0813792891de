import { existsSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { ConfigError, type Config } from '../config.ts';
import { isReplacing } from '../database/embedded/replacement.ts';
import { appliedMigrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { isPicture } from '../platform/storage/storage-folder.ts';

/*
 * An installation is its database, its pictures and its secret. Where one of them is missing, a wrong DATA_DIR, a volume that is
 * not mounted or a lost folder is likelier than a new installation: a start would make a new one in its place, and remove
 * pictures that no row names.
 */

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'storage' | 'jwtSecret' | 'startIncomplete'>;

/** What somebody does who means it. */
const orElse = 'or say START_INCOMPLETE=true if it is meant';

/** Whether a folder holds a file that counts, at any depth. */
async function holds(folder: string, counts: (name: string) => boolean): Promise<boolean> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.some(
    (entry) => entry.isFile() && counts(path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
}

const secretFile = ({ dataDir }: Settings) => path.join(dataDir, 'jwt-secret');

/** Whether DATA_DIR holds an embedded database; the folder alone may be where one should be mounted. */
export const holdsDatabase = ({ dataDir }: Pick<Settings, 'dataDir'>) =>
  existsSync(path.join(dataDir, 'database', 'PG_VERSION')) || isReplacing(dataDir);

/** The parts of an installation that DATA_DIR holds beside a database. */
async function partsIn(settings: Settings): Promise<string[]> {
  const { dataDir, databaseUrl } = settings;
  const found = {
    storage: await holds(path.join(dataDir, 'storage'), isPicture),
    mail: await holds(path.join(dataDir, 'mail'), (name) => name.endsWith('.eml')),
    'jwt-secret': !databaseUrl && existsSync(secretFile(settings)),
    database: databaseUrl !== null && holdsDatabase(settings),
  };
  return Object.entries(found).flatMap(([name, there]) => (there ? [name] : []));
}

/**
 * Refuses to make a new embedded database beside what is left of an installation.
 * @throws {ConfigError}
 */
export async function checkDatabaseIsThere(settings: Settings): Promise<void> {
  const { dataDir, databaseUrl, startIncomplete } = settings;
  if (databaseUrl !== null || startIncomplete || holdsDatabase(settings)) return;
  const parts = await partsIn(settings);
  if (parts.length === 0) return;
  throw new ConfigError(
    `DATA_DIR "${dataDir}" holds ${parts.join(' and ')} but no database: put the database back or restore a backup, give an empty folder for a new installation, ${orElse}.`,
  );
}

/**
 * Refuses to make tables in an empty PostgreSQL beside what is left of an installation.
 * @throws {ConfigError}
 */
export async function checkTablesAreThere(settings: Settings, database: Kysely<Database>): Promise<void> {
  if (settings.databaseUrl === null || settings.startIncomplete) return;
  if (await appliedMigrations(database)) return;
  const parts = await partsIn(settings);
  if (parts.length === 0) return;
  throw new ConfigError(
    `DATABASE_URL names an empty database but DATA_DIR "${settings.dataDir}" holds ${parts.join(' and ')}: name the right database or restore a backup, give an empty folder for a new installation, ${orElse}.`,
  );
}

/** Pictures that are looked for. One that is there is enough: single ones are missed by who opens them. */
const looksFor = 20;

/**
 * Refuses to serve an embedded database whose pictures, or whose secret, are not in DATA_DIR.
 * @param warn is called instead of refusing pictures that a PostgreSQL names: another server may have them.
 * @throws {ConfigError}
 */
export async function checkRestIsThere(
  settings: Settings,
  database: Kysely<Database>,
  warn: (line: string) => void,
): Promise<void> {
  const { dataDir, databaseUrl, storage, jwtSecret, startIncomplete } = settings;
  if (startIncomplete) return;
  if (storage === null) {
    const named = await database
      .selectFrom('storage_objects')
      .select(['space', 'version'])
      .orderBy('updated_at', 'desc')
      .limit(looksFor)
      .execute();
    const folder = path.join(dataDir, 'storage');
    const found = named.map(({ space, version }) =>
      access(path.join(folder, space, version)).then(
        () => true,
        () => false,
      ),
    );
    if (named.length > 0 && !(await Promise.all(found)).includes(true)) {
      const line = `The database names pictures but "${folder}" holds none of them: put the folder back from a backup, name the right DATA_DIR, ${orElse}.`;
      if (databaseUrl === null) throw new ConfigError(line);
      warn(line);
    }
  }
  if (databaseUrl !== null || jwtSecret !== null || existsSync(secretFile(settings))) return;
  const signedIn = await database
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .execute();
  if (signedIn.length > 0)
    throw new ConfigError(
      `DATA_DIR "${dataDir}" holds a database that people are signed in to but no jwt-secret: put the file back or another with 32 bytes or more, which ends links in mails and codes for the door, ${orElse}.`,
    );
}
