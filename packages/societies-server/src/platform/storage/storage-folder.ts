import { stat } from 'node:fs/promises';
import path from 'node:path';
import { unfinished } from './durable-write.ts';

/** A file that marks a running backup. It is valid for some milliseconds, and the backup keeps touching it. */
export const holdName = '.hold';
export const holdFresh = 10 * 60_000;

/** The subfolder for uploads that are not yet validated. */
const incomingName = 'incoming';
export const incomingFolderIn = (root: string) => path.join(root, incomingName, 'uploads');

/**
 * Whether a row may name the file, which is not so while it is being received or written.
 * @param name relative to the folder of pictures.
 */
export function isPicture(name: string): boolean {
  const file = path.basename(name);
  return name.split(path.sep)[0] !== incomingName && file !== holdName && !file.startsWith(unfinished);
}

/** The file name of a picture's WebP version. */
export const lightName = (version: string) => `${version}.webp`;

/** Whether a backup is running; until it ends, files without a row are kept. */
export const isHeld = (root: string): Promise<boolean> =>
  stat(path.join(root, holdName)).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < holdFresh,
    () => false,
  );
