import type { Params } from 'react-router-dom';
import { pageSizeLimits, paths } from 'societies-contract';
import type { AdminPage, NavigationPage, SocietyPageName } from 'societies-ui';

export type DashboardTab =
  | 'overview'
  | 'people'
  | 'roles'
  | 'elections'
  | 'handover'
  | 'affiliation'
  | 'messages'
  | 'history'
  | 'settings';

/** What a page tells the layout around it. */
export interface PageHandle {
  /** The navigation link to mark as current. */
  navigation?: NavigationPage;
  /** Uses the window's full width, with its own spacing. */
  full?: true;
  /** Shows the night sky behind the bar. */
  sky?: true;
  /** The society tab to mark as current. */
  tab?: SocietyPageName;
  /** Shows the society's header in one row, also under Home and Info. */
  compact?: true;
  /** The dashboard tab to mark as current. */
  dashboard?: DashboardTab;
  /** Can be read without an account, where the site's directory is public. */
  open?: true;
  /** The administration page to mark as current. */
  admin?: AdminPage;
}

/** A page with its address and child pages. */
export interface Page {
  /** Its segment of the address; omitted if it shares its parent's. */
  path?: string;
  /** Its module, relative to `pages`. */
  module: string;
  handle?: PageHandle;
  /**
   * API addresses that the page reads first, for `firstPage`. What not every user may read is requested once the page is drawn.
   */
  reads?: (params: Params) => readonly string[];
  children?: readonly Page[];
}

/** The sign-in and sign-up pages, without navigation. */
export const signInPages: readonly Page[] = [
  { path: 'login', module: 'login/LoginPage' },
  { path: 'signup', module: 'signup/SignupPage' },
  { path: 'forgot-password', module: 'forgot-password/ForgotPasswordPage' },
  { path: 'reset-password', module: 'reset-password/ResetPasswordPage' },
  { path: 'verify-email', module: 'verify-email/VerifyEmailPage' },
  { path: 'unsubscribe', module: 'unsubscribe/UnsubscribePage' },
  { path: 'single-sign-on', module: 'single-sign-on/SingleSignOnPage' },
];

/** The address of an event's door page. */
export const doorPath = 'societies/:societyid/events/:eventId/door';

/** Other pages without navigation, each with its own access check. */
export const alonePages: readonly Page[] = [
  { path: doorPath, module: 'door/DoorPage' },
  { path: 'societies/:societyid/invitations/:invitationid/poster', module: 'poster/PosterPage' },
  { path: 'societies/:societyid/elections/:electionid/vote', module: 'ballot/BallotPage' },
];

export const openPages: readonly Page[] = [
  { module: 'landing/LandingPage', handle: { navigation: 'home', full: true, sky: true } },
  { path: 'join/:code', module: 'join/JoinPage', handle: { full: true } },
  { path: 'policies', module: 'policies/PoliciesPage' },
  { path: 'accessibility', module: 'accessibility/AccessibilityPage' },
];

