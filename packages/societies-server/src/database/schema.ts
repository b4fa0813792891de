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
 * The tables as Kysely's types; `migrations/` creates them. Every column is in both.
 *
 * Ids and counts are int8 in the database and numbers here, because ids never exceed 2^53. `timestamptz` is a Date in both
 * engines. Keys of what a society owns start with `society_id`, so that tables can be distributed by it.
 */

/** A point in time. Written as a Date or an ISO 8601 string. */
type Instant = ColumnType<Date, Date | string, Date | string>;
/** A point in time with a default of now. */
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
type StoredId = Generated<number>;
/** Counts edits of the row; changes of counters, likes and so on do not increase it. */
type Version = Generated<number>;

export interface UsersTable {
  /** The user's ID at the university, eight digits. Never changes, so it is the primary key. */
  university_id: string;
  first_name: string;
  last_name: string;
  /** Empty if the address turned out to be somebody else's. */
  email: string;
  /** `email` in lower case, because addresses are unique without regard to case. The university ID if there is no address. */
  email_key: string;
  /** Argon2id in PHC format. */
  password_hash: string;
  /** The picture's public address. */
  avatar: string | null;
  is_admin: Generated<boolean>;
  /** When the user confirmed `email`. */
  email_verified_at: Instant | null;
  date_joined: GeneratedInstant;
  /** When the account was suspended. */
  suspended_at: Instant | null;
  suspended_reason: string | null;
}

/** One session per signed-in browser; revoking it invalidates all tokens derived from it. */
export interface SessionsTable {
  /** A UUID, the `sid` claim of its access tokens. */
  id: string;
  university_id: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** The browser's User-Agent at sign-in; null for older sessions. */
  user_agent: string | null;
  last_used_at: GeneratedInstant;
  /** When the user last signed in again at the identity provider to confirm an action. */
  confirmed_at: Instant | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the opaque token, which itself is never stored. */
  hash: string;
  session_id: string;
  salt: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
  /** When it was exchanged for the next one. */
  spent_at: Instant | null;
}

/** Rate limits, shared by all server processes. */
export interface RateLimitsTable {
  /** What is limited, for example `login:id:10000001`. */
  key: string;
  /** When the full allowance is available again (GCRA's theoretical arrival time). */
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
  /** `name` trimmed and in lower case, because names are unique without regard to case. */
  name_key: string;
  description: string;
  category_id: number;
  /** A `date`. Select it as text, because the drivers disagree about its type. */
  creation_date: ColumnType<string, string | undefined, string>;
  logo: string | null;
  banner: string | null;
  /** Number of memberships, maintained by the statements that add or remove one. */
  member_count: Generated<number>;
  keywords: Generated<string[]>;
  /** When and where it meets, how to contact and how to join; empty if not given. */
  meeting_time: Generated<string>;
  meeting_place: Generated<string>;
  contact: Generated<string>;
  how_to_join: Generated<string>;
  /** Links to other sites. */
  website: string | null;
  instagram: string | null;
  discord: string | null;
  version: Version;
}

/** Versions of the directory's parts, with which processes refresh their copy in memory. */
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

/** A society's feature switches and current theme. Separate from `societies`, so that foreign keys form no cycle. */
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
  /** `name` trimmed and in lower case, unique within the society. */
  name_key: string;
  version: Version;
}

export interface RolePermissionsTable {
  society_id: number;
  role_id: number;
  permission_id: number;
}

/**
 * The primary key allows a member one role, and a unique constraint allows a role one holder. `role_id` is null for a plain
 * member.
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
   * Number of places taken: sign-ups up to `max_participants`, extra ones, and deleted accounts. A check constraint bounds it.
   */
  participants: Generated<number>;
  /** Length of the waiting list. A check constraint allows it only while every place is taken. */
  waiting: Generated<number>;
  /** Places granted beyond `max_participants`. */
  extra_places: Generated<number>;
  /** The highest `turn` assigned so far. */
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
  /** The first event of the series, for repeating events. */
  series_id: number | null;
  cancelled_at: Instant | null;
  cancel_reason: string | null;
  /** The start time for which guests were reminded. */
  reminded_of: Instant | null;
  /** Time of the last edit or move of the waiting list; null before the first. */
  changed_at: Instant | null;
  /** How often somebody moved up the waiting list. */
  line_moves: Generated<number>;
}

/**
 * Sign-ups in the order of their turns: the first `max_participants` have a place, the others wait. Deleting a row therefore
 * moves the waiting list up by itself.
 */
export interface EventSignupsTable {
  society_id: number;
  event_id: number;
  university_id: string;
  created_at: GeneratedInstant;
  /** Position in the event's order of sign-ups. 0 in older rows, which all have a place. */
  turn: Generated<number>;
  /** Admitted beyond the event's capacity. */
  extra: Generated<boolean>;
  answers: JSONColumnType<EventAnswers | null, string | null | undefined, string | null>;
  checked_in_at: Instant | null;
  checked_in_by: string | null;
  /** The ID of the scan that checked them in; null if it had none. */
  checked_in_scan: string | null;
}

/**
 * Counts guests of past events whose accounts were deleted, so that statistics stay right without naming them. Those who had a
 * place are still included in the event's `participants`.
 */
export interface NamelessGuestsTable {
  society_id: number;
  event_id: number;
  /** A `date`: the first day of the month of registration. */
  month: ColumnType<string, string, string>;
  going: Generated<number>;
  waiting: Generated<number>;
  /** Those of `going` who were checked in. */
  came: Generated<number>;
}

/** Secrets in the addresses of calendar feeds. */
export interface CalendarSecretsTable {
  university_id: string;
  secret: string;
}

