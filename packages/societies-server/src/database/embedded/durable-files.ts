import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { realDisk, type Disk } from './disk.ts';

/*
 * PGlite 0.5.16 on Node never reaches the disk: it starts PostgreSQL with fsync off, and its file system has no fsync at
 * all. After a power cut such a database does not open. This file system gives PostgreSQL a real fsync, and makes the
 * creation, renaming and removal of files durable as well. It relies on an inner hook of Emscripten (`NODEFS.stream_ops`),
 * so the version of PGlite is pinned, `assertDurable` looks whether the hook still works, and a model of a power cut is a test.
 */

interface Node {
  name: string;
  parent: Node;
  mount: { opts: { root: string } };
}
interface Stream {
  nfd: number;
}
interface NodeFiles {
  realPath(node: Node): string;
  convertNodeCode(error: NodeJS.ErrnoException): number;
  node_ops: {
    mknod: (parent: Node, name: string, mode: number, dev: number) => Node;
    rename: (node: Node, newParent: Node, newName: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
    symlink: (parent: Node, name: string, target: string) => void;
  };
  stream_ops: { fsync?: (stream: Stream) => number };
}
interface Module {
  NODEFS: NodeFiles;
  FS: { ErrnoError: new (errno: number) => Error };
}

/** PGlite's Node file system with a real fsync. */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL asked for a file to be synced. */
  syncs = 0;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk = realDisk) {
    super(folder);
    this.#disk = disk;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: unknown) => this.#hook(module as Module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [hook, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #hook({ NODEFS, FS }: Module) {
    const disk = this.#disk;
    /** PostgreSQL stops when a sync fails, which is right: what it wrote may be lost, so it must not go on. */
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        throw new FS.ErrnoError(NODEFS.convertNodeCode(error as NodeJS.ErrnoException));
      }
    };
    NODEFS.stream_ops.fsync = (stream) => {
      attempt(() => {
        disk.syncFile(stream.nfd);
      });
      this.syncs += 1;
      return 0;
    };
    const names = NODEFS.node_ops;
    const { mknod, rename, unlink, rmdir, symlink } = names;
    const syncFolder = (folder: string) => {
      attempt(() => {
        disk.syncFolder(folder);
      });
    };
    names.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev);
      syncFolder(NODEFS.realPath(parent));
      return node;
    };
    names.rename = (node, newParent, newName) => {
      const from = path.dirname(NODEFS.realPath(node));
      rename(node, newParent, newName);
      const to = NODEFS.realPath(newParent);
      syncFolder(to);
      if (from !== to) syncFolder(from);
    };
    names.unlink = (parent, name) => {
      unlink(parent, name);
      syncFolder(NODEFS.realPath(parent));
    };
    names.rmdir = (parent, name) => {
      rmdir(parent, name);
      syncFolder(NODEFS.realPath(parent));
    };
    names.symlink = (parent, name, target) => {
      symlink(parent, name, target);
      syncFolder(NODEFS.realPath(parent));
    };
  }
}

/**
 * PGlite's own parameters without `-F`, which switches fsync off. Its buffers are a quarter of PostgreSQL's own: what does not
 * fit is in the operating system's memory anyway, and there it can be given back.
 */
export const durableStartParams: NonNullable<PGliteOptions['startParams']> = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'synchronous_commit=on',
    'full_page_writes=on',
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]),
];
