import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { realDisk, type Disk } from './disk.ts';

/*
 * PGlite 0.5.16 on Node is not durable: it starts PostgreSQL with fsync off, and its file system does not implement fsync.
 * After a power cut such a database may not open. This file system implements fsync, and makes the creation, renaming and
 * removal of files durable too. It relies on an internal hook of Emscripten (`NODEFS.stream_ops`), so PGlite's version is
 * pinned, the engine's thread checks at startup that the hook works, and a test models power cuts.
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

export class DurableFiles extends NodeFS {
  /** Number of fsync calls, for the check at startup and for metrics. */
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
    /** Makes PostgreSQL stop if a sync fails, because its writes may be lost. */
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
 * PGlite's own parameters without `-F`, which turns fsync off. The buffers are a quarter of the default: the operating system
 * caches files anyway, and can release that memory.
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
