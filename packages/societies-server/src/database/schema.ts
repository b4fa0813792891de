import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  DigestRhythm,
  EventAnswers,
  EventQuestion,
  HistoryAction,
  HistorySubject,
  NoticeKind,
  NoticeWays,
  RemovableKind,
  SocietyNoticeLevel,
} from 'societies-contract';

/*
 * The tables as Kysely sees them. `migrations/` creates them; a column exists in both or in neither.
 *
 * Ids and counts are int8 in the database and numbers here: both engines read int8 as a number (an id passes 2^31 never,
 * 2^53 less than that). `timestamptz` is a Date in both. Keys of what a society owns begin with `society_id`, so that the
 * tables can be distributed by it.
 */

/** An instant, UTC. Written as a Date or an ISO 8601 text. */
type Instant = ColumnType<Date, Date | string, Date | string>;
/** An instant that the database fills in when it is left out. */
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
type StoredId = Generated<number>;
/** How often the row was written as a whole; writes of counts, likes and the like are none. */
type Version = Generated<number>;

export interface UsersTable {
  /** What a user signs in with; eight digits. It never changes, so it is the key. */
  university_id: string;
  first_name: string;
  last_name: string;
  /** Empty for one whose address turned out to be somebody else's. */
  email: string;
  /** `email` in lower case: emails are unique without regard to case. The university ID where there is none. */
  email_key: string;
  /** argon2id, PHC text. */
  password_hash: string;
  /** Public address of the picture, or null. */
  avatar: string | null;
  is_admin: Generated<boolean>;
  /** When the user proved that mails to `email` reach them; null: not yet. */
  email_verified_at: Instant | null;
  date_joined: GeneratedInstant;
  /** Since when the account may not sign in; null when it may. */
  suspended_at: Instant | null;
  suspended_reason: string | null;
}

/** One signed-in browser: revoking it ends every token that was rotated out of it. */
export interface SessionsTable {
  /** UUID; the `sid` of its access tokens. */
  id: string;
  university_id: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** What the browser called itself when it signed in; null for one of before that was kept. */
  user_agent: string | null;
  last_used_at: GeneratedInstant;
  /** When its owner last signed in afresh at the identity provider; null when they never had to. */
  confirmed_at: Instant | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the opaque token. The token itself is never stored. */
  hash: string;
  session_id: string;
  salt: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
  /** When it was exchanged for the next one; null while it is good. */
  spent_at: Instant | null;
}

/** A limit of attempts, shared by every server process. */
export interface RateLimitsTable {
  /** What is limited, for instance `login:id:10000001`. */
  key: string;
  /** When the whole allowance is there again (the theoretical arrival time of GCRA). */
  full_at: Instant;
}

export interface CategoriesTable {
  id: StoredId;
  name: string;
}

export interface PermissionsTable {
  id: StoredId;
  codename: string;
  name: string;
}

export interface SocietiesTable {
  id: StoredId;
  name: string;
  /** `name` trimmed and in lower case: names are unique without regard to case. */
  name_key: string;
  description: string;
  category_id: number;
  /** `date`; select it as text, because the engines' drivers disagree about its type. */
  creation_date: ColumnType<string, string | undefined, string>;
  logo: string | null;
  banner: string | null;
  /** Rows of `memberships`, kept in the statement that adds or removes one. */
  member_count: Generated<number>;
  keywords: Generated<string[]>;
  /** When and where it meets, how to reach it and how to join, in its own words; empty says nothing. */
  meeting_time: Generated<string>;
  meeting_place: Generated<string>;
  contact: Generated<string>;
  how_to_join: Generated<string>;
  /** Where it is found elsewhere. */
  website: string | null;
  instagram: string | null;
  discord: string | null;
  version: Version;
}

/** How often a part of the directory changed: what readers that keep it in memory compare. */
export interface DirectoryVersionsTable {
  /** See `partOf`. */
  part: number;
  version: number;
}

