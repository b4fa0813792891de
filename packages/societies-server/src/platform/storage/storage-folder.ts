import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unfinished } from './durable-write.ts';

/**
 * Names of files that mark a running backup: this one is an operator's own, and each of our backups adds an ending. A file is
 * valid for some milliseconds, and its backup keeps touching it.
 */
export const holdName = '.hold';
const isHold = (name: string) => name === holdName || name.startsWith(`${holdName}-`);
export const holdFresh = 10 * 60_000;

/** The subfolder for uploads that are not yet validated. */
const incomingName = 'incoming';
export const incomingFolderIn = (root: string) => path.join(root, incomingName, 'uploads');

/**
 * Whether a row may name the file, which is not so while it is being received or written.
 * @param name relative to the folder of pictures.
 */
export function isPicture(name: string): boolean {
  const file = path.basename(name);
  return name.split(path.sep)[0] !== incomingName && !isHold(file) && !file.startsWith(unfinished);
}

/** The file name of a picture's WebP version. */
export const lightName = (version: string) => `${version}.webp`;

/** The holds in the folder, and when each was touched last. */
async function holdsIn(root: string) {
  const names = await readdir(root).catch(() => []);
  const found = names.filter(isHold).map(async (name) => {
    const file = path.join(root, name);
    return { file, touched: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
  });
  return Promise.all(found);
}

/** Whether a backup is running; until the last one ends, files without a row are kept. */
export async function isHeld(root: string): Promise<boolean> {
  return (await holdsIn(root)).some(({ touched }) => Date.now() - touched < holdFresh);
}

/** Keeps replaced and deleted pictures on disk during the work. Ends its own hold alone, not that of another backup. */
export async function holdingPictures<T>(root: string, work: () => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  // Left by backups that were killed; one that only slept makes its own anew.
  for (const { file, touched } of await holdsIn(root))
    if (Date.now() - touched > 24 * holdFresh) await rm(file, { force: true });
  const hold = path.join(root, `${holdName}-${randomUUID()}`);
  await writeFile(hold, '');
  const touch = setInterval(() => void writeFile(hold, '').catch(() => {}), holdFresh / 4);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    await rm(hold, { force: true });
  }
}
