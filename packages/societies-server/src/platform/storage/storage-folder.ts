import { stat } from 'node:fs/promises';
import path from 'node:path';
import { unfinished } from './durable-write.ts';

/** The name of the file that says that a backup is being made, and how long it says so (milliseconds): its maker touches it. */
export const holdName = '.hold';
export const holdFresh = 10 * 60_000;

/** Below the folder of pictures, where uploads lie until they are checked. */
const incomingName = 'incoming';
export const incomingFolderIn = (root: string) => path.join(root, incomingName, 'uploads');

/**
 * Whether a row may name a file, and not one that is being received or written.
 * @param name below the folder of pictures.
 */
export function isPicture(name: string): boolean {
  const file = path.basename(name);
  return name.split(path.sep)[0] !== incomingName && file !== holdName && !file.startsWith(unfinished);
}

/** The name of a picture's WebP. */
export const lightName = (version: string) => `${version}.webp`;

/** Whether a backup is being made: meanwhile files stay that no row names any more. */
export const isHeld = (root: string): Promise<boolean> =>
  stat(path.join(root, holdName)).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < holdFresh,
    () => false,
  );
