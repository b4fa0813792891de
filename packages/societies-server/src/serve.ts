import { createServer } from 'node:net';
import { pino, type Logger } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { createDatabase, type EmbeddedLimits, type Engine } from './database/create-database.ts';
import { migrate } from './database/migrations/index.ts';
import { keepDemonstrationHere } from './database/seeds/demonstration.ts';
import { seedDatabase } from './database/seeds/index.ts';
import { takeBackLeft } from './imports/undo.ts';
import { createPasswords } from './platform/passwords.ts';
import { listenForCommands } from './operations/control.ts';
import {
  checkDatabaseIsThere,
  checkRestIsThere,
  checkTablesAreThere,
  holdsDatabase,
} from './operations/missing-parts.ts';
import { sweepWorkshops } from './operations/workshop.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { findPushKeys } from './push/keys.ts';
import type { Server } from './platform/routes.ts';
import { localUrl } from './platform/site-url.ts';
import { readSecrets } from './platform/secrets.ts';
import { openStorage } from './platform/storage/storage.ts';

export interface Running {
  /** Its address, such as `http://127.0.0.1:3000`. */
  url: string;
  server: Server;
  engine: Engine;
  /** Whether DATA_DIR held no embedded database before. */
  madeDatabase: boolean;
  /** Graceful shutdown: finishes running requests and makes data durable. */
  close(): Promise<void>;
}

/** Logs never contain a token, cookie, password or name. */
export const createLogger = (level: Config['logLevel']): Logger =>
  pino({
    level,
    redact: {
      paths: ['req.headers', 'res.headers', 'headers', '*.password', '*.access_token'],
      remove: true,
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });

/** Explains why listening failed, if a setting is the reason. */
function refusedAddress({ host, port }: Config, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT ${port} is in use on ${host}: stop what listens there, or give PORT another number.`,
      );
    case 'EACCES':
      return new ConfigError(
        `PORT ${port} is not allowed to this user, it takes a number from 1024 to 65535.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST "${host}" is no address of this machine, it takes one such as 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return error;
  }
}

/** Tries the address before anything else, so that a used port is reported at once. */
async function tryAddress(config: Config): Promise<void> {
  const { host, port } = config;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw refusedAddress(config, error);
  }
  await new Promise((resolve) => probe.close(resolve));
}

async function listen(server: Server, config: Config): Promise<string> {
  const { host, port } = config;
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw refusedAddress(config, error);
  }
  const address = server.server.address();
  return localUrl(host, typeof address === 'object' && address ? address.port : port);
}

/**
 * Opens the database, migrates it, seeds an empty one and listens.
 * @throws {ConfigError} if a setting makes that impossible.
 */
export async function serve(
  config: Config,
  logger: Logger = createLogger(config.logLevel),
  limits?: EmbeddedLimits,
): Promise<Running> {
  await tryAddress(config);
  await checkDatabaseIsThere(config);
  const madeDatabase = config.databaseUrl === null && !holdsDatabase(config);
  const onEvent = (event: string, error?: unknown) => {
    logger.warn({ event, err: error }, 'database');
  };
  const engine = await createDatabase(config, onEvent, limits);
  let server: Server | undefined;
  try {
    await sweepWorkshops(config.dataDir);
    await checkTablesAreThere(config, engine.database);
    await engine.patiently((database) =>
      migrate(database, {
        onWait: (step) => {
          logger.warn({ step }, 'migration waits for a lock');
        },
      }),
    );
    await checkRestIsThere(config, engine.database, (line) => {
      logger.warn(line);
    });
    // Made after the database, so that a first start that was killed leaves no secret without one.
    const secrets = readSecrets(config);
    const passwords = await createPasswords();
    await keepDemonstrationHere(config, engine.database, passwords);
    const storage = await openStorage({ config, database: engine.database, log: logger });
    await seedDatabase({
      database: engine.database,
      seed: config.seed,
      hashPassword: (password) => passwords.hash(password),
      pictures: storage.store,
      membershipYearEnds: config.membershipYearEnds,
      log: (line) => {
        logger.info(line);
      },
    });
    await takeBackLeft(engine, engine.kind === 'embedded');
    server = await buildApp({ config, engine, secrets, passwords, storage, logger });
    await findPushKeys(engine.database);
    const url = await listen(server, config);
    const opened = server;
    const housekeeping = startHousekeeping(opened);
    opened.postOffice.open();
    opened.pushSender.open();
    const control = await listenForCommands(opened);
    return {
      url,
      server: opened,
      engine,
      madeDatabase,
      async close() {
        opened.draining = true;
        // Begun at once, and awaited before the database is closed.
        const kept = housekeeping.stop();
        await control.close();
        await opened.close();
        await kept;
        await Promise.all([opened.postOffice.close(), opened.pushSender.close()]);
        await engine.close();
      },
    };
  } catch (error) {
    await server?.close();
    await engine.close();
    throw error;
  }
}
