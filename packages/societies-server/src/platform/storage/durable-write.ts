import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pRetry from 'p-retry';

/** Makes a folder's entries durable. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and its parents below `root`, durably. */
async function durableFolder(root: string, folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let parent = path.dirname(folder); parent.startsWith(root); parent = path.dirname(parent))
    await syncFolder(parent);
}

/** Retries, because an empty folder may be removed between its creation and use. */
const openInFolder = (root: string, file: string) =>
  pRetry(
    async () => {
      await durableFolder(root, path.dirname(file));
      return open(file, 'wx', 0o600);
    },
    {
      retries: 2,
      minTimeout: 0,
      shouldRetry: ({ error }) => (error as NodeJS.ErrnoException).code === 'ENOENT',
    },
  );

/** Prefix of incomplete files. */
export const unfinished = '.unfinished-';

/**
 * Writes a file atomically and durably: a temporary file in the same folder, fsync, rename, fsync of the folder.
 * @param root below which folders may be created.
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
