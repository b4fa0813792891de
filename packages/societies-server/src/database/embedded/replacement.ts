import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { syncFolder } from './disk.ts';

/*
 * A restore replaces two folders of DATA_DIR together: the database and its pictures. To make that atomic, the plan is written
 * down first. If the process ends between the two renames, the next one that opens DATA_DIR completes them before it reads
 * anything.
 */

/** The file in DATA_DIR that records a replacement in progress. */
const noteName = 'replacement.json';

interface Note {
  /** The folder that holds the new versions under the same names. */
  from: string;
  names: string[];
}

function finish(dataDir: string, { from, names }: Note) {
  for (const name of names) {
    const made = path.join(dataDir, from, name);
    // Already moved before the process ended.
    if (!existsSync(made)) continue;
    const place = path.join(dataDir, name);
    if (existsSync(place)) renameSync(place, path.join(dataDir, from, `before-${name}`));
    renameSync(made, place);
  }
  syncFolder(path.join(dataDir, from));
  syncFolder(dataDir);
  rmSync(path.join(dataDir, noteName));
  syncFolder(dataDir);
}

/**
 * Moves the folders in `from` to the same names in DATA_DIR, atomically even if the process or machine stops. The caller has
 * locked DATA_DIR and made everything below `from` durable. The old folders end up in `from`.
 * @param from name of a folder in DATA_DIR.
 */
export function replaceFolders(dataDir: string, from: string, names: readonly string[]): void {
  syncFolder(path.join(dataDir, from));
  const note: Note = { from, names: [...names] };
  const beginning = path.join(dataDir, `${noteName}.part`);
  writeFileSync(beginning, JSON.stringify(note), { mode: 0o600 });
  const descriptor = openSync(beginning, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beginning, path.join(dataDir, noteName));
  syncFolder(dataDir);
  finish(dataDir, note);
}

/** Whether a replacement is incomplete. */
export const isReplacing = (dataDir: string) => existsSync(path.join(dataDir, noteName));

/** Completes an interrupted replacement, if there is one. The caller has locked DATA_DIR. */
export function finishReplacement(dataDir: string): void {
  if (!isReplacing(dataDir)) return;
  finish(dataDir, JSON.parse(readFileSync(path.join(dataDir, noteName), 'utf8')) as Note);
}
