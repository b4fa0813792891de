import type { PermissionCodename } from './permissions.ts';

/** Everything that committees and administrators do and that is kept, by what it was done to. */
export const historyActions = [
  'society.changed',
  'society.removed',
  'society.restored',
  'features.changed',
  'theme.changed',
  'committee.changed',
  'presidency.handed_over',
  'member.removed',
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
  'request.deleted',
  'user.removed',
  'user.suspended',
  'user.restored',
  'user.reset_sent',
  'users.imported',
  'mails.retried',
  'admin.granted',
  'admin.revoked',
  /** By what the university's sign-in says. */
  'sign_on.admin_granted',
  'sign_on.admin_revoked',
  'sign_on.taken_over',
  'sign_on.address_taken',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** Those whose fields name people: kept by number and told by name, so that nobody's name outlives their account. */
export const actionsNamingPeople: readonly HistoryAction[] = [
  'committee.changed',
  'presidency.handed_over',
  'event.guest_added',
  'event.guest_removed',
  'event.checked_in',
  'event.check_in_undone',
];

/** What can be put back after it was removed, and for how many days. */
export const removableDays = { society: 30, event: 7, post: 7, merch: 7, widget: 7 } as const;
export type RemovableKind = keyof typeof removableDays;

/** Who may put a thing of a society back: who may delete it. */
export const restoreRights = {
  event: 'edit_events',
  post: 'edit_posts',
  merch: 'edit_merch',
  widget: 'edit_society',
} as const satisfies Record<Exclude<RemovableKind, 'society'>, PermissionCodename>;
/** What a committee can put back. */
export type RestorableKind = keyof typeof restoreRights;

/** What an entry of the history is about. */
export const historySubjects = [
  'society',
  'features',
  'theme',
  'committee',
  'role',
  'event',
  'post',
  'merch',
  'widget',
  'request',
  'user',
] as const;
export type HistorySubject = (typeof historySubjects)[number];
