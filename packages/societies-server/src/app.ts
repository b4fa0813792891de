import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { avatarRoutes } from './account/avatar-routes.ts';
import { emailRoutes } from './account/email-routes.ts';
import { ownRoutes } from './account/own-routes.ts';
import { accountRoutes } from './account/routes.ts';
import type { Config } from './config.ts';
import type { Engine } from './database/create-database.ts';
import type { Database } from './database/schema.ts';
import { createDirectory, type Directory } from './directory/directory.ts';
import { healthRoutes } from './health/routes.ts';
import { accessTokens, type AccessTokens } from './platform/access-tokens.ts';
import { appFiles, isUndecodablePage } from './platform/app-files.ts';
import { bodies } from './platform/bodies.ts';
import { contractDocs } from './platform/contract-docs.ts';
import { emptyReplies } from './platform/empty-replies.ts';
import { errorReplies } from './platform/error-replies.ts';
import { badRequest, busy, notFound } from './platform/errors.ts';
import { metrics } from './platform/metrics.ts';
import type { Passwords } from './platform/passwords.ts';
import { sendRefusalPage } from './platform/refusal-page.ts';
import { rateLimits, type RateLimits } from './platform/rate-limits.ts';
import { requestLog } from './platform/request-log.ts';
import { rights } from './platform/rights.ts';
import type { Routes, Server } from './platform/routes.ts';
import type { Secrets } from './platform/secrets.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { sharedAddresses } from './platform/shared-addresses.ts';
import { siteZone } from './platform/time-zones.ts';
import { buildSerializer } from './platform/serialization.ts';
import { siteUrl } from './platform/site-url.ts';
import { sessions, type Sessions } from './platform/sessions.ts';
import { validatorCompiler } from './platform/validation.ts';
import { closingConnections } from './platform/closing-connections.ts';
import { storageRoutes } from './platform/storage/storage-routes.ts';
import type { PictureStorage } from './platform/storage/storage.ts';
import { electionRoutes } from './elections/routes.ts';
import { adminAffiliationRoutes } from './affiliation/admin-routes.ts';
import { affiliationRoutes } from './affiliation/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { invitationRoutes } from './joining/invitation-routes.ts';
import { joinRequestRoutes } from './joining/request-routes.ts';
import { joiningRoutes } from './joining/routes.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { postOffice, type PostOffice } from './mail/post-office.ts';
import { unsubscribeRoutes } from './mail/unsubscribe-routes.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { restoreRoutes } from './history/restore-routes.ts';
import { historyRoutes } from './history/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { guestRoutes } from './events/guest-routes.ts';
import { hostRoutes } from './events/host-routes.ts';
import { whatsOnRoutes } from './events/whats-on-routes.ts';
import { signupRoutes } from './events/signup-routes.ts';
import { merchRoutes } from './merch/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { committeeRoutes } from './committee/routes.ts';
import { handoverRoutes } from './terms/handover-routes.ts';
import { termRoutes } from './terms/routes.ts';
import { takeoverRoutes } from './terms/takeover-routes.ts';
import { pushRoutes } from './push/routes.ts';
import { pushSender, type PushSender } from './push/sender.ts';
import { requestRoutes } from './requests/routes.ts';
import { publicRoutes } from './public/routes.ts';
import { crawlerRoutes } from './public/crawler-routes.ts';
import { sharedPageRoutes } from './public/shared-page-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { societyEditingRoutes } from './societies/editing-routes.ts';
import { adminSocietyRoutes } from './societies/admin-routes.ts';
import { societyRoutes } from './societies/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { adminUserRoutes } from './users/admin-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { userRoutes } from './users/routes.ts';
import { widgetRoutes } from './widgets/routes.ts';
import { ErrorReply } from 'societies-contract/schemas';

/** Every domain's routes, in the order of the specification. */
const domains: readonly Routes[] = [
  accountRoutes,
  emailRoutes,
  oidcRoutes,
  avatarRoutes,
  societyRoutes,
  joiningRoutes,
  joinRequestRoutes,
  invitationRoutes,
  electionRoutes,
  affiliationRoutes,
  adminAffiliationRoutes,
  societyEditingRoutes,
  adminSocietyRoutes,
  searchRoutes,
  committeeRoutes,
  termRoutes,
  handoverRoutes,
  takeoverRoutes,
  eventRoutes,
  signupRoutes,
  guestRoutes,
  hostRoutes,
  whatsOnRoutes,
  calendarRoutes,
  postRoutes,
  merchRoutes,
  widgetRoutes,
  requestRoutes,
  userRoutes,
  analyticsRoutes,
  noticeRoutes,
  pushRoutes,
  historyRoutes,
  siteRoutes,
  messageRoutes,
  mailRoutes,
  unsubscribeRoutes,
  restoreRoutes,
  ownRoutes,
  adminUserRoutes,
  importRoutes,
  publicRoutes,
];

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Kysely<Database>;
    directory: Directory;
    engine: Engine;
    secrets: Secrets;
    passwords: Passwords;
    accessTokens: AccessTokens;
    sessions: Sessions;
    rateLimits: RateLimits;
    storage: PictureStorage;
    postOffice: PostOffice;
    pushSender: PushSender;
    /** The origin for links in mails, without a trailing slash. */
    siteUrl: () => string;
    /** True once shutdown has begun; /readyz then fails, so that a load balancer stops sending requests. */
    draining: boolean;
  }
}

