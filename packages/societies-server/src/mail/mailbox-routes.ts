import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDemonstration } from '../database/seeds/demonstration.ts';
import { isLocalhost } from '../platform/cookies.ts';
import { notFound } from '../platform/errors.ts';
import type { Routes } from '../platform/routes.ts';
import { storedMails, mailFolder } from './transport.ts';

/** Allows a mail's inline styles, but no scripts or requests. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Maximum number of mails listed. */
const shown = 100;

/**
 * `/mailbox` lists the mails that the demo would have sent, so that a newcomer can try a password reset. Since its readers can
 * take over any account, it exists only with the public demo passwords, on localhost, and without a mail server.
 */
export const mailboxRoutes: Routes = async (server) => {
  const { config, database, passwords } = server;
  const { dataDir, host, smtpUrl } = config;
  if (smtpUrl !== null || !isLocalhost(host)) return;

  // Checked once and on first use, because it costs a password verification.
  let demonstration: Promise<boolean> | undefined;
  const read = async (name: string) => {
    const { simpleParser } = await import('mailparser');
    return simpleParser(await readFile(path.join(mailFolder(dataDir), name)));
  };
  const hidden = { config: { rights: 'public' }, schema: { hide: true } } as const;

  server.addHook('onRequest', async (request, reply) => {
    // Refuses other host names, which prevents DNS rebinding.
    demonstration ??= isDemonstration(database, passwords);
    if (!isLocalhost(request.hostname) || !(await demonstration)) throw notFound();
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  });

  server.get('/mailbox', hidden, async (_request, reply) => {
    const mails = await Promise.all(
      (await storedMails(dataDir)).slice(0, shown).map(async (name) => {
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
    if (!(await storedMails(dataDir)).includes(name)) throw notFound('Mail');
    const { html } = await read(name);
    return reply.type('text/html; charset=utf-8').send(html || '');
  });
};
