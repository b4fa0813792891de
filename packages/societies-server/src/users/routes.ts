import Type from 'typebox';
import { limits, paths } from 'societies-contract';
import { ListOrPage, PageQuery, UserListItem } from 'societies-contract/schemas';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId } from '../societies/addressed.ts';
import { removeSociety } from '../societies/changes.ts';
import { countUsers, listUsers, removeUser, userSortKeys } from './queries.ts';

const UsersQuery = Type.Object({
  ...PageQuery.properties,
  search: Type.Optional(Type.String({ maxLength: limits.search.max })),
  sort: Type.Optional(Type.Enum(userSortKeys.flatMap((key) => [key, `-${key}`] as const))),
});

/** What administrators see of users, and what they remove from the platform. */
export const userRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.users,
    { config: admin, schema: { querystring: UsersQuery, response: { 200: ListOrPage(UserListItem) } } },
    async ({ query }) => {
      if (query.page === undefined) return listUsers(database, query, limits.pageSize.users);
      const [count, results] = await Promise.all([
        countUsers(database, query),
        listUsers(database, query, limits.pageSize.users),
      ]);
      return { count, results };
    },
  );

  server.delete(
    pattern(paths.removeUser, 'universityId'),
    {
      config: admin,
      schema: {
        params: Type.Object({ universityId: Type.String({ maxLength: limits.universityId.loginMax }) }),
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
