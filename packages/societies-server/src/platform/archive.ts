import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { syncFolder } from '../database/embedded/disk.ts';

/** An archive that is truncated, damaged or not an archive. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** Another file has the archive's name by now. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
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

/** Gives a complete file its name, without replacing another. @throws {NameTaken} */
async function place(file: string, target: string) {
  try {
    await link(file, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(target))
      throw new NameTaken(target, { cause: error });
    // Some disks have no hard links.
    await rename(file, target);
  }
  await rm(file, { force: true });
  syncFolder(path.dirname(target));
}

/**
 * Writes a gzipped tar, which appears under its name only when it is complete, checked and durable. Files that are deleted
 * meanwhile are left out; the others must not change their length.
 * @param check reads the finished file; what it throws leaves none.
 * @throws {NameTaken}
 */
export async function writeArchive(
  target: string,
  entries: AsyncIterable<Entry>,
  check: (file: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // A name of its own, so that another attempt at the same archive neither writes into it nor removes it.
  const beginning = `${target}.${randomUUID()}.part`;
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
    await check(beginning);
    await place(beginning, target);
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

/** What an archive holds under a name. */
export interface ArchivedEntry {
  name: string;
  type: string | null | undefined;
  content: AsyncIterable<Buffer>;
}

/** Reads a gzipped tar to its end. @param visit consumes the content of each entry. @throws {BadArchive} */
export async function visitArchive(
  source: string,
  visit: (entry: ArchivedEntry) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  const visited = (async () => {
    for await (const entry of extract) {
      await visit({
        name: entry.header.name,
        type: entry.header.type,
        content: entry as AsyncIterable<Buffer>,
      });
      entry.resume();
    }
  })();
  try {
    await Promise.all([pipeline(createReadStream(source), createGunzip(), extract), visited]);
  } catch (error) {
    throw error instanceof BadArchive
      ? error
      : new BadArchive(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Extracts a gzipped tar into a folder. @throws {BadArchive} */
export const readArchive = (source: string, folder: string): Promise<void> =>
  visitArchive(source, async ({ name, type, content }) => {
    const target = inside(folder, name);
    if (type === 'directory') await mkdir(target, { recursive: true, mode: 0o700 });
    if (type !== 'file') return;
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { mode: 0o600 }));
  });

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