/** For signed-in users. Source: specification, section 2. */
export const userPages: readonly Page[] = [
  { path: 'profile', module: 'profile/ProfilePage', handle: { navigation: 'profile' } },
  { path: 'notifications', module: 'notifications/NotificationsPage', handle: { navigation: 'notices' } },
  {
    path: 'societies',
    module: 'societies/SocietiesPage',
    reads: () => [
      paths.categories,
      `${paths.societies}?page=1&page_size=${pageSizeLimits.societies}`,
      paths.recommendedSocieties,
    ],
    handle: { navigation: 'societies', open: true },
  },
  {
    path: 'my-societies',
    module: 'my-societies/MySocietiesPage',
    reads: () => [paths.mySocieties],
    handle: { navigation: 'my-societies' },
  },
  {
    path: 'my-societies/requests',
    module: 'my-requests/MyRequestsPage',
    handle: { navigation: 'my-societies' },
  },
  {
    path: 'my-societies/requests/:requestId',
    module: 'my-requests/MyRequestPage',
    handle: { navigation: 'my-societies' },
  },
  {
    path: 'whats-on',
    module: 'whats-on/WhatsOnPage',
    reads: () => [
      `${paths.whatsOn}?page=1&folded=true&page_size=${pageSizeLimits.whatsOn}`,
      `${paths.whatsOn}?page=1&mine=true&places=true`,
      paths.myEvents,
      paths.mySocieties,
      paths.categories,
    ],
    handle: { navigation: 'whats-on', open: true },
  },
  {
    path: 'my-events',
    module: 'my-events/MyEventsPage',
    reads: () => [paths.myEvents, paths.calendar],
    handle: { navigation: 'my-events' },
  },
  {
    path: 'societies/:societyid',
    module: 'society/SocietyLayout',
    reads: ({ societyid = '' }) => [
      paths.society(societyid),
      paths.societyDetail(societyid),
      paths.mySocieties,
    ],
    handle: { full: true },
    children: [
      {
        module: 'society/home/SocietyHomePage',
        reads: ({ societyid = '' }) => [
          paths.widgets(societyid),
          paths.featureOptions(societyid),
          `${paths.events(societyid)}?page=1&page_size=1`,
          `${paths.posts(societyid)}?page=1&page_size=1`,
        ],
        handle: { tab: 'home', open: true },
      },
      { path: 'info', module: 'society/info/InfoPage', handle: { tab: 'info', open: true } },
      {
        path: 'events',
        module: 'society/events/EventsPage',
        reads: ({ societyid = '' }) => [
          paths.featureOptions(societyid),
          `${paths.events(societyid)}?when=coming&mine=false&folded=true&page=1`,
          `${paths.events(societyid)}?when=coming&mine=true&page=1&page_size=${pageSizeLimits.max}`,
          `${paths.events(societyid)}?when=past&page=1&page_size=1`,
          `${paths.whatsOn}?society=${societyid}`,
        ],
        handle: { tab: 'events', open: true },
      },
      {
        path: 'events/:eventid',
        module: 'society/events/event/EventPage',
        reads: ({ societyid = '', eventid = '' }) => [paths.event(societyid, eventid)],
        handle: { tab: 'events', open: true },
      },
      {
        path: 'posts',
        module: 'society/posts/PostsPage',
        reads: ({ societyid = '' }) => [paths.featureOptions(societyid), `${paths.posts(societyid)}?page=1`],
        handle: { tab: 'posts', open: true },
      },
      {
        path: 'merch',
        module: 'society/merch/MerchPage',
        reads: ({ societyid = '' }) => [paths.featureOptions(societyid), `${paths.merch(societyid)}?page=1`],
        handle: { tab: 'merch' },
      },
      {
        path: 'elections',
        module: 'society/elections/ElectionsPage',
        handle: { tab: 'info', compact: true },
      },
      {
        path: 'elections/:electionid',
        module: 'society/elections/ElectionPage',
        handle: { tab: 'info', compact: true },
      },
      {
        path: 'elections/:electionid/results',
        module: 'society/elections/ResultsPage',
        handle: { tab: 'info', compact: true },
      },
      {
        path: 'dashboard',
        module: 'society/dashboard/DashboardLayout',
        handle: { tab: 'dashboard' },
        children: [
          { module: 'society/dashboard/OverviewPage', handle: { dashboard: 'overview' } },
          { path: 'people', module: 'society/dashboard/PeoplePage', handle: { dashboard: 'people' } },
          { path: 'roles', module: 'society/dashboard/RolesPage', handle: { dashboard: 'roles' } },
          {
            path: 'elections',
            module: 'society/dashboard/ElectionsPage',
            handle: { dashboard: 'elections' },
          },
          { path: 'handover', module: 'society/dashboard/HandoverPage', handle: { dashboard: 'handover' } },
          {
            path: 'affiliation',
            module: 'society/dashboard/AffiliationPage',
            handle: { dashboard: 'affiliation' },
          },
          { path: 'messages', module: 'society/dashboard/MessagesPage', handle: { dashboard: 'messages' } },
          { path: 'history', module: 'society/dashboard/HistoryPage', handle: { dashboard: 'history' } },
          { path: 'settings', module: 'society/dashboard/SettingsPage', handle: { dashboard: 'settings' } },
        ],
      },
    ],
  },
];

/** For administrators. */
export const administratorPages: readonly Page[] = [
  {
    path: 'admin',
    module: 'admin/AdminLayout',
    handle: { navigation: 'dashboard', full: true },
    children: [
      { module: 'admin/dashboard/AdminDashboardPage', handle: { admin: 'dashboard' } },
      { path: 'societies', module: 'admin/societies/AdminSocietiesPage', handle: { admin: 'societies' } },
      {
        path: 'societies/:id',
        module: 'admin/societies/AdminSocietyPage',
        handle: { admin: 'societies' },
      },
      {
        path: 'societies/removed',
        module: 'admin/societies/RemovedSocietiesPage',
        handle: { admin: 'societies' },
      },
      { path: 'users', module: 'admin/users/AdminUsersPage', handle: { admin: 'users' } },
      { path: 'import', module: 'admin/import/ImportPage', handle: { admin: 'import' } },
      { path: 'users/:id', module: 'admin/users/AdminUserPage', handle: { admin: 'users' } },
      { path: 'requests', module: 'admin/requests/AdminRequestsPage', handle: { admin: 'requests' } },
      { path: 'affiliation', module: 'admin/affiliation/AffiliationsPage', handle: { admin: 'affiliation' } },
      {
        path: 'affiliation/rounds/:id',
        module: 'admin/affiliation/RoundPage',
        handle: { admin: 'affiliation' },
      },
      { path: 'orphans', module: 'admin/orphans/OrphansPage', handle: { admin: 'orphans' } },
      { path: 'history', module: 'admin/history/AdminHistoryPage', handle: { admin: 'history' } },
      { path: 'site', module: 'admin/site/AdminSitePage', handle: { admin: 'site' } },
      { path: 'mails', module: 'admin/mails/AdminMailsPage', handle: { admin: 'mails' } },
    ],
  },
];

/** For unknown addresses. */
export const lostPage: Page = { path: '*', module: 'not-found/NotFoundPage' };
