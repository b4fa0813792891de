import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Replaced in tests by a model of power cuts; in production just `fsyncSync`. */
export interface Disk {
  /** Makes a file's content durable. */
  syncFile(descriptor: number): void;
  /** Makes a folder's entries durable. */
  syncFolder(folder: string): void;
}

// Windows cannot open folders; NTFS journals names by itself.
const canSyncFolders = process.platform !== 'win32';

export function syncFolder(folder: string): void {
  if (!canSyncFolders) return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export const realDisk: Disk = { syncFile: fsyncSync, syncFolder };
