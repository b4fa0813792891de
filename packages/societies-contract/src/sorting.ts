/** Sort keys of users; the first three are those of every list. Source: decisions, "Replies". */
export const userSortKeys = [
  'name',
  'members',
  'creation_date',
  'university_id',
  'first_name',
  'last_name',
  'date_joined',
  'role',
  'is_admin',
] as const;
export type UserSortKey = (typeof userSortKeys)[number];

/** Sort keys of the administrators' societies, one per column. */
export const adminSocietySortKeys = [
  'name',
  'president',
  'members',
  'last_activity',
  'creation_date',
  'state',
] as const;
export type AdminSocietySortKey = (typeof adminSocietySortKeys)[number];

/** See `activityLimits`. */
export const societyStates = ['active', 'quiet'] as const;
export type SocietyState = (typeof societyStates)[number];

/** `pending`: waits for an administrator; `changes_asked`: waits for the student. */
export const societyRequestStates = ['pending', 'changes_asked', 'rejected', 'accepted'] as const;
export type SocietyRequestState = (typeof societyRequestStates)[number];

/** Sort keys of society requests, one per column. */
export const requestSortKeys = ['name', 'category', 'user', 'date'] as const;
export type RequestSortKey = (typeof requestSortKeys)[number];
