import { Kysely, sql } from 'kysely';
import { ConfigError, type Config } from '../config.ts';
import type { Writes } from './batched.ts';
import type { Database } from './schema.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { openEmbedded, type EmbeddedEngine, type OpenEmbedded } from './embedded/engine.ts';
import { openPostgres } from './postgres.ts';
import { guarded } from './transaction.ts';

/** What either engine offers beside queries. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  database: Kysely<Database>;
  writes: Writes;
  /**
   * Lends the database to work that may take its time, as changes of the schema and whole tables do: the limits that keep a
   * request from holding up others are not for it.
   */
  patiently<T>(work: (database: Kysely<Database>) => Promise<T>): Promise<T>;
  /** Figures for /metrics, by metric name. */
  measure(): Promise<Record<string, number>>;
  /** Only with the embedded engine. */
  embedded?: EmbeddedEngine;
  /** Finishes what runs, makes it durable and lets go of files and connections. */
  close(): Promise<void>;
}

type Settings = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'preparedStatements' | 'dataDir'>;

/** Told of what an engine does by itself. */
export type EngineEvents = (event: string, error?: unknown) => void;

/** What of the embedded engine may be set by who opens it. */
export type EmbeddedLimits = Pick<OpenEmbedded, 'statementLimit'>;

/** Why PostgreSQL could not be used, without the URL, which may hold a password. */
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
 * Opens the engine that the settings name: PostgreSQL by DATABASE_URL, otherwise the embedded one in DATA_DIR.
 * @throws {ConfigError} when it cannot be opened.
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
      writes: () => undefined,
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
    writes: () => embedded.writes,
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
