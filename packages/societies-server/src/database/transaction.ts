import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import {
  PostgresAdapter,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type TransactionSettings,
  type Transaction,
} from 'kysely';
import { isTransient, refersToNothing } from './errors.ts';

/** Whether the running code may use the outer database handle. */
interface Scope {
  /** Inside a transaction the outer handle would wait for a connection that this code itself holds. */
  phase: 'opening' | 'open';
}
const scope = new AsyncLocalStorage<Scope>();

const attempts = 5;
/** Milliseconds: exponential with jitter. */
const pause = (attempt: number) => 2 ** attempt * (5 + Math.random() * 10);

/**
 * Whether to run it once more. A reference that broke is tried once again: what it refers to was deleted in that moment, and what
 * reads anew finds that out, and who else is to be told.
 */
const isWorthAnother = (error: unknown, attempt: number) =>
  isTransient(error) ? attempt < attempts : attempt === 1 && refersToNothing(error);

const isOpen = <Schema>(database: Kysely<Schema>): database is Transaction<Schema> => database.isTransaction;

/**
 * Runs a transaction, and repeats it after a serialization failure or deadlock (SQLSTATE 40001, 40P01), and once when something
 * that it refers to was deleted meanwhile (23503). So `work` must do nothing but query the database, and only through `trx`: the outer handle throws inside it. Nested calls join the outer
 * transaction.
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
      if (!isWorthAnother(error, attempt)) throw error;
      await delay(pause(attempt));
    }
  }
}

/**
 * Repeats a single statement in the same cases; inside a transaction, the transaction is repeated instead.
 */
export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  if (scope.getStore()) return work();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthAnother(error, attempt)) throw error;
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

/** Takes no lock for migrations, which hold one of their transaction: Kysely's own belongs to a connection, which a pooler does not keep. */
class GuardedAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/**
 * Makes the outer handle throw inside a transaction instead of waiting forever: with a single connection it would wait for
 * itself, and with a pool once the pool is exhausted.
 */
export function guarded(dialect: Dialect): Dialect {
  return {
    createDriver: () => new GuardedDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new GuardedAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
