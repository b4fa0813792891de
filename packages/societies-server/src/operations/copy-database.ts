import { constants, copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesIn } from '../platform/archive.ts';
import { converse } from './control.ts';

/** How a file is copied; a test makes it slow. */
export type CopyFile = (from: string, to: string) => Promise<void>;
const cloneFile: CopyFile = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);

/** The folder of the log of changes, in the database's own. */
const log = 'pg_wal';

/** Copies a folder that somebody works on: a file that is removed meanwhile, nobody misses. */
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
 * Copies the embedded database of DATA_DIR to a folder while a server works on it, as PostgreSQL's own base backups are made.
 * The server says where its log of changes begins and does not cut it short; the files are copied at the pace of the disk,
 * each as it happens to be; the log comes last, and whoever opens the copy is brought to one moment by it. The server does
 * nothing of this itself, so it answers meanwhile as ever.
 * @throws {OperationError} when the server cannot or will not.
 */
export const copyDatabase = (dataDir: string, to: string, copy: CopyFile = cloneFile): Promise<void> =>
  converse(dataDir, async (ask) => {
    const from = path.join(dataDir, 'database');
    await ask({ command: 'begin-copy' });
    await copyFolder(from, to, (name) => name !== log && !name.startsWith(`${log}/`), copy);
    const label = await ask({ command: 'finish-copy' });
    await copyFolder(path.join(from, log), path.join(to, log), () => true, copy);
    await writeFile(path.join(to, 'backup_label'), label, { mode: 0o600 });
    // An answer says that the log was kept until here.
    await ask({ command: 'end-copy' });
  });
