import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { syncFolder } from '../database/embedded/disk.ts';

/** An archive that is truncated, damaged or not an archive. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** A file or folder for an archive: its name there, and its path. */
export interface Entry {
  name: string;
  file: string;
}

async function syncFile(file: string) {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

/** Opens a file, so that it stays readable if it is deleted; undefined if it has been. */
async function openEntry(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a gzipped tar, which appears under its name only when it is complete and durable. Files that are deleted meanwhile are
 * left out; the others must not change their length.
 */
export async function writeArchive(target: string, entries: AsyncIterable<Entry>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const beginning = `${target}.part`;
  const pack = tar.pack();
  const written = pipeline(pack, createGzip({ level: 6 }), createWriteStream(beginning, { mode: 0o600 }));
  try {
    const feeding = (async () => {
      for await (const { name, file } of entries) {
        const handle = await openEntry(file);
        if (!handle) continue;
        try {
          const stats = await handle.stat();
          if (stats.isDirectory()) {
            pack.entry({ name, type: 'directory', mode: 0o700 });
            continue;
          }
          const entry = pack.entry({ name, size: stats.size, mode: 0o600 });
          await pipeline(handle.createReadStream({ autoClose: false }), entry);
        } finally {
          await handle.close();
        }
      }
      pack.finalize();
    })();
    feeding.catch((error: unknown) => {
      pack.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    await Promise.all([written, feeding]);
    await syncFile(beginning);
    await rename(beginning, target);
  } catch (error) {
    await rm(beginning, { force: true });
    throw error;
  }
}

/** @throws if a name leads out of the folder. */
function inside(folder: string, name: string): string {
  const target = path.resolve(folder, name);
  if (!target.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new BadArchive(`it holds the name "${name}"`);
  return target;
}

/** Extracts a gzipped tar into a folder. @throws {BadArchive} */
export async function readArchive(source: string, folder: string): Promise<void> {
  const extract = tar.extract();
  const unpacked = (async () => {
    for await (const entry of extract) {
      const target = inside(folder, entry.header.name);
      if (entry.header.type !== 'file') {
        if (entry.header.type === 'directory') await mkdir(target, { recursive: true, mode: 0o700 });
        entry.resume();
        continue;
      }
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
    }
  })();
  try {
    await Promise.all([pipeline(createReadStream(source), createGunzip(), extract), unpacked]);
  } catch (error) {
    throw error instanceof BadArchive
      ? error
      : new BadArchive(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Everything in a folder, with a prefix to the names. */
export async function* entriesIn(folder: string, prefix: string): AsyncGenerator<Entry> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const file = path.join(folder, entry.name);
    const name = path.posix.join(prefix, entry.name);
    yield { name, file };
    if (entry.isDirectory()) yield* entriesIn(file, name);
  }
}

/** Makes everything in a folder durable. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const below = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(below);
    else await syncFile(below);
  }
  syncFolder(folder);
}
