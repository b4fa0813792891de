import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../errors.ts';
import { lockFolder } from './folder-lock.ts';
import { finishReplacement } from './replacement.ts';
import type { Greeting, Measures, Reply, Request, Rows, Setup, ThreadError } from './protocol.ts';

/** The embedded PostgreSQL of one DATA_DIR, seen from the server's thread. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<Rows>;
  /** Lets statements take as long as they take while this work runs. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  checkpoint(): Promise<void>;
  vacuum(): Promise<void>;
  /** What the timer does: a checkpoint and a vacuum when they are due. */
  maintain(): Promise<void>;
  measure(): Promise<Measures>;
  /** Counts whatever may have changed what a query finds: nobody else writes to this database. */
  readonly writes: number;
  /** Keeps the log of changes whole, from now on until the answer is called: it grows, and no checkpoint cuts it short. */
  keepLog(): () => void;
  /** Checkpoints, closes and gives DATA_DIR free. */
  close(): Promise<void>;
  /** Whether the thread answers. False while it is being started again. */
  readonly alive: boolean;
  /** Ends the thread as a crash would; the engine then starts it again. For tests. */
  crash(): Promise<void>;
}

/** Milliseconds. A vacuum or a checkpoint of a large database takes its time. */
const maintenanceLimit = 600_000;
/** Milliseconds between looks at the log of changes, and its size in bytes that calls for a checkpoint at once. */
const maintenanceEvery = 15_000;
const checkpointEvery = 60_000;
const checkpointBytes = 64 * 1024 * 1024;
const vacuumEvery = 300_000;

/** Young-generation heap of the thread, MiB: a larger one takes memory and makes nothing faster. */
const youngGenerationSize = 16;

const running = import.meta.url;
const threadFile = new URL(running.endsWith('.ts') ? './thread.ts' : './database-thread.js', running);

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL's code, kept by this process: a thread that starts after another one finds it compiled. */
function compile(): Promise<WebAssembly.Module> {
  // Where several threads run it, V8 sometimes frees a piece of code twice and ends the process. Kept, the pieces that optimised
  // ones have replaced take some tens of MB. Source: https://github.com/nodejs/node/issues/64500
  setFlagsFromString('--no-wasm-code-gc');
  // Else V8 optimises PostgreSQL's longest function, its parser of statements, within the first seconds of each start: a second of
  // a core and 600 MB for it. So it waits until forty times as much has run.
  setFlagsFromString('--wasm-tiering-budget=520000000');
  return (compiled ??= readFile(
    path.join(path.dirname(createRequire(running).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)));
}

/** Whether a statement is known to write nothing. */
const onlyReads = (statement: string) =>
  /^\s*(?:select|with)\b/i.test(statement) &&
  !/\b(?:insert|update|delete|merge|setval|nextval)\b/i.test(statement);

/** What a PostgreSQL error of the thread looks like here: as pg's own errors do. */
function revive({ message, fields }: ThreadError): Error {
  return Object.assign(new Error(message), fields);
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  /** Milliseconds it may take once it runs. */
  limit: number;
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  /** Of the one that runs. */
  #timer: NodeJS.Timeout | undefined;
  /** Settles when the thread has opened the database, or could not. */
  readonly ready: Promise<{ created: boolean }>;
  /** Settles when the thread is gone, for whatever reason. */
  readonly gone: Promise<void>;
  ended = false;

  constructor(setup: Setup) {
    this.#worker = new Worker(threadFile, {
      workerData: setup,
      execArgv: [],
      stdout: false,
      stderr: false,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationSize },
    });
    const greeting = Promise.withResolvers<{ created: boolean }>();
    this.ready = greeting.promise;
    this.gone = new Promise((resolve) => {
      let cause: Error | undefined;
      this.#worker.once('error', (error) => {
        cause = error instanceof Error ? error : new Error(String(error));
      });
      this.#worker.once('exit', () => {
        this.ended = true;
        greeting.reject(
          cause ?? new DatabaseUnavailable('The embedded database ended while it was starting.'),
        );
        const lost = new DatabaseUnavailable('The embedded database was restarted.', { cause });
        clearTimeout(this.#timer);
        for (const { reject } of this.#waiting.values()) reject(lost);
        this.#waiting.clear();
        resolve();
      });
    });
    this.#worker.once('message', (first: Greeting) => {
      if (first.ready) greeting.resolve({ created: first.created });
      else greeting.reject(revive(first.error));
      this.#worker.on('message', (reply: Reply) => {
        this.#settle(reply);
      });
    });
  }

  #settle(reply: Reply) {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    this.#waiting.delete(reply.id);
    clearTimeout(this.#timer);
    this.#time();
    if (reply.ok) waiting.resolve(reply.value);
    else waiting.reject(revive(reply.error));
  }

  /** The thread does one thing after another, so whoever waits behind a long one has not begun to take long itself. */
  #time() {
    const [first] = this.#waiting.values();
    if (!first || first.limit === Infinity) return;
    this.#timer = setTimeout(() => {
      void this.terminate();
    }, first.limit);
  }

  ask<T>(request: Request, limit: number): Promise<T> {
    if (this.ended)
      return Promise.reject(new DatabaseUnavailable('The embedded database is being restarted.'));
    return new Promise<T>((resolve, reject) => {
      const id = this.#next;
      this.#next += 1;
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, limit });
      if (this.#waiting.size === 1) this.#time();
      this.#worker.postMessage({ id, request });
    });
  }

  terminate() {
    return this.#worker.terminate();
  }
}

