import Type, { type Static } from 'typebox';
import {
  notBlankPattern,
  societyLimits,
  societyRequestLimits,
  suspensionLimits,
  universityIdLimits,
} from '../limits.ts';
import { trustMessages } from '../trust.ts';
import { validation } from '../validation.ts';
import {
  adminSocietySortKeys,
  requestSortKeys,
  societyRequestStates,
  societyStates,
  userSortKeys,
} from '../sorting.ts';
import {
  Category,
  CategoryIds,
  ConflictReply,
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
  NonBlankText,
  textKind,
  Version,
  withMessages,
} from './common.ts';

/** A user in the administrators' list. `role` is the highest role in any society, 'Student' if none. */
export const UserListItem = Type.Object(
  {
    avatar: ImageUrl,
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    date_joined: Instant,
    role: Type.String(),
    /** The society in which they hold that role; null if none. */
    society: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
    is_admin: Type.Boolean(),
    /** Suspended users cannot sign in. */
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

/** A row of the administrators' table of societies. `president` and `last_activity` are null if there is none. */
export const AdminSociety = Type.Object(
  {
    id: Id,
    name: Type.String(),
    logo: ImageUrl,
    category: Category,
    creation_date: Type.String({ format: 'date' }),
    member_count: Type.Integer({ minimum: 0 }),
    president: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    /** When its last event started or its last post was written. */
    last_activity: Nullable(Instant),
    state: Type.Enum(societyStates),
    version: Type.Optional(Version),
  },
  { title: 'AdminSociety' },
);
export type AdminSociety = Static<typeof AdminSociety>;
export const AdminSocietyConflict = ConflictReply(AdminSociety);

/** Renames a society or moves it to another category. What is left out stays. */
export const RenameSocietyBody = Type.Object(
  {
    name: Type.Optional(
      Name(
        societyLimits.nameMax,
        {
          required: validation.societyRequest.nameRequired,
          minLength: validation.societyRequest.nameMin(societyLimits.nameMin),
        },
        societyLimits.nameMin,
      ),
    ),
    category: Type.Optional(Id),
    version: Type.Optional(Version),
  },
  strict,
);
export type RenameSocietyBody = Static<typeof RenameSocietyBody>;

/** Like `SocietiesQuery`, but always paged. */
export const AdminSocietiesQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  category: CategoryIds,
  sort: Sort(adminSocietySortKeys),
  state: Type.Optional(Type.Enum(societyStates)),
  format: Format,
});
export type AdminSocietiesQuery = Static<typeof AdminSocietiesQuery>;

/** A user's page for administrators. */
export const AdminUser = Type.Object(
  {
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    avatar: ImageUrl,
    date_joined: Instant,
    is_admin: Type.Boolean(),
    /** `by` is null if the administrator is no longer known. */
    suspended: Nullable(
      Type.Object({
        at: Instant,
        reason: Type.String(),
        by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
      }),
    ),
    /** Null if they were not active in the last 30 days. */
    last_seen_at: Nullable(Instant),
    /** Number of active sessions. */
    sessions: Type.Integer({ minimum: 0 }),
    /** Coming events at which they have a place or wait for one. */
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
    reason: NonBlankText(suspensionLimits.reasonMax, {
      required: trustMessages.suspension.reasonRequired,
      maxLength: trustMessages.suspension.reasonMax(suspensionLimits.reasonMax),
    }),
  },
  strict,
);
export type SuspendBody = Static<typeof SuspendBody>;

/** Of a request's thread, oldest first. `name` is null once the author's account is deleted. */
export const RequestMessage = Type.Object(
  {
    at: Instant,
    by: Type.Object({ name: Nullable(Type.String()), is_admin: Type.Boolean() }),
    text: Type.String(),
  },
  { title: 'RequestMessage' },
);
export type RequestMessage = Static<typeof RequestMessage>;

/** A change of the request's state. A message of the same moment came with it. */
export const RequestStep = Type.Object(
  { at: Instant, state: Type.Enum(societyRequestStates) },
  { title: 'RequestStep' },
);
export type RequestStep = Static<typeof RequestStep>;

const Named = Type.Object({ id: Id, name: Type.String() });

/**
 * `user` is the university ID of the sender; `category` an id; `date` when it was first sent, which decides its place in the queue.
 */
export const SocietyRequest = Type.Object(
  {
    id: Id,
    name: Type.String(),
    proposal: Type.String(),
    category: Id,
    user: Type.String(),
    /** The sender's name. */
    user_name: Type.Optional(Type.String()),
    date: Instant,
    rejected: Type.Boolean(),
    state: Type.Optional(Type.Enum(societyRequestStates)),
    messages: Type.Optional(Type.Array(RequestMessage)),
    /** Since it was sent; the decisions of old requests are not known. */
    steps: Type.Optional(Type.Array(RequestStep)),
    /** The society that it founded; null before, and once that is removed. */
    society: Type.Optional(Nullable(Id)),
    /** Grows with each version. */
    version: Type.Optional(Version),
    /** A society with a confusingly similar name, or null. Only in lists for administrators. */
    looks_like: Type.Optional(Nullable(Named)),
    /** Societies with a name like it, most alike first. Only for administrators. */
    similar: Type.Optional(Type.Array(Named)),
  },
  { title: 'SocietyRequest' },
);
export type SocietyRequest = Static<typeof SocietyRequest>;

