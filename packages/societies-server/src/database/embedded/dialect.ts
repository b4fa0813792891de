import {
  AbortedTransactionError,
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { EmbeddedEngine } from './engine.ts';

class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: EmbeddedEngine;
  /** After a failed statement PostgreSQL refuses the rest of a transaction, and commit silently rolls back. */
  #spoiled = false;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affected } = await this.#engine.query(sql, parameters);
      return { rows: rows as R[], numAffectedRows: affected === undefined ? undefined : BigInt(affected) };
    } catch (error) {
      this.#spoiled = true;
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface; this engine returns whole results only
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.');
  }

  async begin() {
    await this.executeQuery(CompiledQuery.raw('begin'));
    this.#spoiled = false;
  }

  async commit() {
    const spoiled = this.#spoiled;
    await this.executeQuery(CompiledQuery.raw('commit'));
    if (spoiled) throw new AbortedTransactionError();
  }

  async rollback() {
    await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  restored() {
    this.#spoiled = false;
  }
}

class EmbeddedDriver implements Driver {
  readonly #engine: EmbeddedEngine;
  readonly #connection: EmbeddedConnection;
  #release = () => {};

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
    this.#connection = new EmbeddedConnection(engine);
  }

  async init() {}

  async acquireConnection() {
    this.#release = await this.#engine.takeConnection();
    return this.#connection;
  }

  async beginTransaction(_: DatabaseConnection, { isolationLevel, accessMode }: TransactionSettings) {
    await this.#connection.begin();
    // A single connection runs transactions one at a time, so every isolation level is serializable.
    void isolationLevel;
    if (accessMode) await this.#connection.executeQuery(CompiledQuery.raw(`set transaction ${accessMode}`));
  }

  async commitTransaction() {
    await this.#connection.commit();
  }

  async rollbackTransaction() {
    await this.#connection.rollback();
  }

  async savepoint(_: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']) {
    void compile;
    await this.#connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(_: DatabaseConnection, name: string) {
    await this.#connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`));
    this.#connection.restored();
  }

  async releaseSavepoint(_: DatabaseConnection, name: string) {
    await this.#connection.executeQuery(CompiledQuery.raw(`release "${name}"`));
  }

  async releaseConnection() {
    this.#release();
  }

  async destroy() {
    await this.#engine.close();
  }
}

export const embeddedDialect = (engine: EmbeddedEngine): Dialect => ({
  createDriver: () => new EmbeddedDriver(engine),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  // Not `PGliteAdapter`: it makes Kysely queue callers before `guarded` can report nested use.
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
