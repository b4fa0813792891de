import type { DigestRhythm, Language, NoticeKind, SitePage } from 'societies-contract';
import { german } from './german.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const english = {
  site: 'Constellation',
  greeting: (firstName: string) => `Hello ${firstName},`,
  from: 'You get this email because you have an account at',
  accountMail: 'Emails about your account cannot be switched off.',
  unsubscribe: 'Stop emails like this',
  settings: 'Notification settings',
  zone: (place: string) => `Times are in the time zone of ${place}.`,
  contact: 'Questions about the site? Write to',
  pages: {
    privacy_url: 'Privacy',
    terms_url: 'Terms of use',
    accessibility_url: 'Accessibility',
    imprint_url: 'Imprint',
  } satisfies Record<SitePage, string>,
  ignore: 'If you did not ask for this, ignore this email. Nothing changes unless the link is used.',
  notice: {
    place_won: 'See the event',
    event_changed: 'See the event',
    event_cancelled: 'See what else is on',
    event_reminder: 'See the event',
    payment: 'See the event',
    request_decided: 'Go to Constellation',
    request_message: 'See the request',
    role_given: 'Go to the society',
    term_named: 'See the handover',
    term_ended: 'See the handover',
    takeover: 'See the society',
    membership_ended: 'See the society',
    join_asked: 'Read the request',
    join_decided: 'See the society',
    membership_due: 'See your membership',
    affiliation: 'See the checklist',
    election: 'See the election',
    society_changed: 'See the society',
    hosting_asked: 'See the event',
    message: 'Go to the society',
    post_published: 'Read the post',
  } satisfies Record<NoticeKind, string>,
  pay: (price: number) => `How to pay ${pounds.format(price)}`,
  payHere: 'Go to the payment page',
  digest: {
    title: { daily: 'On today in your societies', weekly: 'On this week in your societies' } satisfies Record<
      Exclude<DigestRhythm, 'off'>,
      string
    >,
    lead: 'This is what your societies have coming up.',
    others: (count: number) => `And ${count} more.`,
    action: 'See all that is on',
  },
  passwordReset: {
    title: 'Choose a new password',
    text: 'Somebody, most likely you, asked for a new password for your account. The link works once, for one hour.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    title: 'Your password was changed',
    text: 'Your password was changed, and every other browser was signed out. If it was not you, choose a new one at once.',
    action: 'Choose a new password',
  },
  verifyEmail: {
    title: 'Confirm your email address',
    text: 'Please confirm that this address is yours. The link works once, for one day.',
    action: 'Confirm the address',
  },
  emailChanged: {
    title: 'Your email address was changed',
    text: (address: string) =>
      `The address of your account was changed to ${address}. If it was not you, change your password and tell an administrator.`,
    action: 'See your profile',
  },
} as const;

type Widened<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...args: never) => unknown
      ? T[Key]
      : Widened<T[Key]>;
};
export type MailTexts = Widened<typeof english>;

/** Every text of the mails. */
export const textsIn: Readonly<Record<Language, MailTexts>> = { en: english, de: german };

/** The page that lists the demonstration's mails. */
export const mailboxTexts = {
  title: 'Mailbox of the demonstration',
  lead: 'There is no mail server, so the emails that would have been sent are here, the latest first.',
  empty: 'No emails yet. Ask for a new password on the login page, and look here again.',
} as const;
