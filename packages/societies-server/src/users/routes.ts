import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, universityIdLimits, paths } from 'societies-contract';
import { ListOrPage, UserListItem, UsersQuery } from 'societies-contract/schemas';
import { readPage, streamedArray } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId } from '../societies/params.ts';
import { removeSociety } from '../societies/changes.ts';
import { countUsers, findUserIds, readUsers, removeUser } from './queries.ts';

/** What administrators see of users, and what they remove from the platform. */
export const userRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.users,
    { config: admin, schema: { querystring: UsersQuery, response: { 200: ListOrPage(UserListItem) } } },
    async ({ query }, reply) => {
      const { page, page_size = pageSizeLimits.users } = query;
      if (page !== undefined) {
        return readPage(
          { page, page_size },
          () => countUsers(database, query),
          async (slice) => readUsers(database, await findUserIds(database, query, slice)),
        );
      }
      const ids = await findUserIds(database, query);
      const streamed: FastifyReply = reply;
      return streamed
        .type('application/json; charset=utf-8')
        .send(streamedArray(ids, (some) => readUsers(database, some)));
    },
  );

  server.delete(
    pattern(paths.removeUser, 'universityId'),
    {
      config: admin,
      schema: {
        params: Type.Object({ universityId: Type.String({ maxLength: universityIdLimits.loginMax }) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { universityId } = request.params;
      await removeUser(database, universityId);
      request.log.info({ by: callerOf(request).universityId, user: universityId }, 'user removed');
      await storage.removeSpace({ kind: 'user', universityId });
      return reply.code(204).send(null);
    },
  );

  server.delete(
    pattern(paths.removeSociety, 'societyId'),
    { config: admin, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = addressedId(request, 'societyId', 'Society');
      await removeSociety(database, societyId);
      request.log.info({ by: callerOf(request).universityId, society: societyId }, 'society removed');
      await storage.removeSpace({ kind: 'society', societyId });
      return reply.code(204).send(null);
    },
  );
};
