import { Kysely, sql } from 'kysely';
import { ConfigError, type Config } from '../config.ts';
import type { Database } from './schema.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { openEmbedded, type EmbeddedEngine, type OpenEmbedded } from './embedded/engine.ts';
import { openPostgres } from './postgres.ts';
import { guarded } from './transaction.ts';

/** What both engines offer besides queries. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  database: Kysely<Database>;
  /** Runs work without the time limits of requests, for migrations and exports of whole tables. */
  patiently<T>(work: (database: Kysely<Database>) => Promise<T>): Promise<T>;
  /** Metrics for /metrics, by name. */
  measure(): Promise<Record<string, number>>;
  /** The embedded engine, if it is the one in use. */
  embedded?: EmbeddedEngine;
  /** Waits for running statements, makes them durable, and releases files and connections. */
  close(): Promise<void>;
}

type Settings = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'preparedStatements' | 'dataDir'>;

/** Called for events in the engine's background work. */
export type EngineEvents = (event: string, error?: unknown) => void;

/** Options of the embedded engine that tests set. */
export type EmbeddedLimits = Pick<OpenEmbedded, 'statementLimit'>;

/** Describes the connection error without the URL, which may contain a password. */
function unreachable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28P01':
    case '28000':
      return 'was refused by PostgreSQL, it takes a user and password that it knows';
    case '3D000':
      return 'names a database that does not exist, it takes one that does';
    default:
      return `does not answer${code && ` (${code})`}, it takes the address of a running PostgreSQL`;
  }
}

/**
 * Opens PostgreSQL if DATABASE_URL is set, otherwise the embedded engine in DATA_DIR.
 * @throws {ConfigError} if it cannot be opened.
 */
export async function createDatabase(
  settings: Settings,
  onEvent: EngineEvents = () => {},
  limits: EmbeddedLimits = {},
): Promise<Engine> {
  if (settings.databaseUrl) {
    const url = settings.databaseUrl;
    const onIdleError = (error: Error) => {
      onEvent('connection-lost', error);
    };
    const { preparedStatements } = settings;
    const { dialect, pool } = openPostgres({
      url,
      poolSize: settings.databasePoolSize,
      preparedStatements,
      onIdleError,
    });
    const database = new Kysely<Database>({ dialect: guarded(dialect) });
    try {
      await sql`select 1`.execute(database);
    } catch (error) {
      await database.destroy();
      throw new ConfigError(`DATABASE_URL ${unreachable(error)}.`);
    }
    return {
      kind: 'postgres',
      database,
      async patiently(work) {
        const own = openPostgres({ url, poolSize: 1, preparedStatements, onIdleError, patient: true });
        const patient = new Kysely<Database>({ dialect: guarded(own.dialect) });
        try {
          return await work(patient);
        } finally {
          await patient.destroy();
        }
      },
      measure: () =>
        Promise.resolve({
          database_connections: pool.totalCount,
          database_connections_idle: pool.idleCount,
          database_connections_awaited: pool.waitingCount,
        }),
      close: () => database.destroy(),
    };
  }
  const embedded = await openEmbedded({ dataDir: settings.dataDir, onEvent, ...limits }).catch(
    (error: unknown) => {
      if (error instanceof ConfigError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new ConfigError(
        `DATA_DIR "${settings.dataDir}" holds a database that cannot be opened (${why}): restore a backup, or give another DATA_DIR.`,
      );
    },
  );
  const database = new Kysely<Database>({ dialect: guarded(embeddedDialect(embedded)) });
  return {
    kind: 'embedded',
    database,
    patiently: (work) => embedded.patiently(() => work(database)),
    embedded,
    measure: async () => {
      const { walBytes, syncs } = await embedded.measure();
      return { database_wal_bytes: walBytes, database_syncs_total: syncs };
    },
    close: async () => {
      await database.destroy();
      await embedded.close();
    },
  };
}