/** `rejected` selects rejected or undecided requests; without it both are listed. `state` selects one state of these. */
export const RequestsQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  sort: Sort(requestSortKeys),
  format: Format,
  rejected: Type.Optional(Type.Boolean()),
  state: Type.Optional(Type.Enum(societyRequestStates)),
});
export type RequestsQuery = Static<typeof RequestsQuery>;

/** Of the caller's own requests, and of everything else that takes a page only. */
export const MyRequestsQuery = Type.Object(PageQuery.properties);
export type MyRequestsQuery = Static<typeof MyRequestsQuery>;

/** A name as far as it is typed. */
export const SimilarQuery = Type.Object({ name: Type.String({ maxLength: societyLimits.nameMax }) });
export type SimilarQuery = Static<typeof SimilarQuery>;

/** A society with a name like the one asked for. */
export const SimilarSociety = Type.Object(
  {
    id: Id,
    name: Type.String(),
    category: Category,
    member_count: Type.Integer({ minimum: 0 }),
    logo: ImageUrl,
  },
  { title: 'SimilarSociety' },
);
export type SimilarSociety = Static<typeof SimilarSociety>;

/** What was asked for and when, the newest last. */
export const RequestVersion = Type.Object(
  { at: Instant, name: Type.String(), proposal: Type.String(), category: Id },
  { title: 'RequestVersion' },
);
export type RequestVersion = Static<typeof RequestVersion>;

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
      pattern: notBlankPattern,
      ...textKind('text'),
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

const { name, proposal, category } = SocietyRequestBody.properties;
const maxLength = validation.any.tooLong(societyRequestLimits.messageMax);
const Message = NonBlankText(societyRequestLimits.messageMax, {
  required: validation.societyRequest.messageRequired,
  maxLength,
});
/** May be blank, and then says nothing. */
const Word = Type.Optional(
  Type.String({
    maxLength: societyRequestLimits.messageMax,
    ...textKind('text'),
    ...withMessages({ maxLength }),
  }),
);

/** Sends a request again. With the `version` that was read it is refused if another one came since. */
export const SendAgainBody = Type.Object(
  { name, proposal, category, message: Word, version: Type.Optional(Version) },
  strict,
);
export type SendAgainBody = Static<typeof SendAgainBody>;

export const AskChangesBody = Type.Object({ message: Message, version: Type.Optional(Version) }, strict);
export type AskChangesBody = Static<typeof AskChangesBody>;

export const RequestMessageBody = Type.Object({ text: Message }, strict);
export type RequestMessageBody = Static<typeof RequestMessageBody>;

const accepting = Type.Object({ version: Type.Optional(Version) }, { title: 'AcceptRequest' });
/** With the `version` that was read it is refused if the request was sent again since. */
export const AcceptRequestBody = Type.Unsafe<Static<typeof accepting> | null>({
  ...accepting,
  type: ['object', 'null'],
});
const rejecting = Type.Object({ reason: Word, version: Type.Optional(Version) }, { title: 'RejectRequest' });
export type RejectRequestBody = Static<typeof rejecting>;
/** The student reads the `reason`. */
export const RejectRequestBody = Type.Unsafe<RejectRequestBody | null>({
  ...rejecting,
  type: ['object', 'null'],
});

export const AcceptReply = Type.Object({ message: Type.String(), society: Id });
export type AcceptReply = Static<typeof AcceptReply>;

/** A series of a plot, in time order; `label` is an ISO date or a name. */
export const Series = Type.Object({
  name: Type.String(),
  points: Type.Array(Type.Object({ label: Type.String(), value: Type.Number() })),
});
export type Series = Static<typeof Series>;

/** `percentage` is 0 to 100. For active societies see `activityLimits`. */
export const PlatformAnalytics = Type.Object(
  {
    platform_overview: Type.Object({
      total_societies: Type.Integer(),
      total_users: Type.Integer(),
      total_events: Type.Integer(),
      /** Counted as What's on lists them: not started, not cancelled, of societies that use the events feature. */
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

/** Label-to-value groups as in the specification, and series for plots. */
export const SocietyAnalytics = Type.Object(
  {
    groups: Type.Record(Type.String(), Type.Record(Type.String(), Type.Number())),
    series: Type.Array(Series),
    /** Each day on which memberships ended, the latest first: who had renewed until then, and who left. Omitted where memberships do not end. */
    membership_years: Type.Optional(
      Type.Array(
        Type.Object({
          ended_on: Type.String({ format: 'date' }),
          renewed: Type.Integer({ minimum: 0 }),
          lapsed: Type.Integer({ minimum: 0 }),
        }),
      ),
    ),
    /** The latest finished events, a series in one row with the number of its `dates`. `counted`: somebody was checked in, so those who were not count as no-shows. */
    attendance: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          starts_at: Instant,
          dates: Type.Optional(Type.Integer({ minimum: 1 })),
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
