import type { PermissionCodename } from './permissions.ts';

/** Messages of a society. `perDay`: how many in 24 hours. Source: beyond.md, "Writing to people without their addresses". */
export const societyMessageLimits = { subjectMax: 120, textMax: 5_000, perDay: 3 } as const;

/** Whom a society writes to: its members, its committee, or the guests of an event. */
export const messageAudiences = ['members', 'committee', 'guests'] as const;
export type MessageAudience = (typeof messageAudiences)[number];

/** The permission that writing to each of them takes. Source: beyond.md, "Writing to people without their addresses". */
export const messageRights = {
  members: 'manage_members',
  committee: 'manage_members',
  guests: 'edit_events',
} as const satisfies Record<MessageAudience, PermissionCodename>;
