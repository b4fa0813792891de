import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, outcomes, paths, societyRequestLimits } from 'societies-contract';
import {
  AcceptReply,
  AcceptRequestBody,
  AskChangesBody,
  ListOrPage,
  MyRequestsQuery,
  RejectRequestBody,
  RequestMessage,
  RequestMessageBody,
  RequestsQuery,
  RequestVersion,
  SendAgainBody,
  SimilarQuery,
  SimilarSociety,
  SocietyRequest,
  SocietyRequestBody,
} from 'societies-contract/schemas';
import { recordChange } from '../history/record.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import { sendCsv } from '../platform/csv.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf, type Caller } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found } from '../societies/params.ts';
import { listCategories } from '../societies/queries.ts';
import { createRequest, sendAgain, withdraw, writeMessage } from './asking.ts';
import { acceptRequest, askChanges, deleteRequest, rejectRequest } from './deciding.ts';
import {
  countOwnRequests,
  countRequests,
  listOwnRequests,
  listRequests,
  listVersions,
  senderOf,
} from './reading.ts';

/** Requests for new societies, and their approval by administrators. */
export const requestRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const admin = { rights: 'admin' } as const;
  // Whose request it is, is found out with the request.
  const signedIn = { rights: 'signedIn' } as const;
  const addressed = 'requestId';

  /** Looks for the request before its body is read. */
  const preValidation = async (request: FastifyRequest) => {
    const requestId = addressedId(request, addressed, 'Request');
    found(await senderOf(database, requestId), 'Request');
  };

  /** What only administrators read of a request: the societies with a name like it. */
  async function withSimilar(caller: Caller, request: SocietyRequest): Promise<SocietyRequest> {
    const societies = await directory.at(caller.directory);
    const similar = societies.near(request.name, societyRequestLimits.similarMax);
    return { ...request, similar: similar.map(({ id, name }) => ({ id, name })) };
  }

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
      const caller = callerOf(request);
      const societies = await directory.at(caller.directory);
      const withLookAlikes = async (requests: SocietyRequest[]): Promise<SocietyRequest[]> => {
        const listed: SocietyRequest[] = [];
        for (const one of requests) {
          // Each name is compared with all there are: others are served in between.
          await setImmediate();
          const like = societies.lookingLike(one.name);
          listed.push({
            ...(await withSimilar(caller, one)),
            looks_like: like ? { id: like.id, name: like.name } : null,
          });
        }
        return listed;
      };
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

  server.get(
    paths.mySocietyRequests,
    {
      config: signedIn,
      schema: { querystring: MyRequestsQuery, response: { 200: ListOrPage(SocietyRequest) } },
    },
    async (request) => {
      const { universityId } = callerOf(request);
      const { page, page_size = pageSizeLimits.requests } = request.query;
      if (page === undefined) return listOwnRequests(database, universityId);
      return readPage(
        { page, page_size },
        () => countOwnRequests(database, universityId),
        (slice) => listOwnRequests(database, universityId, slice),
      );
    },
  );

  server.get(
    paths.similarSocieties,
    {
      config: signedIn,
      schema: { querystring: SimilarQuery, response: { 200: Type.Array(SimilarSociety) } },
    },
    async (request) => {
      const societies = await directory.at(callerOf(request).directory);
      return societies
        .near(request.query.name, societyRequestLimits.similarMax)
        .map(({ id, name, category, member_count, logo }) => ({ id, name, category, member_count, logo }));
    },
  );

  server.put(
    pattern(paths.societyRequest, addressed),
    { config: signedIn, preValidation, schema: { body: SendAgainBody, response: { 200: SocietyRequest } } },
    async (request) =>
      sendAgain(
        database,
        addressedId(request, addressed, 'Request'),
        callerOf(request).universityId,
        request.body,
      ),
  );

  server.delete(
    pattern(paths.societyRequest, addressed),
    { config: signedIn, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      await withdraw(database, addressedId(request, addressed, 'Request'), callerOf(request).universityId);
      return reply.code(204).send(null);
    },
  );

  server.post(
    pattern(paths.requestMessages, addressed),
    {
      config: signedIn,
      preValidation,
      schema: { body: RequestMessageBody, response: { 201: RequestMessage } },
    },
    async (request, reply) => {
      const requestId = addressedId(request, addressed, 'Request');
      return reply
        .code(201)
        .send(await writeMessage(database, requestId, callerOf(request), request.body.text));
    },
  );

  server.get(
    pattern(paths.requestVersions, addressed),
    { config: signedIn, schema: { response: { 200: Type.Array(RequestVersion) } } },
    async (request) => {
      const requestId = addressedId(request, addressed, 'Request');
      const { universityId, isAdmin } = callerOf(request);
      const sender = found(await senderOf(database, requestId), 'Request');
      if (sender !== universityId && !isAdmin) throw notFound('Request');
      return listVersions(database, requestId);
    },
  );

  server.post(
    pattern(paths.acceptRequest, addressed),
    { config: admin, schema: { body: AcceptRequestBody, response: { 201: AcceptReply } } },
    async (request, reply) => {
      const requestId = addressedId(request, addressed, 'Request');
      const { universityId } = callerOf(request);
      const society = await acceptRequest(database, requestId, universityId, request.body?.version);
      return reply.code(201).send({ message: outcomes.request.created, society });
    },
  );

  server.post(
    pattern(paths.rejectRequest, addressed),
    { config: admin, schema: { body: RejectRequestBody, response: { 200: SocietyRequest } } },
    async (request) => {
      const requestId = addressedId(request, addressed, 'Request');
      const caller = callerOf(request);
      const actor = caller.universityId;
      const rejected = await recordChange(
        database,
        { actor, society: null, action: 'request.rejected' },
        { kind: 'request', id: requestId },
        (trx) => rejectRequest(trx, requestId, actor, request.body ?? {}),
      );
      return withSimilar(caller, found(rejected, 'Request'));
    },
  );

  server.post(
    pattern(paths.askChanges, addressed),
    { config: admin, preValidation, schema: { body: AskChangesBody, response: { 200: SocietyRequest } } },
    async (request) => {
      const requestId = addressedId(request, addressed, 'Request');
      const caller = callerOf(request);
      const actor = caller.universityId;
      const asked = await recordChange(
        database,
        { actor, society: null, action: 'request.changes_asked' },
        { kind: 'request', id: requestId },
        (trx) => askChanges(trx, requestId, actor, request.body),
      );
      return withSimilar(caller, found(asked, 'Request'));
    },
  );

  server.delete(
    pattern(paths.deleteRequest, addressed),
    { config: admin, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const requestId = addressedId(request, addressed, 'Request');
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
