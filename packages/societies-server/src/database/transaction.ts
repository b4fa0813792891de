import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  DatabaseConnection,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  TransactionSettings,
  Transaction,
} from 'kysely';
import { isTransient } from './errors.ts';

/** What the code that runs now may do with the database's own handle. */
interface Scope {
  /** A transaction is open: the outer handle would wait for a connection that this very code holds. */
  phase: 'opening' | 'open';
}
const scope = new AsyncLocalStorage<Scope>();

const attempts = 5;
/** Milliseconds: grows with each attempt, and differs between rivals. */
const pause = (attempt: number) => 2 ** attempt * (5 + Math.random() * 10);

const isOpen = <Schema>(database: Kysely<Schema>): database is Transaction<Schema> => database.isTransaction;

/**
 * Runs statements that hold together. The work is run again when the database gave way to a rival (SQLSTATE 40001,
 * 40P01), so it must do nothing but talk to the database, and only through `trx`: the outer handle throws inside it.
 * Within a transaction it joins that one.
 */
export async function inTransaction<Schema, Result>(
  database: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  if (isOpen(database)) return work(database);
  if (scope.getStore()) throw new Error('A transaction inside a transaction: pass `trx` on instead.');
  for (let attempt = 1; ; attempt += 1) {
    const own: Scope = { phase: 'opening' };
    try {
      return await scope.run(own, () =>
        database.transaction().execute((trx) => {
          own.phase = 'open';
          return work(trx);
        }),
      );
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error;
      await delay(pause(attempt));
    }
  }
}

/** Runs one statement again when the database gave way to a rival; within a transaction that is run again as a whole. */
export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  if (scope.getStore()) return work();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error;
      await delay(pause(attempt));
    }
  }
}

class GuardedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init() {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (scope.getStore()?.phase === 'open') {
      throw new Error(
        'The database was used inside a transaction: use `trx` there, the outer handle would wait for ever.',
      );
    }
    return this.#driver.acquireConnection();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    if (!scope.getStore()) throw new Error('Open transactions with inTransaction(database, work).');
    await this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection) {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection) {
    return this.#driver.rollbackTransaction(connection);
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await this.#driver.savepoint?.(connection, name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ) {
    await this.#driver.rollbackToSavepoint?.(connection, name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ) {
    await this.#driver.releaseSavepoint?.(connection, name, compile);
  }

  releaseConnection(connection: DatabaseConnection) {
    return this.#driver.releaseConnection(connection);
  }

  destroy() {
    return this.#driver.destroy();
  }
}

/**
 * A dialect whose outer handle throws inside a transaction instead of waiting for ever: on one connection it would wait
 * for itself, on a pool it would do so as soon as the pool is used up.
 */
export function guarded(dialect: Dialect): Dialect {
  return {
    createDriver: () => new GuardedDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: (): DialectAdapter => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
