import { Gauge } from 'prom-client';
import { pageSizeLimits, paths } from 'societies-contract';
import Type from 'typebox';
import { NoticesQuery, RetryMailsReply, UndeliveredMails } from 'societies-contract/schemas';
import { notFound } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { countMails, listDead, revive } from './outbox.ts';

/** What administrators, and what watches the server, see of mails that did not go out. */
export const mailRoutes: Routes = async (server) => {
  const { database, metrics, postOffice } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.undeliveredMails,
    { config: admin, schema: { querystring: NoticesQuery, response: { 200: UndeliveredMails } } },
    async ({ query: { page = 1 } }) => {
      const size = pageSizeLimits.notices;
      const { waiting, dead } = await countMails(database);
      const rows = await listDead(database, size, (page - 1) * size);
      return {
        waiting,
        count: dead,
        results: rows.map((row) => ({
          ...row,
          created_at: row.created_at.toISOString(),
          dead_at: row.dead_at.toISOString(),
          last_error: row.last_error ?? '',
        })),
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

  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        this.set(await value());
      },
    });
  const stored = () => countMails(database).catch(() => ({ waiting: Number.NaN, dead: Number.NaN }));
  gauge('mails_waiting', 'Mails in the outbox that are still tried.', async () => (await stored()).waiting);
  gauge(
    'mails_dead',
    'Mails that could not be sent for a day, or were refused.',
    async () => (await stored()).dead,
  );
  gauge('mails_sent', 'Mails that this process has sent.', () => postOffice.counts.sent);
  gauge(
    'mails_failed_attempts',
    'Attempts of this process at a mail that failed.',
    () => postOffice.counts.failed,
  );
};