export interface OpenEmbedded {
  dataDir: string;
  /** Milliseconds after which a statement is given up and the engine started again; its log of changes heals what was cut short. */
  statementLimit?: number;
  /** Told of what the engine does by itself. */
  onEvent?: (event: 'restarted' | 'restart-failed' | 'maintenance-failed', error?: unknown) => void;
}

/**
 * Opens the embedded database of DATA_DIR, creating it the first time.
 * @throws {ConfigError} when another process has the folder.
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
  let thread = new Thread(setup);

  const restart = async () => {
    while (!closing) {
      await thread.gone;
      if (closing) return;
      opened = false;
      thread = new Thread(setup);
      try {
        await thread.ready;
        opened = true;
        onEvent?.('restarted');
      } catch (error) {
        onEvent?.('restart-failed', error);
        // Wait before the next try: a disk that is full now will be full a moment later too.
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
  let writes = 0;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await ask<Rows>({ kind: 'query', sql, parameters }, patient > 0 ? Infinity : statementLimit);
    } finally {
      // Also of a statement that failed: given up on, it may yet have been committed.
      if (!onlyReads(sql)) writes += 1;
    }
  };

  const keepers = new Set<symbol>();
  let lastCheckpoint = Date.now();
  let lastVacuum = Date.now();
  const maintain = async () => {
    const { walBytes } = await ask<Measures>({ kind: 'measure' }, maintenanceLimit);
    const now = Date.now();
    if (now - lastVacuum > vacuumEvery) {
      lastVacuum = now;
      await ask({ kind: 'vacuum' }, maintenanceLimit);
    }
    if (keepers.size === 0 && (now - lastCheckpoint > checkpointEvery || walBytes > checkpointBytes)) {
      lastCheckpoint = now;
      await ask({ kind: 'checkpoint' }, maintenanceLimit);
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
    async patiently(work) {
      patient += 1;
      try {
        return await work();
      } finally {
        patient -= 1;
      }
    },
    get writes() {
      return writes;
    },
    checkpoint: () => ask({ kind: 'checkpoint' }, maintenanceLimit),
    vacuum: () => ask({ kind: 'vacuum' }, maintenanceLimit),
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
    async crash() {
      await thread.terminate();
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
