import Type, { type Static } from 'typebox';
import { Format, Instant, PageQuery } from './common.ts';

/** `token` comes from the link in the mail. */
export const UnsubscribeQuery = Type.Object({ token: Type.String({ maxLength: 300 }) });
export type UnsubscribeQuery = Static<typeof UnsubscribeQuery>;

/** The kind of mail that was unsubscribed from. */
export const UnsubscribeReply = Type.Object({ kind: Type.String() });
export type UnsubscribeReply = Static<typeof UnsubscribeReply>;

/** A mail that failed for a day, or that the mail server refused permanently. */
export const UndeliveredMail = Type.Object({
  id: Type.String(),
  university_id: Type.String(),
  /** The recipient's name. */
  name: Type.String(),
  /** The recipient's address. */
  address: Type.String(),
  template: Type.String(),
  created_at: Instant,
  /** When delivery was given up. */
  dead_at: Instant,
  attempts: Type.Integer({ minimum: 0 }),
  last_error: Type.String(),
});
export type UndeliveredMail = Static<typeof UndeliveredMail>;

export const UndeliveredMailsQuery = Type.Object({ page: PageQuery.properties.page, format: Format });
export type UndeliveredMailsQuery = Static<typeof UndeliveredMailsQuery>;

/** `waiting` counts mails still being retried, `count` those given up. */
export const UndeliveredMails = Type.Object({
  waiting: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0 }),
  results: Type.Array(UndeliveredMail),
});
export type UndeliveredMails = Static<typeof UndeliveredMails>;

export const RetryMailsReply = Type.Object({ retried: Type.Integer({ minimum: 0 }) });
export type RetryMailsReply = Static<typeof RetryMailsReply>;
