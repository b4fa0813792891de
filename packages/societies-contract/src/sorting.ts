/** By what users can be sorted; the first three are those of every list. Source: decisions, "Replies". */
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

/** By what administrators sort societies: each column of their table. */
export const adminSocietySortKeys = [
  'name',
  'president',
  'members',
  'last_activity',
  'creation_date',
  'state',
] as const;
export type AdminSocietySortKey = (typeof adminSocietySortKeys)[number];

/** A society is active or quiet; see `activityLimits`. */
export const societyStates = ['active', 'quiet'] as const;
export type SocietyState = (typeof societyStates)[number];

/** By what requests for societies can be sorted: each column of their table. */
export const requestSortKeys = ['name', 'category', 'user', 'date'] as const;
export type RequestSortKey = (typeof requestSortKeys)[number];
