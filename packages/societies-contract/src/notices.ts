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
}

/** Defaults: mail for what concerns oneself, none for posts. */
export const defaultNoticeWays: Readonly<Record<NoticeKind, NoticeWays>> = {
  place_won: { in_app: true, email: true },
  event_changed: { in_app: true, email: true },
  event_cancelled: { in_app: true, email: true },
  event_reminder: { in_app: true, email: true },
  payment: { in_app: true, email: true },
  request_decided: { in_app: true, email: true },
  request_message: { in_app: true, email: true },
  role_given: { in_app: true, email: true },
  term_named: { in_app: true, email: true },
  term_ended: { in_app: true, email: true },
  takeover: { in_app: true, email: true },
  membership_ended: { in_app: true, email: true },
  join_asked: { in_app: true, email: true },
  join_decided: { in_app: true, email: true },
  membership_due: { in_app: true, email: true },
  affiliation: { in_app: true, email: true },
  election: { in_app: true, email: true },
  society_changed: { in_app: true, email: true },
  hosting_asked: { in_app: true, email: true },
  message: { in_app: true, email: true },
  post_published: { in_app: true, email: false },
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
