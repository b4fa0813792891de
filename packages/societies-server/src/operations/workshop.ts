import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { isReplacing } from '../database/embedded/replacement.ts';

/** The purpose of a temporary folder, the prefix of its name. */
export type Work = 'backup' | 'restore';
const prefixes: readonly string[] = ['backup-', 'restore-'];

/** Milliseconds, generously, between the creation of a folder and its lock. */
const grace = 60_000;

/**
 * Removes temporary folders in DATA_DIR left by killed processes, because they hold a copy of all data. A folder's lock ends
 * with its process, so those in use are kept.
 */
export async function sweepWorkshops(dataDir: string): Promise<void> {
  // One of them holds what an interrupted replacement still needs.
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

/** A temporary folder in DATA_DIR, removed after the work. */
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
    // A failed replacement is completed later, from this folder.
    if (!isReplacing(dataDir)) await rm(folder, { recursive: true, force: true });
  }
}
