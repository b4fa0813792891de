import { AsyncLocalStorage } from 'node:async_hooks';
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
import pRetry, { type Options } from 'p-retry';
import { isTransient, refersToNothing } from './errors.ts';

/** Whether the running code may use the outer database handle. */
interface Scope {
  /** Inside a transaction the outer handle would wait for a connection that this code itself holds. */
  phase: 'opening' | 'open';
}
const scope = new AsyncLocalStorage<Scope>();

/**
 * A reference that broke is tried once again: what it refers to was deleted in that moment, and what reads anew finds that out,
 * and who else to notify.
 */
const retrying: Options = {
  retries: 4,
  // Milliseconds; each pause is twice the one before, with jitter.
  minTimeout: 10,
  randomize: true,
  shouldRetry: ({ error, attemptNumber }) =>
    isTransient(error) || (attemptNumber === 1 && refersToNothing(error)),
};

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
  return pRetry(() => {
    const own: Scope = { phase: 'opening' };
    return scope.run(own, () =>
      database.transaction().execute((trx) => {
        own.phase = 'open';
        return work(trx);
      }),
    );
  }, retrying);
}

/** Repeats a single statement in the same cases; inside a transaction, the transaction is repeated instead. */
export const withRetry = <Result>(work: () => Promise<Result>): Promise<Result> =>
  scope.getStore() ? work() : pRetry(work, retrying);

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
