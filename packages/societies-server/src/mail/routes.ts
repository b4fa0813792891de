import type { FastifyReply } from 'fastify';
import { pageSizeLimits, paths } from 'societies-contract';
import Type from 'typebox';
import {
  RetryMailsReply,
  UndeliveredMails,
  UndeliveredMailsQuery,
  type UndeliveredMail,
} from 'societies-contract/schemas';
import { sendCsv } from '../platform/csv.ts';
import { notFound } from '../platform/errors.ts';
import { gauge } from '../platform/metrics.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { countMails, listDead, revive } from './outbox.ts';

const columns = [
  'id',
  'university_id',
  'name',
  'address',
  'template',
  'created_at',
  'dead_at',
  'attempts',
  'last_error',
] as const;

const toMail = (row: Awaited<ReturnType<typeof listDead>>[number]): UndeliveredMail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  dead_at: row.dead_at.toISOString(),
  last_error: row.last_error ?? '',
});

/** Undelivered mails, for administrators and monitoring. */
export const mailRoutes: Routes = async (server) => {
  const { database, metrics, postOffice } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.undeliveredMails,
    { config: admin, schema: { querystring: UndeliveredMailsQuery, response: { 200: UndeliveredMails } } },
    async ({ query: { page = 1, format } }, reply) => {
      if (format === 'csv') {
        const streamed: FastifyReply = reply;
        const dead = await listDead(database);
        return sendCsv(streamed, 'undelivered-mails', columns, dead, (some) => some.map(toMail));
      }
      const size = pageSizeLimits.notices;
      const { waiting, dead } = await countMails(database);
      const rows = await listDead(database, { limit: size, offset: (page - 1) * size });
      return {
        waiting,
        count: dead,
        results: rows.map(toMail),
      };
    },
  );

  server.post(
    paths.retryMails,
    { config: admin, schema: { response: { 200: RetryMailsReply } } },
    async (request) => ({ retried: await revive(database, callerOf(request).universityId) }),
  );

  server.post(
    pattern(paths.retryMail, 'mailId'),
    {
      config: admin,
      schema: { params: Type.Object({ mailId: Type.String() }), response: { 200: RetryMailsReply } },
    },
    async (request) => {
      const retried = await revive(database, callerOf(request).universityId, request.params.mailId);
      if (retried === 0) throw notFound('Mail');
      return { retried };
    },
  );

  const stored = () => countMails(database).catch(() => ({ waiting: Number.NaN, dead: Number.NaN }));
  gauge(
    metrics,
    'mails_waiting',
    'Mails in the outbox that are still tried.',
    async () => (await stored()).waiting,
  );
  gauge(
    metrics,
    'mails_dead',
    'Mails that could not be sent for a day, or were refused.',
    async () => (await stored()).dead,
  );
  gauge(metrics, 'mails_sent', 'Mails that this process has sent.', () => postOffice.counts.sent);
  gauge(
    metrics,
    'mails_failed_attempts',
    'Attempts of this process at a mail that failed.',
    () => postOffice.counts.failed,
  );
};
