import { constants, copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesIn } from '../platform/archive.ts';
import { converse } from './control.ts';

/** Copies a file; a test replaces it by a slow one. */
export type CopyFile = (from: string, to: string) => Promise<void>;
const cloneFile: CopyFile = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);

/** The WAL's folder within the database's. */
const log = 'pg_wal';

/** Copies a folder that is in use: a file that is deleted meanwhile is not needed. */
async function copyFolder(from: string, to: string, wanted: (name: string) => boolean, copy: CopyFile) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const { name, file } of entriesIn(from, '')) {
    if (!wanted(name)) continue;
    const target = path.join(to, name);
    try {
      if ((await stat(file)).isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
      else await copy(file, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Copies the embedded database of DATA_DIR while a server uses it, like PostgreSQL's base backups. The server keeps its WAL
 * from being truncated; the files are copied in any state; the WAL is copied last, and recovery makes the copy consistent. The
 * server does none of the copying, so it stays responsive.
 * @throws {OperationError} if the server is unreachable or refuses.
 */
export const copyDatabase = (dataDir: string, to: string, copy: CopyFile = cloneFile): Promise<void> =>
  converse(dataDir, async (ask) => {
    const from = path.join(dataDir, 'database');
    await ask({ command: 'begin-copy' });
    await copyFolder(from, to, (name) => name !== log && !name.startsWith(`${log}/`), copy);
    const label = await ask({ command: 'finish-copy' });
    await copyFolder(path.join(from, log), path.join(to, log), () => true, copy);
    await writeFile(path.join(to, 'backup_label'), label, { mode: 0o600 });
    // A reply confirms that the WAL was kept until now.
    await ask({ command: 'end-copy' });
  });
