import type { ColumnType, Generated, JSONColumnType } from 'kysely';

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
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type StoredId = Generated<number>;
/** How often the row was written as a whole; writes of counts, likes and the like are none. */
type Version = Generated<number>;

export interface UsersTable {
  /** What a user signs in with; eight digits. It never changes, so it is the key. */
  university_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** `email` in lower case: emails are unique without regard to case. */
  email_key: string;
  /** argon2id, PHC text. */
  password_hash: string;
  /** Public address of the picture, or null. */
  avatar: string | null;
  is_admin: Generated<boolean>;
  date_joined: Stamp;
}

/** One signed-in browser: revoking it ends every token that was rotated out of it. */
export interface SessionsTable {
  /** UUID; the `sid` of its access tokens. */
  id: string;
  university_id: string;
  created_at: Stamp;
  expires_at: Instant;
  revoked_at: Instant | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the opaque token. The token itself is never stored. */
  hash: string;
  session_id: string;
  salt: string;
  created_at: Stamp;
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
  version: Version;
}

/** How often a part of the directory changed: what readers that keep it in memory compare. */
export interface DirectoryVersionsTable {
  /** See `directoryParts`. */
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

/** One row a society: its switches and its current theme (apart from `societies`, so that no foreign keys form a circle). */
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
  joined_at: Stamp;
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
  /** Rows of `event_signups`; a check keeps it between 0 and `max_participants`. */
  participants: Generated<number>;
  price_pence: number;
  is_active: Generated<boolean>;
  image: string | null;
  created_at: Stamp;
  version: Version;
}

export interface EventSignupsTable {
  society_id: number;
  event_id: number;
  university_id: string;
  created_at: Stamp;
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
  created_at: Stamp;
  updated_at: Stamp;
  version: Version;
}

export interface PostLikesTable {
  society_id: number;
  post_id: number;
  university_id: string;
  created_at: Stamp;
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
  created_at: Stamp;
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
  created_at: Stamp;
  updated_at: Stamp;
  version: Version;
}

export interface SocietyRequestsTable {
  id: StoredId;
  university_id: string;
  category_id: number;
  name: string;
  proposal: string;
  created_at: Stamp;
  /** An accepted request is kept as the record of who founded a society; it is in no list. */
  status: Generated<'pending' | 'rejected' | 'accepted'>;
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
  /** Quoted. */
  etag: string;
  cache_control: string;
  /** Of the same picture as WebP, for browsers that take it; null when there is none. Its file is `{version}.webp`. */
  light_bytes: number | null;
  light_etag: string | null;
  /** University ID of who wrote it; null when the server did. */
  owner: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

/** What the pictures of a user or a society weigh. Writers of a space meet at its row. */
export interface StorageSpacesTable {
  space: string;
  bytes: Generated<number>;
  objects: Generated<number>;
}

/** One row. */
export interface InstallationTable {
  id: Generated<number>;
  /** UUID, another one after each restore: versions of the list count anew then, so they mean something within an epoch only. */
  epoch: Generated<string>;
}

export interface SchemaMigrationsTable {
  name: string;
  applied_at: Stamp;
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
  posts: PostsTable;
  post_likes: PostLikesTable;
  merch: MerchTable;
  widgets: WidgetsTable;
  society_requests: SocietyRequestsTable;
  storage_objects: StorageObjectsTable;
  storage_spaces: StorageSpacesTable;
  installation: InstallationTable;
  schema_migrations: SchemaMigrationsTable;
}
