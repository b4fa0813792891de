import Type, { type Static } from 'typebox';
import { Format, Instant, PageQuery } from './common.ts';

/** `token` of the link in the mail. */
export const UnsubscribeQuery = Type.Object({ token: Type.String({ maxLength: 300 }) });
export type UnsubscribeQuery = Static<typeof UnsubscribeQuery>;

/** What the reader of a mail will get no more mails of. */
export const UnsubscribeReply = Type.Object({ kind: Type.String() });
export type UnsubscribeReply = Static<typeof UnsubscribeReply>;

/** A mail that was tried for a day, or that the mail server refused for good. */
export const UndeliveredMail = Type.Object({
  id: Type.String(),
  university_id: Type.String(),
  /** Whom it is for. */
  name: Type.String(),
  /** Where it goes. */
  address: Type.String(),
  /** What it was about. */
  template: Type.String(),
  created_at: Instant,
  /** When it was given up. */
  dead_at: Instant,
  attempts: Type.Integer({ minimum: 0 }),
  last_error: Type.String(),
});
export type UndeliveredMail = Static<typeof UndeliveredMail>;

export const UndeliveredMailsQuery = Type.Object({ page: PageQuery.properties.page, format: Format });
export type UndeliveredMailsQuery = Static<typeof UndeliveredMailsQuery>;

/** `waiting`: those that are still tried; `count`: those given up. */
export const UndeliveredMails = Type.Object({
  waiting: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0 }),
  results: Type.Array(UndeliveredMail),
});
export type UndeliveredMails = Static<typeof UndeliveredMails>;

export const RetryMailsReply = Type.Object({ retried: Type.Integer({ minimum: 0 }) });
export type RetryMailsReply = Static<typeof RetryMailsReply>;
