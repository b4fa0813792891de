import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import PQueue from 'p-queue';
import { placeInQueue } from '../../platform/place-in-queue.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { lockFolder } from './folder-lock.ts';
import { finishReplacement } from './replacement.ts';
import type { Measures, Request, Rows, Setup } from './protocol.ts';
import { EngineThread } from './engine-thread.ts';

/** The embedded PostgreSQL of a DATA_DIR, as the main thread uses it. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<Rows>;
  /**
   * Waits for the only connection, first come, first served. Whoever has it calls what is returned after their transaction.
   * @throws DatabaseUnavailable
   */
  takeConnection(): Promise<() => void>;
  /** Runs work without the statement timeout. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  checkpoint(): Promise<void>;
  vacuum(): Promise<void>;
  /** Runs a checkpoint and a vacuum if they are due, as the timer does. */
  maintain(): Promise<void>;
  measure(): Promise<Measures>;
  /** Stops checkpoints from truncating the WAL until the returned function is called. */
  keepLog(): () => void;
  /** Checkpoints, closes and releases DATA_DIR. */
  close(): Promise<void>;
  /** Whether the thread responds; false while it restarts. */
  readonly alive: boolean;
}

/** Milliseconds that a request waits for the only connection before it gets a 503. */
const longestWait = 10_000;
/** Milliseconds. Vacuuming or checkpointing a large database takes long. */
const maintenanceLimit = 600_000;
/** Milliseconds between checks of the WAL, and its size in bytes that triggers a checkpoint. */
const maintenanceEvery = 15_000;
const checkpointEvery = 60_000;
const checkpointBytes = 64 * 1024 * 1024;
const vacuumEvery = 300_000;

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled WebAssembly of PostgreSQL, reused when the thread restarts. */
function compile(): Promise<WebAssembly.Module> {
  // With several threads, V8 sometimes frees code twice and crashes the process. Keeping replaced code costs some tens of MB.
  // Source: https://github.com/nodejs/node/issues/64500
  setFlagsFromString('--no-wasm-code-gc');
  // The longest delay of optimisation that V8 offers: PostgreSQL's parser, its longest function, is then optimised with the first
  // visits instead of at each start. That takes a second of CPU time and 600 MB, and a process that ends meanwhile waits for it.
  setFlagsFromString('--wasm-tiering-budget=2147483647');
  return (compiled ??= readFile(
    path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)));
}

export interface OpenEmbedded {
  dataDir: string;
  /** Milliseconds after which a statement counts as hanging and the thread is restarted; the WAL recovers the database. */
  statementLimit?: number;
  /** Called for events in the engine's background work. */
  onEvent?: (event: 'restarted' | 'restart-failed' | 'maintenance-failed', error?: unknown) => void;
}

/**
 * Opens the embedded database of DATA_DIR, and creates it if there is none.
 * @throws {ConfigError} if another process uses the folder.
 */
export async function openEmbedded({
  dataDir,
  statementLimit = 30_000,
  onEvent,
}: OpenEmbedded): Promise<EmbeddedEngine> {
  const code = await compile();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    finishReplacement(dataDir);
  } catch (error) {
    lock.release();
    throw error;
  }
  const setup: Setup = { folder: path.join(dataDir, 'database'), code };

  let closing = false;
  let opened = false;
  let thread = new EngineThread(setup);

  const restart = async () => {
    while (!closing) {
      await thread.gone;
      if (closing) return;
      opened = false;
      thread = new EngineThread(setup);
      try {
        await thread.ready;
        opened = true;
        onEvent?.('restarted');
      } catch (error) {
        onEvent?.('restart-failed', error);
        // Waits before the next attempt: a full disk does not empty at once.
        await new Promise((resolve) => setTimeout(resolve, 1_000).unref());
      }
    }
  };

  try {
    await thread.ready;
    opened = true;
  } catch (error) {
    closing = true;
    await thread.terminate();
    lock.release();
    throw error;
  }
  void restart();

  const ask = <T>(request: Request, limit: number): Promise<T> =>
    opened
      ? thread.ask<T>(request, limit)
      : Promise.reject(new DatabaseUnavailable('The embedded database is being restarted.'));

  let patient = 0;
  const query = (sql: string, parameters: readonly unknown[]) =>
    ask<Rows>({ kind: 'query', sql, parameters }, patient > 0 ? Infinity : statementLimit);

  const users = new PQueue({ concurrency: 1 });
  const takeConnection = () =>
    placeInQueue(users, {
      longest: longestWait,
      refusal: () => new DatabaseUnavailable('The embedded database is busy.'),
    });
  /** Between transactions: a vacuum inside one fails, and that one with it. */
  const between = async <T>(request: Request): Promise<T> => {
    const release = await takeConnection();
    try {
      return await ask<T>(request, maintenanceLimit);
    } finally {
      release();
    }
  };
  const checkpoint = () => between<void>({ kind: 'checkpoint' });
  const vacuum = async () => {
    // Others have the connection after each table.
    for (const table of await between<string[]>({ kind: 'needs-vacuum' }))
      await between({ kind: 'vacuum', table });
  };

  const keepers = new Set<symbol>();
  let lastCheckpoint = Date.now();
  let lastVacuum = Date.now();
  const maintain = async () => {
    const { walBytes } = await ask<Measures>({ kind: 'measure' }, maintenanceLimit);
    const now = Date.now();
    if (now - lastVacuum > vacuumEvery) {
      lastVacuum = now;
      await vacuum();
    }
    if (keepers.size === 0 && (now - lastCheckpoint > checkpointEvery || walBytes > checkpointBytes)) {
      lastCheckpoint = now;
      await checkpoint();
    }
  };
  let maintenance: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    maintenance = maintenance.then(maintain).catch((error: unknown) => {
      if (!closing) onEvent?.('maintenance-failed', error);
    });
  }, maintenanceEvery).unref();

  return {
    maintain,
    query,
    takeConnection,
    async patiently(work) {
      patient += 1;
      try {
        return await work();
      } finally {
        patient -= 1;
      }
    },
    checkpoint,
    vacuum,
    measure: () => ask<Measures>({ kind: 'measure' }, maintenanceLimit),
    keepLog() {
      const keeper = Symbol('keeper');
      keepers.add(keeper);
      return () => {
        keepers.delete(keeper);
      };
    },
    get alive() {
      return opened && !thread.ended;
    },
    async close() {
      if (closing) return;
      clearInterval(timer);
      await maintenance;
      closing = true;
      try {
        if (opened) await thread.ask({ kind: 'close' }, maintenanceLimit);
      } finally {
        await thread.terminate();
        lock.release();
      }
    },
  };
}
