import { domainToASCII } from 'node:url';
import { emailPattern } from 'societies-contract';
import { deliverable } from '../account/email-key.ts';
import { address, ConfigError, fail, list, oneOf, type Environment } from '../settings.ts';

export interface MailSettings {
  /** The mail server's URL; null stores mails as files in `dataDir`. */
  smtpUrl: string | null;
  /** The sender. */
  mailFrom: { name: string; address: string };
  /** The origin for links in mails, without a trailing slash; null uses the server's own address. */
  publicUrl: string | null;
  /** Whether users can only read until they have confirmed their address. */
  verifyEmail: boolean;
  /** Allowed domains of addresses; empty allows any. */
  emailDomains: string[];
}

const name = 'Constellation';

function sender(env: Environment, needed: boolean): MailSettings['mailFrom'] {
  const value = env.MAIL_FROM?.trim();
  const takes =
    'the address that mails are from, such as societies@example.ac.uk or Societies <societies@example.ac.uk>';
  if (!value) {
    if (needed) fail('MAIL_FROM', takes);
    return { name, address: 'constellation@localhost' };
  }
  const parts = /^(?:(?<name>[^<>\p{Cc}]*\S)\s*<(?<inner>[^<>\s]+)>|(?<bare>[^<>\s]+))$/u.exec(value)?.groups;
  const found = parts?.inner ?? parts?.bare ?? '';
  if (!new RegExp(emailPattern, 'u').test(found)) fail('MAIL_FROM', takes, value);
  return { name: parts?.name?.replace(/^"|"$/g, '') ?? name, address: deliverable(found) };
}

function site(env: Environment): string | null {
  const takes = 'the http(s) address that people open, such as https://societies.example.ac.uk';
  const value = address(env, 'PUBLIC_URL', ['https:', 'http:'], takes);
  if (value === null) return null;
  const url = new URL(value);
  if (url.search || url.hash || url.username || url.pathname !== '/') fail('PUBLIC_URL', takes, value);
  return url.origin;
}

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

function domains(env: Environment): string[] {
  return list(env, 'EMAIL_DOMAINS').map((part) => {
    const domain = domainToASCII(part.replace(/^@/, ''));
    if (!domainPattern.test(domain)) {
      fail('EMAIL_DOMAINS', 'domains such as example.ac.uk, separated by commas', part);
    }
    return domain;
  });
}

/** @throws {ConfigError} */
export function mailSettings(env: Environment): MailSettings {
  const smtpUrl = address(
    env,
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'the address of a mail server such as smtp://user:password@mail.example.ac.uk:587',
  );
  if (smtpUrl !== null && new URL(smtpUrl).hostname === '') {
    throw new ConfigError('SMTP_URL names no mail server.');
  }
  return {
    smtpUrl,
    mailFrom: sender(env, smtpUrl !== null),
    publicUrl: site(env),
    verifyEmail:
      oneOf(env, 'VERIFY_EMAIL', ['true', 'false'], smtpUrl === null ? 'false' : 'true') === 'true',
    emailDomains: domains(env),
  };
}