export interface ThemesTable {
  society_id: number;
  id: StoredId;
  name: string;
  primary_color: string;
  secondary_color: string;
  tertiary_color: string;
  text_color: string;
  version: Version;
}

/** One row per society: its switches and its current theme (apart from `societies`, so that no foreign keys form a circle). */
export interface SocietySettingsTable {
  society_id: number;
  theme_id: number;
  enable_posts: Generated<boolean>;
  enable_events: Generated<boolean>;
  enable_merch: Generated<boolean>;
  version: Version;
}

export interface RolesTable {
  society_id: number;
  id: StoredId;
  name: string;
  /** `name` trimmed and in lower case; unique in its society. */
  name_key: string;
  version: Version;
}

export interface RolePermissionsTable {
  society_id: number;
  role_id: number;
  permission_id: number;
}

/**
 * A member of a society. The primary key lets a member hold one post, and a unique constraint lets a post have one
 * holder: `role_id` is null for a plain Member.
 */
export interface MembershipsTable {
  society_id: number;
  university_id: string;
  role_id: number | null;
  joined_at: GeneratedInstant;
}

export interface EventsTable {
  society_id: number;
  id: StoredId;
  name: string;
  description: string;
  starts_at: Instant;
  duration_seconds: number;
  venue: string;
  max_participants: number;
  /**
   * How many have a place: rows of `event_signups` up to `max_participants`, those let in on top, and those that are counted
   * without a name. A check keeps it between them.
   */
  participants: Generated<number>;
  /** The other rows. A check allows them only while every place is taken. */
  waiting: Generated<number>;
  /** Those let in on top of `max_participants`. */
  extra_places: Generated<number>;
  /** The last turn that was given out. */
  last_turn: Generated<number>;
  price_pence: number;
  is_active: Generated<boolean>;
  image: string | null;
  created_at: GeneratedInstant;
  version: Version;
  opens_at: Instant | null;
  closes_at: Instant | null;
  cancel_until: Instant | null;
  members_only: Generated<boolean>;
  waiting_list: Generated<boolean>;
  questions: JSONColumnType<EventQuestion[], string | undefined, string>;
  link: string | null;
  /** The first event of those that repeat. */
  series_id: number | null;
  cancelled_at: Instant | null;
  cancel_reason: string | null;
  /** The beginning that its guests were reminded of. */
  reminded_of: Instant | null;
}

/**
 * Who wants to come, in the order of their turns: the first `max_participants` of an event have a place, the others wait. So
 * one who leaves makes room by leaving, and nobody has to be moved up.
 */
export interface EventSignupsTable {
  society_id: number;
  event_id: number;
  university_id: string;
  created_at: GeneratedInstant;
  /** Counted by the event. 0 in rows that are older than it: they all have a place. */
  turn: Generated<number>;
  /** Let in on top of the event's places. */
  extra: Generated<boolean>;
  answers: JSONColumnType<EventAnswers | null, string | null | undefined, string | null>;
  checked_in_at: Instant | null;
  checked_in_by: string | null;
}

/**
 * Guests of events that had begun, whose accounts are gone: what committees count stays right, and nobody is named. Those who had a
 * place are among the event's `participants` still.
 */
export interface NamelessGuestsTable {
  society_id: number;
  event_id: number;
  /** `date`, the first of the month in which they registered. */
  month: ColumnType<string, string, string>;
  going: Generated<number>;
  waiting: Generated<number>;
  /** Those of `going` who were let in. */
  came: Generated<number>;
}

/** By which somebody's calendars read what concerns them. */
export interface CalendarSecretsTable {
  university_id: string;
  secret: string;
}

/** Societies that were asked to hold an event too. */
export interface EventHostsTable {
  society_id: number;
  event_id: number;
  host_id: number;
  /** Null while they have not said yes. */
  accepted_at: Instant | null;
}

