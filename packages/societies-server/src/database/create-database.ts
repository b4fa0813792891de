import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from './schema.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { openEmbedded, type EmbeddedEngine } from './embedded/engine.ts';
import { openPostgres } from './postgres.ts';
import { guarded } from './transaction.ts';

/** What either engine offers beside queries. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  database: Kysely<Database>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Figures for /metrics, by metric name. */
  measure(): Promise<Record<string, number>>;
  /** Only with the embedded engine. */
  embedded?: EmbeddedEngine;
  /** Finishes what runs, makes it durable and lets go of files and connections. */
  close(): Promise<void>;
}

type Settings = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>;

/** Told of what an engine does by itself. */
export type EngineEvents = (event: string, error?: unknown) => void;

/** Opens the engine that the settings name: PostgreSQL by DATABASE_URL, otherwise the embedded one in DATA_DIR. */
export async function createDatabase(settings: Settings, onEvent: EngineEvents = () => {}): Promise<Engine> {
  if (settings.databaseUrl) {
    const { dialect, pool } = openPostgres({
      url: settings.databaseUrl,
      poolSize: settings.databasePoolSize,
      onIdleError: (error) => {
        onEvent('connection-lost', error);
      },
    });
    const database = new Kysely<Database>({ dialect: guarded(dialect) });
    return {
      kind: 'postgres',
      database,
      ping: async () => {
        await sql`select 1`.execute(database);
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
  const embedded = await openEmbedded({ dataDir: settings.dataDir, onEvent });
  const database = new Kysely<Database>({ dialect: guarded(embeddedDialect(embedded)) });
  return {
    kind: 'embedded',
    database,
    embedded,
    ping: async () => {
      await sql`select 1`.execute(database);
    },
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
