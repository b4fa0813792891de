import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { isReplacing } from '../database/embedded/replacement.ts';

/** What a workshop is for; its folder's name in DATA_DIR begins so. */
export type Work = 'backup' | 'restore';
const prefixes: readonly string[] = ['backup-', 'restore-'];

/** Milliseconds between the making of a workshop and its lock, with room. */
const grace = 60_000;

/**
 * Removes workshops in DATA_DIR whose process ended before it could: they hold a copy of everything. The lock of a workshop
 * dies with its process, so those at work are left alone.
 */
export async function sweepWorkshops(dataDir: string): Promise<void> {
  // What a replacement that was cut short still needs lies in one of them.
  if (isReplacing(dataDir)) return;
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() || !prefixes.some((prefix) => entry.name.startsWith(prefix))) continue;
    const folder = path.join(dataDir, entry.name);
    const made = await stat(folder).catch(() => undefined);
    if (!made || (Date.now() - made.mtimeMs < grace && !existsSync(path.join(folder, 'lock')))) continue;
    try {
      lockFolder(folder).release();
    } catch {
      continue;
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder in DATA_DIR for this work alone, removed afterwards. */
export async function inWorkshop<T>(
  dataDir: string,
  what: Work,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await sweepWorkshops(dataDir);
  const folder = await mkdtemp(path.join(dataDir, `${what}-`));
  const lock = lockFolder(folder);
  try {
    return await work(folder);
  } finally {
    lock.release();
    // A replacement that failed half way is finished later, out of this folder.
    if (!isReplacing(dataDir)) await rm(folder, { recursive: true, force: true });
  }
}
