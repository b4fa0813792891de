import type { FastifyRequest } from 'fastify';
import { messageRights, pageSizeLimits, paths } from 'societies-contract';
import {
  MessageReaders,
  SocietyMessage,
  SocietyMessageBody,
  SocietyMessages,
  SocietyMessagesQuery,
} from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { forbidden } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found, societyOf } from '../societies/params.ts';
import { countMessageReaders, countMessages, listMessages, sendMessage } from './queries.ts';

const whole = { limit: 1, offset: 0, backwards: false } as const;

/** For who manages members, and for who edits events and so may write to guests. @throws 403 */
async function mayWrite(request: FastifyRequest) {
  const { permissions } = membershipOf(request);
  if (!Object.values(messageRights).some((right) => permissions.has(right))) throw forbidden();
}

/** Messages of a society to its people, who stay unnamed. */
export const messageRoutes: Routes = async (server) => {
  const { database } = server;
  const config = { rights: { society: 'committee' } } as const;

  server.get(
    pattern(paths.messages, 'id'),
    {
      config,
      preHandler: mayWrite,
      schema: { querystring: SocietyMessagesQuery, response: { 200: SocietyMessages } },
    },
    async (request) => {
      const societyId = societyOf(request);
      const { page = 1, page_size = pageSizeLimits.history } = request.query;
      return readPage(
        { page, page_size },
        () => countMessages(database, societyId),
        (slice) => listMessages(database, societyId, slice),
      );
    },
  );

  server.post(
    pattern(paths.messages, 'id'),
    {
      config,
      preValidation: mayWrite,
      schema: { body: SocietyMessageBody, response: { 200: MessageReaders, 201: SocietyMessage } },
    },
    async (request, reply) => {
      const societyId = societyOf(request);
      const { dry_run = false, ...body } = request.body;
      if (!membershipOf(request).permissions.has(messageRights[body.audience])) throw forbidden();
      const message = { societyId, by: callerOf(request).universityId, body };
      if (dry_run) {
        const readers = await inTransaction(database, (trx) => countMessageReaders(trx, message));
        return reply.code(200).send({ readers });
      }
      const id = await inTransaction(database, (trx) => sendMessage(trx, message));
      const [sent] = await listMessages(database, societyId, whole, id);
      return reply.code(201).send(found(sent, 'Message'));
    },
  );
};
