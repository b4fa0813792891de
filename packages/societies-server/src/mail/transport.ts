import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLocalhost } from '../platform/cookies.ts';
import type { MailSettings } from './settings.ts';

/** Delivers mails to a mail server or a folder. */
export interface Transport {
  /** Resolves once the mail is accepted. */
  send(message: SendMailOptions): Promise<void>;
  close(): void;
}

/** Milliseconds, after which the mail is retried later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Keeps mail content from including files or fetching URLs. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtp(url: string): Transport {
  const { hostname, password } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // The library's own retry would duplicate a mail if the connection broke after the server had accepted it.
    maxRequeues: 0,
    // Never sends a password unencrypted.
    requireTLS: password !== '' && !isLocalhost(hostname),
    ...timeouts,
    ...closed,
  });
  return {
    async send(message) {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}

/** The folder for mails if there is no mail server. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'mail');
/** Days to keep the folder's mails. */
const daysKept = 30;

function files(dataDir: string): Transport {
  const folder = mailFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  return {
    async send(message) {
      const { message: content } = await composer.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`;
      const file = path.join(folder, name);
      await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {},
  };
}

export const openTransport = ({
  smtpUrl,
  dataDir,
}: Pick<MailSettings, 'smtpUrl'> & { dataDir: string }): Transport =>
  smtpUrl === null ? files(dataDir) : smtp(smtpUrl);

/** Names of the folder's mails, latest first. */
export async function storedMails(dataDir: string): Promise<string[]> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
}

/** Deletes old mails from the folder. */
export async function removeOldMails(dataDir: string): Promise<void> {
  const oldest = Date.now() - daysKept * 86_400_000;
  for (const name of await storedMails(dataDir)) {
    const file = path.join(mailFolder(dataDir), name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true });
  }
}