export interface PostsTable {
  society_id: number;
  id: StoredId;
  title: string;
  content: string;
  image: string | null;
  show_likes: Generated<boolean>;
  /** Rows of `post_likes`. */
  likes: Generated<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  /** Stands before all others. */
  pinned: Generated<boolean>;
  /** Not finished: only who may edit posts sees it. */
  draft: Generated<boolean>;
  /** When others see it; null is since it was written. */
  publish_at: Instant | null;
  /** Whether the members have been told that it is there. */
  told: Generated<boolean>;
  version: Version;
}

export interface PostLikesTable {
  society_id: number;
  post_id: number;
  university_id: string;
  created_at: GeneratedInstant;
}

export interface MerchTable {
  society_id: number;
  id: StoredId;
  name: string;
  description: string;
  category: string;
  purchase_url: string;
  price_pence: number;
  image: string | null;
  created_at: GeneratedInstant;
  version: Version;
}

export interface WidgetsTable {
  society_id: number;
  id: StoredId;
  content_type: 'slogan' | 'carousel' | 'posts' | 'events';
  /** Of a slogan. */
  slogan: string | null;
  /** Of a carousel: public addresses, in order. */
  images: JSONColumnType<string[] | null, string | null, string | null>;
  /** The post or event that was chosen; null shows the newest post, the next event. */
  post_id: number | null;
  event_id: number | null;
  x: number;
  y: number;
  w: number;
  h: number;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  version: Version;
}

export interface SocietyRequestsTable {
  id: StoredId;
  university_id: string;
  category_id: number;
  name: string;
  proposal: string;
  created_at: GeneratedInstant;
  /** An accepted request is kept as the record of who founded a society; it is in no list. */
  status: Generated<'pending' | 'rejected' | 'accepted'>;
}

/** What somebody was told, as the app lists it. */
export interface NotificationsTable {
  id: StoredId;
  university_id: string;
  /** The society that it is about; null when it is about none, or about one that is gone. */
  society_id: number | null;
  kind: NoticeKind;
  title: string;
  text: string;
  /** Address in the app of what it is about. */
  href: string;
  created_at: GeneratedInstant;
  read_at: Instant | null;
}

/** How somebody wants to be told. What is not in it has its default; so has who has no row. */
export interface NotificationSettingsTable {
  university_id: string;
  digest: Generated<DigestRhythm>;
  /** When the last digest was put into the outbox, or since when there may be one: nobody is told of a period that had begun. */
  digest_sent_at: Instant | null;
  kinds: JSONColumnType<Partial<Record<NoticeKind, NoticeWays>>, string | undefined, string>;
  societies: JSONColumnType<Record<string, SocietyNoticeLevel>, string | undefined, string>;
}

/** The outbox: a mail is a row from when it is decided on until it is sent. Those that could not be sent stay, dead. */
/** A notice that the members of a society are in the middle of being told. */
export interface TellingsTable {
  id: Generated<number>;
  society_id: number;
  kind: string;
  /** Who did it, and need not be told. */
  actor: string | null;
  title: string;
  text: string;
  href: string;
  /** University ID of the last member who was asked for, in their order. */
  told_to: string;
  created_at: GeneratedInstant;
}

export interface MailsTable {
  /** UUID; also in the Message-ID, so that a mail that was sent twice is one to the mail programs that look. */
  id: Generated<string>;
  university_id: string;
  /** Where it goes; null: to the address that the user has when it is sent. */
  address: string | null;
  template: string;
  /** What the template is filled with; never a secret. */
  data: JSONColumnType<object, string, string>;
  society_id: number | null;
  created_at: GeneratedInstant;
  /** When it is tried next; a process that tries it puts this off, so that nobody else does meanwhile. */
  due_at: GeneratedInstant;
  attempts: Generated<number>;
  /** Somebody waits for it: it goes before all that are not. */
  urgent: Generated<boolean>;
  last_error: string | null;
  /** Since when nobody tries it any more. */
  dead_at: Instant | null;
}

/** A link in a mail that opens something, once. What opens it is signed and not stored. */
export interface AccountLinksTable {
  id: Generated<string>;
  university_id: string;
  purpose: 'password_reset' | 'verify_email';
  /** Where the link was mailed. */
  email: string;
  expires_at: Instant;
}