export interface Dependencies {
  config: Config;
  engine: Engine;
  secrets: Secrets;
  passwords: Passwords;
  storage: PictureStorage;
  logger?: FastifyBaseLogger;
}

/** Milliseconds. Fastify's defaults are 0, which means no limit. */
const timeouts = {
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 10_000, maxHeaderSize: 16_384 },
} as const;

/** Bytes of a JSON body: enough for the longest post in four-byte characters. Uploads have their own limit. */
const bodyLimit = 256 * 1024;

/**
 * The average event loop delay in milliseconds above which requests get a 503. Averaged over five seconds, so that a single
 * pause of two seconds does not turn anybody away.
 */
const overload = { maxEventLoopDelay: 2_000, sampleInterval: 5_000 };

/** Ignores the delay caused by startup: until two samples have passed, the last one may be from before the server listened. */
function shedLoad(server: Server): FastifyUnderPressureOptions {
  let counts = Infinity;
  server.addHook('onListen', () => {
    counts = performance.now() + 2 * overload.sampleInterval;
  });
  return {
    ...overload,
    async pressureHandler() {
      if (performance.now() >= counts) throw busy();
    },
  };
}

/** Answers malformed HTTP, for which Fastify never sees a request. */
function refuseNonsense(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code, detail] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'too_large', 'The headers are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'timeout', 'The request took too long.']
        : ['400 Bad Request', 'invalid', 'The request is not valid.'];
  const body = JSON.stringify({ detail, code });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Builds the server from plugins and domains, without listening. */
export async function buildApp({
  config,
  engine,
  secrets,
  passwords,
  storage,
  logger,
}: Dependencies): Promise<Server> {
  const server: Server = fastify({
    ...timeouts,
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // platform/request-log.ts writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 1_024 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseNonsense,
    schemaController: { compilersFactory: { buildSerializer } },
    frameworkErrors(error, request, reply) {
      if (!isUndecodablePage(error, request)) return server.errorHandler(error, request, reply);
      // A link that a mail program has bent so that it cannot be read: the app says so, or without one a page of its own.
      if (config.appDist !== null) return reply.redirect('/404');
      reply.statusCode = 400;
      return sendRefusalPage(request, reply, badRequest('The address cannot be read.').reply);
    },
  });

  server.decorate('config', config);
  server.decorate('engine', engine);
  server.decorate('database', engine.database);
  server.decorate('directory', createDirectory(engine.database, config.timeZone));
  server.decorate('secrets', secrets);
  server.decorate('passwords', passwords);
  server.decorate('accessTokens', accessTokens(secrets.accessTokens));
  server.decorate('sessions', sessions(engine.database, secrets.refreshTokens));
  server.decorate('rateLimits', rateLimits(engine.database, config.rateLimitFactor));
  server.decorate('storage', storage);
  server.decorate('siteUrl', () => siteUrl(config, server.server));
  server.decorate(
    'postOffice',
    postOffice({ config, database: engine.database, secrets, siteUrl: server.siteUrl, log: server.log }),
  );
  server.decorate('pushSender', pushSender({ config, database: engine.database, log: server.log }));
  server.decorate('draining', false);
  server.setValidatorCompiler(validatorCompiler);
  server.addSchema(ErrorReply);

  await server.register(closingConnections);
  await server.register(errorReplies);
  await server.register(emptyReplies);
  await server.register(requestLog);
  await server.register(securityHeaders);
  await server.register(sharedAddresses);
  await server.register(siteZone);
  await server.register(cookie);
  await server.register(bodies);
  await server.register(rights, { tokens: server.accessTokens });
  await server.register(underPressure, shedLoad(server));
  await server.register(metrics);
  await server.register(contractDocs);

  for (const routes of [
    healthRoutes,
    ...domains,
    mailboxRoutes,
    storageRoutes,
    crawlerRoutes,
    sharedPageRoutes,
    appFiles,
  ])
    await server.register(routes);

  server.setNotFoundHandler(() => {
    throw notFound();
  });
  return server;
}
