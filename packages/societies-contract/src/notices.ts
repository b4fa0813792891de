/** Kinds of notices. Source: beyond.md, "Notices and mail". */
export const noticeKinds = [
  'place_won',
  'event_changed',
  'event_cancelled',
  'event_reminder',
  'request_decided',
  'role_given',
  'membership_ended',
  'hosting_asked',
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
  request_decided: { in_app: true, email: true },
  role_given: { in_app: true, email: true },
  membership_ended: { in_app: true, email: true },
  hosting_asked: { in_app: true, email: true },
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

/** The texts of notices. The server writes them, so that mail and page show the same. */
export const noticeMessages = {
  request_decided: {
    accepted: (society: string) => ({
      title: `${society} is founded`,
      text: 'Your request was accepted and you are its President. Give it a logo, a first event and a welcome.',
    }),
    rejected: (society: string) => ({
      title: `Your request for ${society} was not accepted`,
      text: 'You are welcome to ask again with a changed proposal.',
    }),
  },
  role_given: (role: string, society: string) => ({
    title: `You are ${role} of ${society}`,
    text: 'What the role lets you do is on the society’s pages from now on.',
  }),
  /** `from`: the previous President; null if an administrator made the change. */
  presidency_given: (society: string, from: string | null) => ({
    title: `You are President of ${society}`,
    text: `${from ?? 'An administrator'} handed the presidency over to you. Everything in the society is yours to change now.`,
  }),
  /** `to`: who is President now; null for nobody. */
  presidency_taken: (society: string, to: string | null) => ({
    title: `You are no longer President of ${society}`,
    text:
      to === null
        ? 'An administrator took the office from you. You stay a member, and nobody is President for now.'
        : `An administrator handed the presidency over to ${to}. You stay a member.`,
  }),
  membership_ended: (society: string, reason: string) => ({
    title: `You are no longer a member of ${society}`,
    text: `Its committee says why: ${reason}`,
  }),
  hosting_asked: (asking: string, event: string, asked: string) => ({
    title: `${asking} asks ${asked} to host ${event} too`,
    text: 'You write the events of your society: say yes or no on the event’s page.',
  }),
  hosting_accepted: (asked: string, event: string) => ({
    title: `${asked} hosts ${event} too`,
    text: 'Its committee said yes, so the event is its own as well.',
  }),
  hosting_ended: (asked: string, event: string) => ({
    title: `${event} is held without ${asked}`,
    text: 'One of the two committees decided so.',
  }),
  post_published: (title: string, society: string) => ({ title, text: `A new post of ${society}` }),
  place_won: (event: string, when: string, venue: string) => ({
    title: `You have a place at ${event}`,
    text: `One became free and you were the first in line. See you on ${when}, at ${venue}.`,
  }),
  put_on_list: (event: string, when: string, venue: string) => ({
    title: `You have a place at ${event}`,
    text: `The organisers put you on the list. See you on ${when}, at ${venue}.`,
  }),
  event_changed: (event: string, when: string, venue: string) => ({
    title: `${event} has changed`,
    text: `It is now on ${when}, at ${venue}. You are still on the list.`,
  }),
  taken_off: (event: string, when: string, reason?: string) => ({
    title: `You are no longer on the list of ${event}`,
    text: reason
      ? `It is on ${when}. The organisers say: ${reason}`
      : `The organisers took you off it. It is on ${when}.`,
  }),
  event_reminder: (event: string, when: string, venue: string, canGiveBack: boolean) => ({
    title: `${event} is near`,
    text: `It begins on ${when}, at ${venue}.${
      canGiveBack ? ' Give your place back if you cannot come: somebody may be waiting for it.' : ''
    }`,
  }),
  event_cancelled: (event: string, when: string, reason?: string) => ({
    title: `${event} is cancelled`,
    text: reason ? `It was to be on ${when}. ${reason}` : `It was to be on ${when}.`,
  }),
  event_restored: (event: string, when: string, venue: string) => ({
    title: `${event} is on again`,
    text: `It was brought back, and you are still on the list. It is on ${when}, at ${venue}.`,
  }),
  /** The reason that is given for a cancelled event. */
  society_removed: 'The society that held it is not on the platform any more.',
} as const;
