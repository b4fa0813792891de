import Type, { type Static } from 'typebox';
import { societyLimits, societyRequestLimits, universityIdLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import { requestSortKeys, userSortKeys } from '../sorting.ts';
import {
  Id,
  ImageUrl,
  Instant,
  Name,
  Nullable,
  PageQuery,
  Search,
  Sort,
  strict,
  withMessages,
} from './common.ts';

/** A user in the administrator's list. `role` is the highest post held in any society, 'Student' when none. */
export const UserListItem = Type.Object(
  {
    avatar: ImageUrl,
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    date_joined: Instant,
    role: Type.String(),
    is_admin: Type.Boolean(),
  },
  { title: 'UserListItem' },
);
export type UserListItem = Static<typeof UserListItem>;

export const UsersQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  sort: Sort(userSortKeys),
});
export type UsersQuery = Static<typeof UsersQuery>;

/** `user` is the university ID of the one who asks; `category` an id; `date` when it was sent. */
export const SocietyRequest = Type.Object(
  {
    id: Id,
    name: Type.String(),
    proposal: Type.String(),
    category: Id,
    user: Type.String(),
    date: Instant,
    rejected: Type.Boolean(),
  },
  { title: 'SocietyRequest' },
);
export type SocietyRequest = Static<typeof SocietyRequest>;

/** `rejected` leaves those that wait, or those that were rejected; without it both are listed. */
export const RequestsQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  sort: Sort(requestSortKeys),
  rejected: Type.Optional(Type.Boolean()),
});
export type RequestsQuery = Static<typeof RequestsQuery>;

export const SocietyRequestBody = Type.Object(
  {
    name: Name(
      societyLimits.nameMax,
      {
        required: validation.societyRequest.nameRequired,
        minLength: validation.societyRequest.nameMin(societyLimits.nameMin),
      },
      societyLimits.nameMin,
    ),
    proposal: Type.String({
      minLength: societyRequestLimits.proposalMin,
      maxLength: societyRequestLimits.proposalMax,
      pattern: '\\S',
      ...withMessages({
        required: validation.societyRequest.proposalRequired,
        minLength: validation.societyRequest.proposalMin(societyRequestLimits.proposalMin),
      }),
    }),
    category: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      ...withMessages({
        required: validation.societyRequest.categoryRequired,
        type: validation.societyRequest.categoryRequired,
      }),
    }),
    user: Type.String({ maxLength: universityIdLimits.loginMax }),
  },
  strict,
);
export type SocietyRequestBody = Static<typeof SocietyRequestBody>;

/** The reply of accept_request. */
export const AcceptReply = Type.Object({ message: Type.String(), society: Id });
export type AcceptReply = Static<typeof AcceptReply>;

/** One line of a plot: points in time order, `label` as ISO date or name. */
export const Series = Type.Object({
  name: Type.String(),
  points: Type.Array(Type.Object({ label: Type.String(), value: Type.Number() })),
});
export type Series = Static<typeof Series>;

/** `percentage` is 0 to 100. A society is active that had an event or a post in the last 90 days or has one to come. */
export const PlatformAnalytics = Type.Object(
  {
    platform_overview: Type.Object({
      total_societies: Type.Integer(),
      total_users: Type.Integer(),
      total_events: Type.Integer(),
      active_societies: Type.Object({ count: Type.Integer(), percentage: Type.Number() }),
    }),
    top_performing_societies: Type.Object({
      most_engaged: Nullable(Type.Object({ id: Id, name: Type.String(), signups_per_member: Type.Number() })),
      most_popular: Nullable(Type.Object({ id: Id, name: Type.String(), member_count: Type.Integer() })),
    }),
    changes: Type.Object({
      societies_this_term: Type.Integer(),
      users_this_month: Type.Integer(),
      events_this_week: Type.Integer(),
    }),
    series: Type.Array(Series),
  },
  { title: 'PlatformAnalytics' },
);
export type PlatformAnalytics = Static<typeof PlatformAnalytics>;

/** Groups of label to value, as the specification says, and series for plots. */
export const SocietyAnalytics = Type.Object(
  {
    groups: Type.Record(Type.String(), Type.Record(Type.String(), Type.Number())),
    series: Type.Array(Series),
  },
  { title: 'SocietyAnalytics' },
);
export type SocietyAnalytics = Static<typeof SocietyAnalytics>;
