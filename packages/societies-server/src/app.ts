import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { accountRoutes } from './account/routes.ts';
import type { Config } from './config.ts';
import type { Engine } from './database/create-database.ts';
import type { Database } from './database/schema.ts';
import { healthRoutes } from './health/routes.ts';
import { societyRoutes } from './societies/routes.ts';
import { accessTokens } from './platform/access-tokens.ts';
import { errorReplies } from './platform/error-replies.ts';
import { notFound } from './platform/errors.ts';
import { rights } from './platform/rights.ts';
import type { Server } from './platform/routes.ts';
import type { Secrets } from './platform/secrets.ts';
import { validatorCompiler } from './platform/validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Kysely<Database>;
    engine: Engine;
    secrets: Secrets;
  }
}

export interface Parts {
  config: Config;
  engine: Engine;
  secrets: Secrets;
  logger?: FastifyBaseLogger;
}

/** Milliseconds. Fastify's own defaults are 0, which waits for ever. */
const timeouts = {
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 10_000 },
} as const;

/** Bytes of a JSON body: the longest post in four-byte characters fits with room. Uploads have a limit of their own. */
const bodyLimit = 256 * 1024;

/** Builds the server: plugins and domains, nothing else. It listens nowhere yet. */
export async function buildApp({ config, engine, secrets, logger }: Parts): Promise<Server> {
  const server: Server = fastify({
    ...timeouts,
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    disableRequestLogging: true,
    bodyLimit,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 1_024 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });

  server.decorate('config', config);
  server.decorate('engine', engine);
  server.decorate('database', engine.database);
  server.decorate('secrets', secrets);
  server.setValidatorCompiler(validatorCompiler);

  const tokens = accessTokens(secrets.accessTokens);
  await server.register(errorReplies);
  await server.register(cookie);
  await server.register(rights, { tokens });

  for (const routes of [healthRoutes, accountRoutes, societyRoutes]) await server.register(routes);

  server.setNotFoundHandler(() => {
    throw notFound();
  });
  return server;
}
