import Type, { type Static } from 'typebox';
import { societyLimits, societyRequestLimits, suspensionLimits, universityIdLimits } from '../limits.ts';
import { trustTexts } from '../trust.ts';
import { validation } from '../validation.ts';
import { adminSocietySortKeys, requestSortKeys, societyStates, userSortKeys } from '../sorting.ts';
import {
  Category,
  CategoryIds,
  Format,
  Id,
  ImageUrl,
  Instant,
  Name,
  Nullable,
  PageQuery,
  Search,
  Sort,
  strict,
  Text,
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
    /** The society in which they hold that post; null for one who holds none. */
    society: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
    is_admin: Type.Boolean(),
    /** They may not sign in. */
    suspended: Type.Optional(Type.Boolean()),
  },
  { title: 'UserListItem' },
);
export type UserListItem = Static<typeof UserListItem>;

export const UsersQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  sort: Sort(userSortKeys),
  format: Format,
});
export type UsersQuery = Static<typeof UsersQuery>;

/** A society in the administrators' table. `president` is null where nobody is, `last_activity` where there was none yet. */
export const AdminSociety = Type.Object(
  {
    id: Id,
    name: Type.String(),
    logo: ImageUrl,
    category: Category,
    creation_date: Type.String({ format: 'date' }),
    member_count: Type.Integer({ minimum: 0 }),
    president: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    /** When its last event began or its last post was written. */
    last_activity: Nullable(Instant),
    state: Type.Enum(societyStates),
  },
  { title: 'AdminSociety' },
);
export type AdminSociety = Static<typeof AdminSociety>;

/** As `SocietiesQuery`; always by page. */
export const AdminSocietiesQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  category: CategoryIds,
  sort: Sort(adminSocietySortKeys),
  state: Type.Optional(Type.Enum(societyStates)),
  format: Format,
});
export type AdminSocietiesQuery = Static<typeof AdminSocietiesQuery>;

/** A user as an administrator sees them on a page of their own. */
export const AdminUser = Type.Object(
  {
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    avatar: ImageUrl,
    date_joined: Instant,
    is_admin: Type.Boolean(),
    /** `by` is null when it is not known any more who did it. */
    suspended: Nullable(
      Type.Object({
        at: Instant,
        reason: Type.String(),
        by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
      }),
    ),
    /** The last time that a browser of theirs was at it; null when none was in the last 30 days. */
    last_seen_at: Nullable(Instant),
    /** Browsers that they are signed in with. */
    sessions: Type.Integer({ minimum: 0 }),
    /** Events to come at which they have a place, or wait for one. */
    coming_events: Type.Integer({ minimum: 0 }),
    societies: Type.Array(
      Type.Object({ id: Id, name: Type.String(), role: Type.String(), joined_at: Instant }),
    ),
  },
  { title: 'AdminUser' },
);
export type AdminUser = Static<typeof AdminUser>;

export const SuspendBody = Type.Object(
  {
    reason: Text(suspensionLimits.reasonMax, {
      required: trustTexts.suspension.reasonRequired,
      maxLength: trustTexts.suspension.reasonMax(suspensionLimits.reasonMax),
    }),
  },
  strict,
);
export type SuspendBody = Static<typeof SuspendBody>;

export const ImportQuery = Type.Object({ dry_run: Type.Optional(Type.Boolean()) });

/** What can be wrong with a cell of it; some say more by `about`: how long it may be, the row, the domains. */
export const importFaults = [
  'required',
  'too_long',
  'id_format',
  'id_taken',
  'email_format',
  'email_taken',
  'email_domain',
  'characters',
  'twice',
] as const;

/** What became of a table of users, or would. The header is row 1; nothing is written when a row is refused. */
export const ImportReply = Type.Object(
  {
    accepted: Type.Integer({ minimum: 0 }),
    refused: Type.Array(
      Type.Object({
        row: Type.Integer(),
        field: Type.String(),
        /** In English. */
        message: Type.String(),
        /** The same for a host that says it in its reader's language. */
        code: Type.Optional(Type.Enum([...importFaults])),
        about: Type.Optional(Type.String()),
      }),
    ),
  },
  { title: 'ImportReply' },
);
export type ImportReply = Static<typeof ImportReply>;

/** `user` is the university ID of the one who asks; `category` an id; `date` when it was sent. */
export const SocietyRequest = Type.Object(
  {
    id: Id,
    name: Type.String(),
    proposal: Type.String(),
    category: Id,
    user: Type.String(),
    /** Their name. */
    user_name: Type.Optional(Type.String()),
    date: Instant,
    rejected: Type.Boolean(),
    /** A society whose name this one could be mistaken for; null for none. Told in the list. */
    looks_like: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
  },
  { title: 'SocietyRequest' },
);
export type SocietyRequest = Static<typeof SocietyRequest>;

/** `rejected` leaves those that wait, or those that were rejected; without it both are listed. */
export const RequestsQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  sort: Sort(requestSortKeys),
  format: Format,
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
      /** As What's on lists them: not begun, not called off, of societies that have events switched on. */
      coming_events: Type.Integer(),
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
    /** Of the last events that are over. `counted`: somebody was checked in, so that who was not did not come. */
    attendance: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          starts_at: Instant,
          registered: Type.Integer({ minimum: 0 }),
          waiting: Type.Integer({ minimum: 0 }),
          came: Type.Integer({ minimum: 0 }),
          counted: Type.Boolean(),
        }),
      ),
    ),
  },
  { title: 'SocietyAnalytics' },
);
export type SocietyAnalytics = Static<typeof SocietyAnalytics>;
