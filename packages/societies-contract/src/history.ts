import type { PermissionCodename } from './permissions.ts';

/** Every action recorded in the history, by subject. */
export const historyActions = [
  'society.changed',
  'society.removed',
  'society.restored',
  'features.changed',
  'theme.changed',
  'committee.changed',
  'presidency.handed_over',
  'term.named',
  'term.withdrawn',
  'term.accepted',
  'term.declined',
  /** The role passed, and the holder's days of grace were over; by the date alone. */
  'term.begun',
  'term.ended',
  'handover.changed',
  'takeover.accepted',
  'takeover.declined',
  'member.removed',
  'member.accepted',
  'member.declined',
  'member.added',
  'joining.changed',
  'invitation.created',
  'invitation.revoked',
  'affiliation.handed_in',
  'affiliation.changes_asked',
  'affiliation.accepted',
  'affiliation.ticked',
  'affiliation.document_added',
  'affiliation.document_removed',
  'affiliation.reminded',
  'round.created',
  'round.changed',
  'round.deleted',
  'election.called',
  'election.changed',
  'election.cancelled',
  'election.published',
  'role.created',
  'role.changed',
  'role.deleted',
  'event.created',
  'event.changed',
  'event.deleted',
  'event.restored',
  'event.cancelled',
  'event.guest_added',
  'event.guest_removed',
  'event.checked_in',
  'event.check_in_undone',
  'event.host_asked',
  'event.host_accepted',
  'event.host_removed',
  'post.created',
  'post.changed',
  'post.deleted',
  'post.restored',
  'merch.created',
  'merch.changed',
  'merch.deleted',
  'merch.restored',
  'widget.created',
  'widget.changed',
  'widget.deleted',
  'widget.restored',
  'request.accepted',
  'request.rejected',
  'request.changes_asked',
  'request.changed',
  'request.withdrawn',
  'request.deleted',
  'user.removed',
  'user.suspended',
  'user.restored',
  'user.reset_sent',
  'site.changed',
  'users.imported',
  'societies.imported',
  'memberships.imported',
  'committee.imported',
  'events.imported',
  'import.undone',
  'mails.retried',
  'admin.granted',
  'admin.revoked',
  /** Granted or revoked by a claim of single sign-on. */
  'sign_on.admin_granted',
  'sign_on.admin_revoked',
  'sign_on.taken_over',
  'sign_on.address_taken',
  'sign_on.carried_over',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/**
 * Actions whose fields name people. Only ids are stored, and names are looked up when read, so that no name outlives its
 * account.
 */
export const actionsNamingPeople: readonly HistoryAction[] = [
  'committee.changed',
  'presidency.handed_over',
  'term.named',
  'term.withdrawn',
  'term.accepted',
  'term.declined',
  'term.begun',
  'term.ended',
  'takeover.accepted',
  'event.guest_added',
  'event.guest_removed',
  'event.checked_in',
  'event.check_in_undone',
];

/** How many days a deleted thing can be restored. */
export const removableDays = { society: 30, event: 7, post: 7, merch: 7, widget: 7 } as const;
export type RemovableKind = keyof typeof removableDays;

/** The right needed to restore a thing: the one needed to delete it. */
export const restoreRights = {
  event: 'edit_events',
  post: 'edit_posts',
  merch: 'edit_merch',
  widget: 'edit_society',
} as const satisfies Record<Exclude<RemovableKind, 'society'>, PermissionCodename>;
/** What a committee can restore. */
export type RestorableKind = keyof typeof restoreRights;

/** What a history entry is about. */
export const historySubjects = [
  'society',
  'features',
  'theme',
  'committee',
  'joining',
  'invitation',
  'affiliation',
  'round',
  'election',
  'role',
  'event',
  'post',
  'merch',
  'widget',
  'request',
  'user',
  'site',
  'import',
] as const;
export type HistorySubject = (typeof historySubjects)[number];
