/** Seeded databases are kept, because the largest takes a minute or two; each measurement works on a copy. */
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../src/database/create-database.ts';
import { migrate, migrations } from '../src/database/migrations/index.ts';
import { seedBasics } from '../src/database/seeds/basics.ts';
import { seedLarge } from '../src/database/seeds/large.ts';
import { createPasswords } from '../src/platform/passwords.ts';

const cache = fileURLToPath(new URL('../.cache/bench', import.meta.url));

/** A schema of another length makes them anew. */
const keptAt = (societies: number) => path.join(cache, `${societies}-${migrations.length}`);

/** Makes the platform with so many societies, unless it is kept already. */
export async function makePlatform(societies: number): Promise<void> {
  const kept = keptAt(societies);
  if (existsSync(kept)) return;
  const beginning = `${kept}.new`;
  await rm(beginning, { recursive: true, force: true });
  const { database, close } = await createDatabase({
    dataDir: beginning,
    databaseUrl: null,
    databasePoolSize: 1,
  });
  await migrate(database);
  await seedBasics(database);
  const passwords = await createPasswords();
  await seedLarge({ database, hashPassword: (password) => passwords.hash(password) }, societies);
  await close();
  await rename(beginning, kept);
}

/** Copies a platform that is kept to a new DATA_DIR. */
export const copyPlatform = (societies: number, dataDir: string) =>
  cp(keptAt(societies), dataDir, { recursive: true });
