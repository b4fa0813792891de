import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDemonstration } from '../database/seeds/demonstration.ts';
import { isLocalhost } from '../platform/cookies.ts';
import { notFound } from '../platform/errors.ts';
import type { Routes } from '../platform/routes.ts';
import { keptMails, mailFolder } from './transport.ts';

/** Mails bring their styles along, and nothing of theirs runs or is fetched. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Mails that are shown at once. */
const shown = 100;

/**
 * `/mailbox`: the mails that the demonstration would have sent, so that a newcomer can try a forgotten password. Whoever reads them
 * can become anybody, so they are there with public passwords, on this machine, and without a mail server only.
 */
export const mailboxRoutes: Routes = async (server) => {
  const { config, database, passwords } = server;
  const { dataDir, host, smtpUrl } = config;
  if (smtpUrl !== null || !isLocalhost(host)) return;

  // Asked once, and only by who opens the page: it costs the check of a password.
  let demonstration: Promise<boolean> | undefined;
  const read = async (name: string) => {
    const { simpleParser } = await import('mailparser');
    return simpleParser(await readFile(path.join(mailFolder(dataDir), name)));
  };
  const hidden = { config: { rights: 'public' }, schema: { hide: true } } as const;

  server.addHook('onRequest', async (request, reply) => {
    // Against DNS rebinding: a foreign host name that resolves to this machine is refused.
    demonstration ??= isDemonstration(database, passwords);
    if (!isLocalhost(request.hostname) || !(await demonstration)) throw notFound();
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  });

  server.get('/mailbox', hidden, async (_request, reply) => {
    const mails = await Promise.all(
      (await keptMails(dataDir)).slice(0, shown).map(async (name) => {
        const { subject = '', to, date } = await read(name);
        return {
          href: `/mailbox/${name}`,
          subject,
          to: [to]
            .flat()
            .map((address) => address?.text ?? '')
            .join(', '),
          sent: date?.toLocaleString('en-GB') ?? '',
        };
      }),
    );
    const { renderMailbox } = await import('societies-mails');
    return reply.type('text/html; charset=utf-8').send(renderMailbox(mails));
  });

  server.get('/mailbox/:name', hidden, async (request, reply) => {
    const { name } = request.params as { name: string };
    if (!(await keptMails(dataDir)).includes(name)) throw notFound('Mail');
    const { html } = await read(name);
    return reply.type('text/html; charset=utf-8').send(html || '');
  });
};
