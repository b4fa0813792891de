import Type from 'typebox';
import { pageSizeLimits, outcomes, paths } from 'societies-contract';
import {
  AcceptReply,
  ListOrPage,
  RequestsQuery,
  SocietyRequest,
  SocietyRequestBody,
} from 'societies-contract/schemas';
import { forbidden } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found } from '../societies/params.ts';
import {
  acceptRequest,
  countRequests,
  createRequest,
  deleteRequest,
  listRequests,
  rejectRequest,
} from './queries.ts';

/** Asking for a society, and what administrators make of it. */
export const requestRoutes: Routes = async (server) => {
  const { database } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.societyRequests,
    {
      config: admin,
      schema: { querystring: RequestsQuery, response: { 200: ListOrPage(SocietyRequest) } },
    },
    ({ query }) => {
      const { page, page_size = pageSizeLimits.requests } = query;
      if (page === undefined) return listRequests(database, query);
      return readPage(
        { page, page_size },
        () => countRequests(database, query),
        (slice) => listRequests(database, query, slice),
      );
    },
  );

  server.post(
    paths.societyRequests,
    {
      config: { rights: 'student' },
      schema: { body: SocietyRequestBody, response: { 201: SocietyRequest } },
    },
    async (request, reply) => {
      const { universityId } = callerOf(request);
      if (request.body.user !== universityId) throw forbidden('You can ask in your own name only.');
      return reply.code(201).send(await createRequest(database, universityId, request.body));
    },
  );

  server.post(
    pattern(paths.acceptRequest, 'requestId'),
    { config: admin, schema: { response: { 201: AcceptReply } } },
    async (request, reply) => {
      const society = await acceptRequest(database, addressedId(request, 'requestId', 'Request'));
      return reply.code(201).send({ message: outcomes.request.created, society });
    },
  );

  server.post(
    pattern(paths.rejectRequest, 'requestId'),
    { config: admin, schema: { response: { 200: SocietyRequest } } },
    async (request) =>
      found(await rejectRequest(database, addressedId(request, 'requestId', 'Request')), 'Request'),
  );

  server.delete(
    pattern(paths.deleteRequest, 'requestId'),
    { config: admin, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      await deleteRequest(database, addressedId(request, 'requestId', 'Request'));
      return reply.code(204).send(null);
    },
  );
};
