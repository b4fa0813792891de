import type {
  UsersTable,
  SessionsTable,
  RefreshTokensTable,
  RateLimitsTable,
  AccountLinksTable,
  OidcIdentitiesTable,
  UploadGrantsTable,
} from './schema/accounts.ts';
import type {
  AffiliationAnswersTable,
  AffiliationRoundsTable,
  AffiliationStepsTable,
  AffiliationsTable,
} from './schema/affiliation.ts';
import type { PostsTable, PostLikesTable, MerchTable, WidgetsTable } from './schema/content.ts';
import type {
  ElectionBallotsTable,
  ElectionCandidatesTable,
  ElectionRolesTable,
  ElectionsTable,
  ElectionVotersTable,
} from './schema/elections.ts';
import type {
  EventsTable,
  EventSignupsTable,
  NamelessGuestsTable,
  CalendarSecretsTable,
  EventHostsTable,
} from './schema/events.ts';
import type { HistoryTable, RemovalsTable } from './schema/history.ts';
import type { ImportRowsTable, ImportsTable } from './schema/imports.ts';
import type { InstallationTable } from './schema/installation.ts';
import type { SocietyMessagesTable } from './schema/messages.ts';
import type { SiteTable } from './schema/site.ts';
import type {
  NotificationsTable,
  NotificationSettingsTable,
  AnnouncementsTable,
  MailsTable,
} from './schema/notices.ts';
import type { PushesTable, PushKeysTable, PushSubscriptionsTable } from './schema/push.ts';
import type {
  CategoriesTable,
  PermissionsTable,
  SocietiesTable,
  DirectoryVersionsTable,
  ThemesTable,
  SocietySettingsTable,
  RolesTable,
  RolePermissionsTable,
  MembershipsTable,
  JoinRequestsTable,
  InvitationsTable,
  MembershipYearsTable,
  SocietyRequestMessagesTable,
  SocietyRequestsTable,
  SocietyRequestVersionsTable,
} from './schema/societies.ts';
import type { HandoversTable, TakeoversTable, TermsTable } from './schema/terms.ts';
import type { StorageObjectsTable, StorageSpacesTable } from './schema/storage.ts';

/**
 * The tables as Kysely's types; `migrations/` creates them. Every column is in both.
 *
 * Ids and counts are int8 in the database and numbers here, because ids never exceed 2^53. `timestamptz` is a Date in both
 * engines. Keys of what a society owns start with `society_id`, so that tables can be distributed by it.
 */
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
  join_requests: JoinRequestsTable;
  invitations: InvitationsTable;
  membership_years: MembershipYearsTable;
  affiliation_rounds: AffiliationRoundsTable;
  affiliations: AffiliationsTable;
  affiliation_answers: AffiliationAnswersTable;
  affiliation_steps: AffiliationStepsTable;
  elections: ElectionsTable;
  election_roles: ElectionRolesTable;
  election_candidates: ElectionCandidatesTable;
  election_voters: ElectionVotersTable;
  election_ballots: ElectionBallotsTable;
  terms: TermsTable;
  handovers: HandoversTable;
  takeovers: TakeoversTable;
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
  society_request_versions: SocietyRequestVersionsTable;
  society_request_messages: SocietyRequestMessagesTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  mails: MailsTable;
  announcements: AnnouncementsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  account_links: AccountLinksTable;
  upload_grants: UploadGrantsTable;
  oidc_identities: OidcIdentitiesTable;
  storage_objects: StorageObjectsTable;
  storage_spaces: StorageSpacesTable;
  history: HistoryTable;
  removals: RemovalsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  installation: InstallationTable;
  site: SiteTable;
  society_messages: SocietyMessagesTable;
}
