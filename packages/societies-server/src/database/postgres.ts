import pg from 'pg';
import { PostgresDialect, type Dialect, type PostgresPoolClient } from 'kysely';
import { parsers } from './parsers.ts';
import { statementNames } from './prepared.ts';

/** Timeout in milliseconds for a statement or a lock; the caller then gets a 503. */
const statementLimit = 15_000;
const lockLimit = 5_000;
/** Milliseconds that a request waits for a free connection. */
const connectionLimit = 10_000;

export interface PostgresSettings {
  url: string;
  /** Maximum number of connections of this process. */
  poolSize: number;
  /** Whether to use named prepared statements, which transaction poolers must support. */
  preparedStatements: boolean;
  /** Called when an idle connection breaks. */
  onIdleError: (error: Error) => void;
  /** Removes the statement timeout. Locks still have one, because others queue up behind a waiting statement. */
  patient?: boolean;
}

export interface PostgresEngine {
  dialect: Dialect;
  pool: pg.Pool;
}

function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const own = format === 'binary' ? undefined : parsers[oid];
  return own ?? (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown);
}

/** A connection pool for PostgreSQL, which connects on first use. */
export function openPostgres({
  url,
  poolSize,
  preparedStatements,
  onIdleError,
  patient = false,
}: PostgresSettings): PostgresEngine {
  const limit = patient ? 0 : statementLimit;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'constellation',
    connectionTimeoutMillis: connectionLimit,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Set at connection start, because a transaction pooler keeps these per server connection.
    options: `-c statement_timeout=${limit} -c lock_timeout=${lockLimit} -c idle_in_transaction_session_timeout=${limit} -c timezone=UTC`,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onIdleError);
  // The pool handles errors of idle connections only; an unhandled one between two statements of a transaction would end the
  // process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const nameOf = preparedStatements ? statementNames() : () => undefined;
  /** Gives Kysely's statements the names under which they are prepared. */
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query: unknown = (text: string, values: unknown[]) =>
      client.query({ name: nameOf(text), text, values });
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => {
        client.release(destroy);
      },
    };
  };
  return {
    pool,
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  };
}
