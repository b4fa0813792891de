/** Kinds of notices. Source: beyond.md, "Notices and mail". */
export const noticeKinds = [
  'place_won',
  'event_changed',
  'event_cancelled',
  'event_reminder',
  'payment',
  'request_decided',
  'request_message',
  'role_given',
  'term_named',
  'term_ended',
  'takeover',
  'membership_ended',
  'join_asked',
  'join_decided',
  'membership_due',
  'affiliation',
  'election',
  'society_changed',
  'hosting_asked',
  'message',
  'post_published',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a notice is delivered. */
export interface NoticeWays {
  in_app: boolean;
  email: boolean;
  /** To the browsers in which the reader has turned it on. */
  push: boolean;
}

/** Defaults: mail and push for what concerns oneself, neither for posts. */
export const defaultNoticeWays: Readonly<Record<NoticeKind, NoticeWays>> = {
  place_won: { in_app: true, email: true, push: true },
  event_changed: { in_app: true, email: true, push: true },
  event_cancelled: { in_app: true, email: true, push: true },
  event_reminder: { in_app: true, email: true, push: true },
  payment: { in_app: true, email: true, push: true },
  request_decided: { in_app: true, email: true, push: true },
  request_message: { in_app: true, email: true, push: true },
  role_given: { in_app: true, email: true, push: true },
  term_named: { in_app: true, email: true, push: true },
  term_ended: { in_app: true, email: true, push: true },
  takeover: { in_app: true, email: true, push: true },
  membership_ended: { in_app: true, email: true, push: true },
  join_asked: { in_app: true, email: true, push: true },
  join_decided: { in_app: true, email: true, push: true },
  membership_due: { in_app: true, email: true, push: true },
  affiliation: { in_app: true, email: true, push: true },
  election: { in_app: true, email: true, push: true },
  society_changed: { in_app: true, email: true, push: true },
  hosting_asked: { in_app: true, email: true, push: true },
  message: { in_app: true, email: true, push: true },
  post_published: { in_app: true, email: false, push: false },
};

/** How much one hears from a society: nothing, only what concerns oneself, or its posts too. */
export const societyNoticeLevels = ['off', 'important', 'all'] as const;
export type SocietyNoticeLevel = (typeof societyNoticeLevels)[number];
export const defaultSocietyNotices: SocietyNoticeLevel = 'all';

/** Kinds that the level `important` leaves out. */
export const unimportantNotices: readonly NoticeKind[] = ['post_published'];

/** How often the digest of coming events is mailed. */
export const digestRhythms = ['off', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];
export const defaultDigest: DigestRhythm = 'off';
