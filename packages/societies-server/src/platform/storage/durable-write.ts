import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Makes the entries of a folder survive a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder and those above it, up to `root`, and makes that durable. */
async function durableFolder(root: string, folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let parent = path.dirname(folder); parent.startsWith(root); parent = path.dirname(parent))
    await syncFolder(parent);
}

/** An emptied folder may be removed between its making and its use. */
async function openInFolder(root: string, file: string) {
  for (let attempt = 1; ; attempt += 1) {
    await durableFolder(root, path.dirname(file));
    try {
      return await open(file, 'wx', 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === 3) throw error;
    }
  }
}

/** How the names of unfinished files begin. */
export const unfinished = '.unfinished-';

/**
 * Writes a file so that it is there whole or not at all, also after a power cut: a temporary file in the same folder, fsync,
 * rename, fsync of the folder.
 * @param root the topmost folder that this may create.
 */
export async function writeDurably(root: string, file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  const temporary = path.join(folder, `${unfinished}${randomUUID()}`);
  try {
    const handle = await openInFolder(root, temporary);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
