import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../config.ts';

/** Another process holds DATA_DIR. */
export class FolderInUse extends ConfigError {}

/** Held until released or until the process ends in any way. */
export interface FolderLock {
  release(): void;
}

const holderOf = (file: string) => {
  try {
    return `process ${readFileSync(file, 'utf8').trim().slice(0, 20)}`;
  } catch {
    return 'another process';
  }
};

/**
 * Locks DATA_DIR for this process. Uses the operating system's lock on a file that SQLite opens exclusively: it ends with the
 * process, so there are no stale locks, and it needs no native package.
 * @throws {FolderInUse}
 */
export function lockFolder(folder: string): FolderLock {
  const holder = path.join(folder, 'lock.pid');
  const lock = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(
      `DATA_DIR "${folder}" is in use by ${holderOf(holder)}: stop it, or give this one a DATA_DIR of its own.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`, { mode: 0o600 });
  return {
    release() {
      lock.close();
    },
  };
}
