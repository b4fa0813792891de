import { closeSync, fsyncSync, openSync } from 'node:fs';

/** What a power-cut model watches; in production it is `fsyncSync` on the descriptor and nothing else. */
export interface Disk {
  /** Makes a file's bytes survive a power cut. */
  syncFile(descriptor: number): void;
  /** Makes the names in a folder survive a power cut. */
  syncFolder(folder: string): void;
}

// Folders cannot be opened on Windows; there NTFS journals names by itself.
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
