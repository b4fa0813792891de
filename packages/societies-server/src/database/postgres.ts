import pg from 'pg';
import { PostgresDialect, type Dialect, type PostgresPoolClient } from 'kysely';
import { parsers } from './parsers.ts';
import { statementNames } from './prepared.ts';

/** Milliseconds. A statement, or the wait for a lock, that takes longer is given up and the caller told to try again. */
const statementLimit = 15_000;
const lockLimit = 5_000;
/** Milliseconds a request waits for a free connection. */
const connectionLimit = 10_000;

export interface PostgresSettings {
  url: string;
  /** Connections of this process. */
  poolSize: number;
  /** Keeps statements planned under names, which a pooler between transactions has to know of. */
  preparedStatements: boolean;
  /** Told of connections that break while nobody uses them. */
  onIdleError: (error: Error) => void;
  /** Statements take as long as they take; the wait for a lock is limited all the same, because others queue up behind it. */
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

/** A pool of connections to PostgreSQL. It connects when first used. */
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
    // Sent when a connection starts: poolers between transactions keep them per server connection.
    options: `-c statement_timeout=${limit} -c lock_timeout=${lockLimit} -c idle_in_transaction_session_timeout=${limit} -c timezone=UTC`,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections alone, and one that breaks between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const nameOf = preparedStatements ? statementNames() : () => undefined;
  /** Kysely's view of a connection, whose statements are given their names. */
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
