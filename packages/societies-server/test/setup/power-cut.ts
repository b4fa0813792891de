import { fstatSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Disk } from '../../src/database/embedded/disk.ts';

const identity = ({ ino, birthtimeMs }: { ino: number; birthtimeMs: number }) => `${ino}@${birthtimeMs}`;

/**
 * A model of a disk at a power cut: of a file survives what was synced, under the names that its folder had when that was
 * synced. Everything that is there when the model begins counts as synced.
 */
export function powerCutModel(root: string) {
  /** What a file held when it was last synced. */
  const contents = new Map<string, Buffer>();
  /** The names in a folder when it was last synced. */
  const folders = new Map<string, Map<string, { id: string; folder: boolean }>>();

  const readNames = (folder: string) => {
    const names = new Map<string, { id: string; folder: boolean }>();
    for (const name of readdirSync(folder)) {
      const stats = lstatSync(path.join(folder, name));
      names.set(name, { id: identity(stats), folder: stats.isDirectory() });
    }
    folders.set(folder, names);
    return names;
  };
  const begin = (folder: string) => {
    for (const [name, entry] of readNames(folder)) {
      const file = path.join(folder, name);
      if (entry.folder) begin(file);
      else contents.set(entry.id, readFileSync(file));
    }
  };
  begin(root);

  const disk: Disk = {
    syncFile(descriptor) {
      const stats = fstatSync(descriptor);
      if (stats.isDirectory()) return;
      contents.set(identity(stats), readFileSync(`/proc/self/fd/${descriptor}`));
    },
    syncFolder(folder) {
      readNames(folder);
    },
  };

  const write = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const [name, { id, folder }] of folders.get(from) ?? []) {
      const target = path.join(to, name);
      if (folder) write(path.join(from, name), target);
      // A name that was synced before its content was: an empty file.
      else writeFileSync(target, contents.get(id) ?? '');
    }
  };

  return {
    disk,
    /** Writes to a new folder what a machine would find after losing its power now. */
    cut(to: string) {
      write(root, to);
      return statSync(to).isDirectory();
    },
  };
}
