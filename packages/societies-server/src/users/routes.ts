import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, universityIdLimits, paths } from 'societies-contract';
import { ListOrPage, UserListItem, UsersQuery } from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { recordRemoval } from '../history/removals.ts';
import { sendCsv } from '../platform/csv.ts';
import { readPage, streamedArray } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId } from '../societies/params.ts';
import { notifyMembers, notifyOfSocietysEnd } from '../events/notices.ts';
import { removeSociety } from '../societies/changes.ts';
import { lockSociety } from '../societies/lock.ts';
import { countUsers, findUserIds, readUsers, removeUser } from './queries.ts';

const userColumns = [
  'university_id',
  'first_name',
  'last_name',
  'role',
  'society',
  'is_admin',
  'suspended',
  'date_joined',
] as const;

/** A row of the CSV export. */
const toLine = ({ society, suspended = false, ...user }: UserListItem) => ({
  ...user,
  suspended,
  society: society?.name ?? null,
});

/** Users for administrators, and their deletion. */
export const userRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.users,
    { config: admin, schema: { querystring: UsersQuery, response: { 200: ListOrPage(UserListItem) } } },
    async ({ query }, reply) => {
      const { page, page_size = pageSizeLimits.users } = query;
      const streamed: FastifyReply = reply;
      if (query.format === 'csv') {
        return sendCsv(streamed, 'users', userColumns, await findUserIds(database, query), async (some) =>
          (await readUsers(database, some)).map(toLine),
        );
      }
      if (page !== undefined) {
        return readPage(
          { page, page_size },
          () => countUsers(database, query),
          async (slice) => readUsers(database, await findUserIds(database, query, slice)),
        );
      }
      const ids = await findUserIds(database, query);
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
      await removeUser(database, universityId, callerOf(request).universityId);
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
      const by = callerOf(request).universityId;
      await inTransaction(database, async (trx) => {
        await lockSociety(trx, societyId);
        await recordRemoval(
          trx,
          { actor: by, society: societyId, action: 'society.removed' },
          { kind: 'society', ids: [societyId] },
          async () => {
            await notifyMembers(trx, { societyId, by }, false);
            await notifyOfSocietysEnd(trx, { societyId, by });
            await removeSociety(trx, societyId);
          },
        );
      });
      request.log.info({ by, society: societyId }, 'society removed');
      return reply.code(204).send(null);
    },
  );
};
