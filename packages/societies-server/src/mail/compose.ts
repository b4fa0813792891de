import type { SendMailOptions } from 'nodemailer';
import { addressIn, defaultLanguage, mailboxPattern, paths, type Site } from 'societies-contract';
import { formatMoment } from 'societies-contract/notice-words';
import type { Mail, MailFrame } from 'societies-mails';
import { deliverable } from '../account/email-key.ts';
import { sayStored } from '../notices/stored.ts';
import type { Secrets } from '../platform/secrets.ts';
import { accountLinks } from './account-links.ts';
import type { OutgoingMail } from './outbox.ts';
import type { MailSettings } from './settings.ts';
import { unsubscribing, type Ended } from './unsubscribe.ts';

/** What all mails of an installation share. */
export interface Letterhead {
  from: MailSettings['mailFrom'];
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  secrets: Pick<Secrets, 'mailLinks'>;
  /** In which times are formatted. */
  timeZone: string;
  /** What each mail's foot says. */
  site: Site;
}

/** A mail that cannot be delivered to any server. */
export class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
}

const isAddress = new RegExp(mailboxPattern, 'u');
/** Removes line breaks, so that a society's name cannot inject headers. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Adds the words and links that the template needs. */
function filled(mail: OutgoingMail, { siteUrl, secrets, timeZone }: Letterhead): Mail {
  const link = (page: string, id: string) =>
    `${siteUrl}/${page}?token=${accountLinks(secrets.mailLinks).tokenOf(id)}`;
  const language = mail.language ?? defaultLanguage;
  switch (mail.template) {
    case 'notice': {
      const { kind, href } = mail.data;
      const { payment } = mail;
      return {
        template: 'notice',
        data: { kind, href, payment, ...sayStored(mail.data, language, timeZone) },
      };
    }
    case 'password_reset':
      return { template: 'password_reset', data: { link: link('reset-password', mail.data.token) } };
    case 'verify_email':
      return { template: 'verify_email', data: { link: link('verify-email', mail.data.token) } };
    case 'digest': {
      const { events, ...rest } = mail.data;
      const said = events.map(({ starts_at, ...event }) => ({
        ...event,
        when: formatMoment(starts_at, language, timeZone),
      }));
      return { template: 'digest', data: { ...rest, events: said } };
    }
    default:
      return mail;
  }
}

/** What the mail's unsubscribe link ends; undefined for account mails. */
function endingOf(mail: OutgoingMail): Ended | undefined {
  if (mail.template === 'digest') return 'digest';
  return mail.template === 'notice' ? mail.data.kind : undefined;
}

/**
 * Builds the message for the mail server.
 * @throws {UnsendableMail}
 */
export async function compose(mail: OutgoingMail, letterhead: Letterhead): Promise<SendMailOptions> {
  const { from, siteUrl, secrets, site } = letterhead;
  if (!isAddress.test(mail.address)) throw new UnsendableMail('The address is not one.');
  const address = deliverable(mail.address);
  const kind = endingOf(mail);
  const token = kind && unsubscribing(secrets.mailLinks).tokenFor(mail.accountId, kind);
  const frame: MailFrame = {
    siteUrl,
    site,
    language: mail.language ?? defaultLanguage,
    firstName: oneLine(mail.firstName),
    society: mail.society && {
      name: oneLine(mail.society.name),
      colors: { primary_color: mail.society.primaryColor },
    },
    unsubscribeUrl: token && `${siteUrl}/unsubscribe?token=${token}`,
    // Notices and digests tell times; who reads them may be elsewhere.
    ...(kind && { timeZone: letterhead.timeZone }),
  };
  // Answers to what a society wrote go to it, where it says an address.
  const contact = kind === 'message' ? addressIn(mail.society?.contact ?? '') : null;
  // Loaded on demand, because React and the renderer are large and many servers send no mail.
  const { renderMail } = await import('societies-mails');
  const { subject, html, text } = await renderMail(filled(mail, letterhead), frame);
  return {
    from,
    to: { name: '', address },
    ...(contact !== null && { replyTo: { name: '', address: deliverable(contact) } }),
    envelope: { from: from.address, to: address },
    // The same for each attempt, so that mail programs can recognise a mail that was sent twice.
    messageId: `<${mail.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    subject: oneLine(subject),
    html,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(token && {
        'List-Unsubscribe': `<${siteUrl}${paths.unsubscribe}?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
