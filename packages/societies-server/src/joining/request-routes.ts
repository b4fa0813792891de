import type { FastifyRequest } from 'fastify';
import { pageSizeLimits, paths } from 'societies-contract';
import {
  AcceptJoinRequestsBody,
  DeclineJoinRequestBody,
  JoinDecision,
  JoinRequests,
  JoinRequestsQuery,
} from 'societies-contract/schemas';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { societyOf } from '../societies/params.ts';
import {
  acceptRequests,
  countJoinRequests,
  declineRequest,
  listJoinRequests,
  requestGone,
} from './requests.ts';

/** Deciding who joins a society that one has to ask. */
export const joinRequestRoutes: Routes = async (server) => {
  const { database } = server;
  const manage = { rights: { society: 'manage_members' } } as const;
  const decision = { 200: JoinDecision };
  const askerOf = (request: FastifyRequest) =>
    (request.params as { universityId?: string }).universityId ?? '';

  server.get(
    pattern(paths.joinRequests, 'id'),
    { config: manage, schema: { querystring: JoinRequestsQuery, response: { 200: JoinRequests } } },
    (request) => {
      const societyId = societyOf(request);
      const { page = 1, page_size = pageSizeLimits.members } = request.query;
      return readPage(
        { page, page_size },
        () => countJoinRequests(database, societyId),
        (slice) => listJoinRequests(database, societyId, slice),
      );
    },
  );

  server.post(
    pattern(paths.acceptJoinRequests, 'id'),
    { config: manage, schema: { body: AcceptJoinRequestsBody, response: decision } },
    (request) =>
      acceptRequests(
        database,
        societyOf(request),
        request.body.university_ids,
        callerOf(request).universityId,
      ),
  );

  server.post(
    pattern(paths.acceptJoinRequest, 'id', 'universityId'),
    { config: manage, schema: { response: decision } },
    async (request) => {
      const ids = [askerOf(request)];
      const reply = await acceptRequests(database, societyOf(request), ids, callerOf(request).universityId);
      if (reply.decided.length === 0) throw requestGone();
      return reply;
    },
  );

  server.post(
    pattern(paths.declineJoinRequest, 'id', 'universityId'),
    { config: manage, schema: { body: DeclineJoinRequestBody, response: decision } },
    (request) =>
      declineRequest(
        database,
        { societyId: societyOf(request), universityId: askerOf(request), reason: request.body.reason.trim() },
        callerOf(request).universityId,
      ),
  );
};
