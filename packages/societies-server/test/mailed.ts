import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { storedMails, mailFolder } from '../src/mail/transport.ts';
import type { TestServer } from './harness.ts';

const textOf = (to: ParsedMail['to']) => [to].flat().map((address) => address?.text ?? '');

/** Every mail that a server without a mail server has sent to an address, the latest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ParsedMail[]> {
  await server.server.postOffice.sendDue();
  const folder = mailFolder(server.dataDir);
  const mails = await Promise.all(
    (await storedMails(server.dataDir)).map(async (name) =>
      simpleParser(await readFile(path.join(folder, name))),
    ),
  );
  return mails.filter(({ to }) => textOf(to).some((of) => of.toLowerCase() === address.toLowerCase()));
}

/** The token of a link in a mail. */
export function tokenIn(mail: ParsedMail | undefined): string {
  const token = /[?]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`There is no link in this mail: ${mail?.text}`);
  return token;
}
