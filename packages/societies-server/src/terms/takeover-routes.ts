import type { FastifyRequest } from 'fastify';
import { pageSizeLimits, paths } from 'societies-contract';
import {
  DeclineTakeoverBody,
  Orphans,
  OrphansQuery,
  Takeover,
  TakeoverBody,
  TakeoverState,
} from 'societies-contract/schemas';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import {
  acceptTakeover,
  askToTakeOver,
  countOrphans,
  declineTakeover,
  findTakeover,
  listOrphans,
  takeoverState,
} from './takeovers.ts';

/** Societies without a President, and who asks to take them over. */
export const takeoverRoutes: Routes = async (server) => {
  const { database, config } = server;
  const admin = { rights: 'admin' } as const;
  // Whether one has to be a member depends on whether there are any.
  const visit = { rights: { society: 'visit' } } as const;
  const addressed = (request: FastifyRequest) => addressedId(request, 'takeoverId', 'Request');

  server.get(
    pattern(paths.takeover, 'id'),
    { config: visit, schema: { response: { 200: TakeoverState } } },
    (request) => takeoverState(database, societyOf(request), callerOf(request).universityId),
  );

  server.post(
    pattern(paths.takeover, 'id'),
    { config: visit, schema: { body: TakeoverBody, response: { 201: Takeover } } },
    async (request, reply) => {
      const takeover = await askToTakeOver(database, {
        societyId: societyOf(request),
        universityId: callerOf(request).universityId,
        message: request.body.message.trim(),
      });
      return reply.code(201).send(takeover);
    },
  );

  server.get(
    paths.orphans,
    { config: admin, schema: { querystring: OrphansQuery, response: { 200: Orphans } } },
    (request) => {
      const { page = 1, page_size = pageSizeLimits.adminSocieties } = request.query;
      return readPage(
        { page, page_size },
        () => countOrphans(database),
        (slice) => listOrphans(database, slice),
      );
    },
  );

  server.post(
    pattern(paths.acceptTakeover, 'takeoverId'),
    { config: admin, schema: { response: { 200: Takeover } } },
    (request) =>
      acceptTakeover(database, addressed(request), {
        by: callerOf(request).universityId,
        timeZone: config.timeZone,
      }),
  );

  server.post(
    pattern(paths.declineTakeover, 'takeoverId'),
    {
      config: admin,
      schema: { body: DeclineTakeoverBody, response: { 200: Takeover } },
      // A request that is gone (404) takes precedence over an invalid body.
      async preValidation(request) {
        found(await findTakeover(database, addressed(request)), 'Request');
      },
    },
    (request) =>
      declineTakeover(database, addressed(request), {
        by: callerOf(request).universityId,
        reason: request.body.reason.trim(),
      }),
  );
};
