import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, outcomes, paths } from 'societies-contract';
import {
  AcceptReply,
  ListOrPage,
  RequestsQuery,
  SocietyRequest,
  SocietyRequestBody,
} from 'societies-contract/schemas';
import { recordChange } from '../history/record.ts';
import { forbidden } from '../platform/errors.ts';
import { sendCsv } from '../platform/csv.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found } from '../societies/params.ts';
import { listCategories } from '../societies/queries.ts';
import {
  acceptRequest,
  countRequests,
  createRequest,
  deleteRequest,
  listRequests,
  rejectRequest,
} from './queries.ts';

/** Requests for new societies, and their approval by administrators. */
export const requestRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.societyRequests,
    {
      config: admin,
      schema: { querystring: RequestsQuery, response: { 200: ListOrPage(SocietyRequest) } },
    },
    async (request, reply) => {
      const { query } = request;
      const { page, page_size = pageSizeLimits.requests } = query;
      if (query.format === 'csv') {
        const streamed: FastifyReply = reply;
        const names = new Map((await listCategories(database)).map(({ id, name }) => [id, name]));
        const columns = ['name', 'proposal', 'category', 'user', 'date', 'rejected'] as const;
        return sendCsv(streamed, 'society-requests', columns, await listRequests(database, query), (some) =>
          some.map((each) => ({ ...each, category: names.get(each.category) ?? null })),
        );
      }
      const societies = await directory.at(callerOf(request).directory);
      const withLookAlikes = (requests: SocietyRequest[]): SocietyRequest[] =>
        requests.map((one) => {
          const like = societies.lookingLike(one.name);
          return { ...one, looks_like: like ? { id: like.id, name: like.name } : null };
        });
      if (page === undefined) return withLookAlikes(await listRequests(database, query));
      return readPage(
        { page, page_size },
        () => countRequests(database, query),
        async (slice) => withLookAlikes(await listRequests(database, query, slice)),
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
      const requestId = addressedId(request, 'requestId', 'Request');
      const society = await acceptRequest(database, requestId, callerOf(request).universityId);
      return reply.code(201).send({ message: outcomes.request.created, society });
    },
  );

  server.post(
    pattern(paths.rejectRequest, 'requestId'),
    { config: admin, schema: { response: { 200: SocietyRequest } } },
    async (request) => {
      const requestId = addressedId(request, 'requestId', 'Request');
      const rejected = await recordChange(
        database,
        { actor: callerOf(request).universityId, society: null, action: 'request.rejected' },
        { kind: 'request', id: requestId },
        (trx) => rejectRequest(trx, requestId),
      );
      return found(rejected, 'Request');
    },
  );

  server.delete(
    pattern(paths.deleteRequest, 'requestId'),
    { config: admin, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const requestId = addressedId(request, 'requestId', 'Request');
      await recordChange(
        database,
        { actor: callerOf(request).universityId, society: null, action: 'request.deleted' },
        { kind: 'request', id: requestId },
        (trx) => deleteRequest(trx, requestId),
      );
      return reply.code(204).send(null);
    },
  );
};