/** Societies invited to co-host an event. */
export interface EventHostsTable {
  society_id: number;
  event_id: number;
  host_id: number;
  /** Null until they accept. */
  accepted_at: Instant | null;
}

export interface PostsTable {
  society_id: number;
  id: StoredId;
  title: string;
  content: string;
  image: string | null;
  show_likes: Generated<boolean>;
  /** Number of `post_likes`. */
  likes: Generated<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  /** Listed before all others. */
  pinned: Generated<boolean>;
  /** Visible to those who may edit posts only. */
  draft: Generated<boolean>;
  /** When it becomes visible; null if at once. */
  publish_at: Instant | null;
  /** Whether members have been notified of it. */
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
  /** For slogan widgets. */
  slogan: string | null;
  /** For carousel widgets: public addresses, in order. */
  images: JSONColumnType<string[] | null, string | null, string | null>;
  /** The chosen post or event; null shows the newest post or next event. */
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
  /** Accepted requests are kept as a record of who founded a society, but not listed. */
  status: Generated<'pending' | 'rejected' | 'accepted'>;
}

export interface NotificationsTable {
  id: StoredId;
  university_id: string;
  /** The society that it is about, if there is one and it still exists. */
  society_id: number | null;
  kind: NoticeKind;
  title: string;
  text: string;
  /** Path in the app. */
  href: string;
  created_at: GeneratedInstant;
  read_at: Instant | null;
}

/** Notification settings. A missing entry or row means the default. */
export interface NotificationSettingsTable {
  university_id: string;
  digest: Generated<DigestRhythm>;
  /** When the last digest was queued, or when digests were turned on, because a period in progress is skipped. */
  digest_sent_at: Instant | null;
  kinds: JSONColumnType<Partial<Record<NoticeKind, NoticeWays>>, string | undefined, string>;
  societies: JSONColumnType<Record<string, SocietyNoticeLevel>, string | undefined, string>;
}

/** The outbox: a mail is a row from when it is queued until it is sent. Failed ones are kept with `dead_at`. */
/** A notice in the process of being sent to all members of a society. */
export interface TellingsTable {
  id: Generated<number>;
  society_id: number;
  kind: string;
  /** The user who acted, who is not notified. */
  actor: string | null;
  title: string;
  text: string;
  href: string;
  /** University ID of the last member notified; members are notified in order of their IDs. */
  told_to: string;
  created_at: GeneratedInstant;
}

export interface MailsTable {
  /** A UUID, also in the Message-ID, so that mail programs can recognise a mail that was sent twice. */
  id: Generated<string>;
  university_id: string;
  /** Null for the user's address at the time of sending. */
  address: string | null;
  template: string;
  /** The template's data; never a secret. */
  data: JSONColumnType<object, string, string>;
  society_id: number | null;
  created_at: GeneratedInstant;
  /** When to try next. A process that sends it moves this ahead first, so that no other does. */
  due_at: GeneratedInstant;
  attempts: Generated<number>;
  /** Sent before all others, because somebody waits for it. */
  urgent: Generated<boolean>;
  last_error: string | null;
  /** When delivery was given up. */
  dead_at: Instant | null;
}

/** A one-time link in a mail. Its token is signed, not stored. */
export interface AccountLinksTable {
  id: Generated<string>;
  university_id: string;
  purpose: 'password_reset' | 'verify_email';
  /** The address that the link was mailed to. */
  email: string;
  expires_at: Instant;
}

/** A user's subject at an identity provider, which stays when name or address change there. */
export interface OidcIdentitiesTable {
  issuer: string;
  subject: string;
  university_id: string;
  created_at: GeneratedInstant;
}

/** A picture in DATA_DIR. `version` names its file and is new on every write. */
export interface StorageObjectsTable {
  /** The owner and the folder: `users/{university id}` or `societies/{id}`. */
  space: string;
  bucket: string;
  key: string;
  /** A UUID, also the file's name. */
  version: string;
  content_type: string;
  bytes: number;
  /** Including the quotes of the header. */
  etag: string;
  cache_control: string;
  /** Size of the WebP version in `{version}.webp`, for browsers that accept it; null if there is none. */
  light_bytes: number | null;
  light_etag: string | null;
  /** University ID of the uploader; null for the server. */
  owner: string | null;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** Storage used by a user or society. Writers of a space lock its row. */
export interface StorageSpacesTable {
  space: string;
  bytes: Generated<number>;
  objects: Generated<number>;
}

/** The history of actions. Only history/record.ts writes it. */
export interface HistoryTable {
  id: StoredId;
  at: GeneratedInstant;
  /** Null for the command line, single sign-on and deleted accounts. */
  actor: string | null;
  /** Whether an account did it. Null for entries from before this was recorded. */
  by_account: boolean | null;
  society_id: number | null;
  /** The society's name at that time. */
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

/** Deleted things with all that belonged to them, restorable for a while. See history/removals.ts. */
export interface RemovalsTable {
  id: StoredId;
  kind: RemovableKind;
  society_id: number;
  subject_id: number;
  name: string;
  removed_at: GeneratedInstant;
  removed_by: string | null;
  /** The history entry of the deletion. */
  history_id: number | null;
  /** Public addresses of pictures to keep until it is deleted for good. */
  pictures: JSONColumnType<string[], string, string>;
  /** In an order that respects foreign keys. */
  tables: JSONColumnType<ArchivedTable[], string, string>;
}

/** A single row. */
export interface InstallationTable {
  id: Generated<number>;
  /** A UUID, replaced by each restore: versions are comparable only within an epoch, because they restart. */
  epoch: Generated<string>;
}

export interface SchemaMigrationsTable {
  name: string;
  applied_at: GeneratedInstant;
}

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
