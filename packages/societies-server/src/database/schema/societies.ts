import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AffiliationStanding,
  EventAnswers,
  EventQuestion,
  JoinMode,
  SocietyRequestState,
} from 'societies-contract';
import type { GeneratedInstant, Instant, StoredId, Version } from './columns.ts';

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
  /** Maintained by affiliation/standing.ts. */
  affiliation: AffiliationStanding | null;
  committee_changed_at: Instant | null;
  /** When the last event began, the last post was published or the committee changed; see societies/last-active.ts. */
  last_active_at: Instant | null;
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
  join_mode: Generated<JoinMode>;
  /** Asked of those who ask to join. */
  join_questions: JSONColumnType<EventQuestion[], string | undefined, string>;
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
  /** A `date`: the last day, if memberships end with the year; see joining/membership-year.ts. Null until the day is set. */
  until: ColumnType<string | null, string | null | undefined, string | null>;
  /** The `until` of which the member was reminded. */
  reminded_of: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The latest request of a student to join a society. Withdrawing deletes it. */
export interface JoinRequestsTable {
  society_id: number;
  university_id: string;
  /** As they were asked. */
  questions: JSONColumnType<EventQuestion[], string | undefined, string>;
  answers: JSONColumnType<EventAnswers, string | undefined, string>;
  asked_at: GeneratedInstant;
  decided_at: Instant | null;
  decision: 'accepted' | 'declined' | null;
}

export interface InvitationsTable {
  society_id: number;
  id: StoredId;
  /** What its link ends with; random. */
  code: string;
  label: Generated<string>;
  expires_at: Instant;
  /** Null for any number. */
  max_uses: number | null;
  uses: Generated<number>;
  created_by: string | null;
  created_at: GeneratedInstant;
  revoked_at: Instant | null;
}

/** How many memberships that ended on a day were renewed, and how many lapsed. */
export interface MembershipYearsTable {
  society_id: number;
  /** A `date`. */
  ended_on: ColumnType<string, string, string>;
  renewed: Generated<number>;
  lapsed: Generated<number>;
}

export interface SocietyRequestsTable {
  id: StoredId;
  university_id: string;
  category_id: number;
  name: string;
  proposal: string;
  /** When it was first sent, which decides its place in the queue. */
  created_at: GeneratedInstant;
  /** Accepted requests are kept as a record of who founded a society, but administrators do not list them. */
  status: Generated<SocietyRequestState>;
  /** Grows each time it is sent again. */
  version: Version;
  sent_again_at: Instant | null;
  /** Id of the society that it founded, which may be removed and restored. */
  founded: number | null;
}

/** What a request said before it was sent again. */
export interface SocietyRequestVersionsTable {
  request_id: number;
  version: number;
  category_id: number;
  name: string;
  proposal: string;
  sent_at: Instant;
}

/** What was written about a request, and each change of its state. */
export interface SocietyRequestMessagesTable {
  id: StoredId;
  request_id: number;
  /** The student, or an administrator; null once that administrator's account is deleted. */
  author: string | null;
  /** Empty if the state changed without a word. */
  text: string;
  /** The state that came with it; null for a message alone. */
  status: SocietyRequestState | null;
  sent_at: GeneratedInstant;
}
