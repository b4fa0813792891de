import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { entriesIn, NameTaken, readArchive, syncTree, writeArchive } from '../../platform/archive.ts';

/*
 * An archive of an empty database: `initdb` takes seconds and a gigabyte of memory, unpacking takes a moment. Like every data
 * folder, it belongs to one version of PGlite.
 */

/** The same version as in package.json. */
const engineVersion = '0.5.16';
const name = `empty-database-${engineVersion}.tar.gz`;

const here = import.meta.url;
/** Next to the built server; in the package's cache when running from source. */
export const imageFile = fileURLToPath(
  here.endsWith('.ts') ? new URL(`../../../.cache/${name}`, here) : new URL(`./${name}`, here),
);

async function initialise(folder: string): Promise<void> {
  const engine = await PGlite.create(folder);
  await engine.exec('checkpoint');
  await engine.close();
}

/** Creates an empty database in a new folder, durably. */
export async function makeDatabase(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(imageFile)) await readArchive(imageFile, folder);
  else await initialise(folder);
  await syncTree(folder);
}

/** Creates the archive, once per checkout; the build copies it next to the server. */
export async function makeImage(file = imageFile): Promise<void> {
  if (existsSync(file)) return;
  const workshop = await mkdtemp(path.join(tmpdir(), 'constellation-image-'));
  try {
    const folder = path.join(workshop, 'database');
    await initialise(folder);
    await writeArchive(file, entriesIn(folder, ''));
  } catch (error) {
    // Another process made it meanwhile.
    if (!(error instanceof NameTaken)) throw error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
