import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../errors.ts';
import type { Greeting, Reply, Request, Setup, ThreadError } from './protocol.ts';

/** Semi-space size of the thread, MiB; more takes memory and is no faster. */
const youngGenerationSize = 16;

const running = import.meta.url;
const threadFile = new URL(running.endsWith('.ts') ? './thread.ts' : './database-thread.js', running);

/** Restores a PostgreSQL error from the thread to the form of pg's errors. */
function revive({ message, fields }: ThreadError): Error {
  return Object.assign(new Error(message), fields);
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  /** Timeout in milliseconds, counted once it runs. */
  limit: number;
}

/** The thread that runs the engine, as the main thread sees it: one request, one reply. */
export class EngineThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  /** Timeout of the running request. */
  #timer: NodeJS.Timeout | undefined;
  /** Settles when the thread has opened the database or failed to. */
  readonly ready: Promise<{ created: boolean }>;
  /** Settles when the thread has ended for any reason. */
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
        this.#answer(reply);
      });
    });
  }

  #answer(reply: Reply) {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    this.#waiting.delete(reply.id);
    clearTimeout(this.#timer);
    this.#time();
    if (reply.ok) waiting.resolve(reply.value);
    else waiting.reject(revive(reply.error));
  }

  /** The thread handles one request at a time, so the timeout of a waiting one starts when it is handled. */
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