/** Who somebody is to an identity provider: names and addresses change there, this does not. */
export interface OidcIdentitiesTable {
  issuer: string;
  subject: string;
  university_id: string;
  created_at: GeneratedInstant;
}

/** A picture in DATA_DIR. Readers find its file by `version`, which is new with every write. */
export interface StorageObjectsTable {
  /** Whose it is: `users/{university id}` or `societies/{id}`; also its folder. */
  space: string;
  bucket: string;
  key: string;
  /** UUID; the name of the file. */
  version: string;
  content_type: string;
  bytes: number;
  /** With its quotes, as the header carries it. */
  etag: string;
  cache_control: string;
  /** Of the same picture as WebP, for browsers that take it; null when there is none. Its file is `{version}.webp`. */
  light_bytes: number | null;
  light_etag: string | null;
  /** University ID of who wrote it; null when the server did. */
  owner: string | null;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** What the pictures of a user or a society weigh. Writers of a space meet at its row. */
export interface StorageSpacesTable {
  space: string;
  bytes: Generated<number>;
  objects: Generated<number>;
}

/** What committees and administrators did. Written by history/record.ts alone; see there. */
export interface HistoryTable {
  id: StoredId;
  at: GeneratedInstant;
  /** Null for the command line and the university's sign-in, and when the account is gone. */
  actor: string | null;
  /** Whether an account did it. Null for entries from before this was kept. */
  by_account: boolean | null;
  society_id: number | null;
  /** As it was called at that moment. */
  society_name: string | null;
  action: HistoryAction;
  subject_kind: HistorySubject;
  subject_id: string | null;
  subject_name: string | null;
  before: JSONColumnType<HistoryFields | null, string | null, string | null>;
  after: JSONColumnType<HistoryFields | null, string | null, string | null>;
}
export type HistoryFields = Record<string, unknown>;

/** Rows of a table as JSON. */
export interface ArchivedTable {
  table: string;
  rows: Record<string, unknown>[];
}

/** What was removed and can be put back for a while, with everything that went with it. See history/removals.ts. */
export interface RemovalsTable {
  id: StoredId;
  kind: RemovableKind;
  society_id: number;
  subject_id: number;
  name: string;
  removed_at: GeneratedInstant;
  removed_by: string | null;
  /** The entry of the history that tells of it. */
  history_id: number | null;
  /** Public addresses of pictures that are kept as long as it is. */
  pictures: JSONColumnType<string[], string, string>;
  /** In the order in which they can be written again. */
  tables: JSONColumnType<ArchivedTable[], string, string>;
}

/** One row. */
export interface InstallationTable {
  id: Generated<number>;
  /** UUID, another one after each restore: versions of the list count anew then, so they mean something within an epoch only. */
  epoch: Generated<string>;
}

export interface SchemaMigrationsTable {
  name: string;
  applied_at: GeneratedInstant;
}

/** Every table, for `Kysely<Database>`. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  rate_limits: RateLimitsTable;
  categories: CategoriesTable;
  permissions: PermissionsTable;
  societies: SocietiesTable;
  directory_versions: DirectoryVersionsTable;
  themes: ThemesTable;
  society_settings: SocietySettingsTable;
  roles: RolesTable;
  role_permissions: RolePermissionsTable;
  memberships: MembershipsTable;
  events: EventsTable;
  event_signups: EventSignupsTable;
  nameless_guests: NamelessGuestsTable;
  event_hosts: EventHostsTable;
  calendar_secrets: CalendarSecretsTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  merch: MerchTable;
  widgets: WidgetsTable;
  society_requests: SocietyRequestsTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  mails: MailsTable;
  tellings: TellingsTable;
  account_links: AccountLinksTable;
  oidc_identities: OidcIdentitiesTable;
  storage_objects: StorageObjectsTable;
  storage_spaces: StorageSpacesTable;
  history: HistoryTable;
  removals: RemovalsTable;
  installation: InstallationTable;
  schema_migrations: SchemaMigrationsTable;
}
