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
 * A restore replaces two folders of DATA_DIR, the database and its pictures, and they belong together. So what it is going
 * to do is written down first. A process that ends between the two renames leaves that note, and whoever opens DATA_DIR
 * next finishes the work before anything is read.
 */

/** The note in DATA_DIR that a replacement is under way. */
const noteName = 'replacement.json';

interface Note {
  /** Folder beside the replaced ones, holding their successors under the same names. */
  from: string;
  names: string[];
}

function finish(dataDir: string, { from, names }: Note) {
  for (const name of names) {
    const made = path.join(dataDir, from, name);
    // Not there: this one was moved before the process ended.
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
 * Puts folders of `from` in the places of their namesakes in DATA_DIR: all of them, whenever this process or the machine
 * ends. The caller has DATA_DIR locked, and has made every byte below `from` durable. What was there is then in `from`.
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

/** Whether a replacement was begun and not finished. */
export const isReplacing = (dataDir: string) => existsSync(path.join(dataDir, noteName));

/** Finishes a replacement that was cut short, if there is one. The caller has DATA_DIR locked. */
export function finishReplacement(dataDir: string): void {
  if (!isReplacing(dataDir)) return;
  finish(dataDir, JSON.parse(readFileSync(path.join(dataDir, noteName), 'utf8')) as Note);
}
