import { pageSizeLimits, paths } from 'societies-contract';
import type { AdminPage, NavigationPage, SocietyPageName } from 'societies-ui';

/** A tab of a society's dashboard. */
export type DashboardTab = 'overview' | 'people' | 'roles' | 'history' | 'settings';

/** What a page says of itself to what stands around it. */
export interface PageHandle {
  /** The link of the navigation that is marked on it. */
  navigation?: NavigationPage;
  /** It is as wide as the window and sets its own spacing. */
  full?: true;
  /** The night sky is behind its bar. */
  sky?: true;
  /** The tab of a society that it is. */
  tab?: SocietyPageName;
  /** The tab of a society's dashboard that it is. */
  dashboard?: DashboardTab;
  /** The page of the administrators' area that it is. */
  admin?: AdminPage;
}

/** A page, where it stands, and the pages in it. */
export interface Page {
  /** Its segment of the address; left out where it shares its parent's. */
  path?: string;
  /** Its module, from `pages` on. */
  module: string;
  handle?: PageHandle;
  /**
   * What it reads first, so that a visit which begins here asks for it while the code is on its way. Each `*` in turn is what stands
   * in the address at a parameter. What is missing here is read a moment later, as what not every reader may read is.
   */
  reads?: readonly string[];
  children?: readonly Page[];
}

/** The ways in stand alone, without navigation. */
export const waysIn: readonly Page[] = [
  { path: 'login', module: 'login/LoginPage' },
  { path: 'signup', module: 'signup/SignupPage' },
  { path: 'forgot-password', module: 'forgot-password/ForgotPasswordPage' },
  { path: 'reset-password', module: 'reset-password/ResetPasswordPage' },
  { path: 'verify-email', module: 'verify-email/VerifyEmailPage' },
  { path: 'unsubscribe', module: 'unsubscribe/UnsubscribePage' },
  { path: 'single-sign-on', module: 'single-sign-on/SingleSignOnPage' },
];

/** Pages without navigation too; each checks for itself who may see it. */
export const alonePages: readonly Page[] = [
  { path: 'societies/:societyid/events/:eventId/door', module: 'door/DoorPage' },
];

export const openPages: readonly Page[] = [
  { module: 'landing/LandingPage', handle: { navigation: 'home', full: true, sky: true } },
];

/** For whoever is logged in. Source: specification, section 2. */
export const userPages: readonly Page[] = [
  { path: 'profile', module: 'profile/ProfilePage', handle: { navigation: 'profile' } },
  { path: 'notifications', module: 'notifications/NotificationsPage' },
  {
    path: 'societies',
    module: 'societies/SocietiesPage',
    handle: { navigation: 'societies' },
    reads: [
      paths.categories,
      `${paths.societies}?page=1&page_size=${pageSizeLimits.societies}`,
      paths.recommendedSocieties,
    ],
  },
  {
    path: 'my-societies',
    module: 'my-societies/MySocietiesPage',
    handle: { navigation: 'my-societies' },
    reads: [paths.mySocieties],
  },
  {
    path: 'whats-on',
    module: 'whats-on/WhatsOnPage',
    handle: { navigation: 'whats-on' },
    reads: [
      `${paths.whatsOn}?page=1&page_size=${pageSizeLimits.whatsOn}`,
      `${paths.whatsOn}?page=1&mine=true&places=true`,
      paths.myEvents,
      paths.categories,
    ],
  },
  {
    path: 'my-events',
    module: 'my-events/MyEventsPage',
    handle: { navigation: 'my-events' },
    reads: [paths.myEvents],
  },
  {
    path: 'societies/:societyid',
    module: 'society/SocietyLayout',
    handle: { full: true },
    reads: [paths.society('*'), paths.societyDetail('*'), paths.mySocieties],
    children: [
      {
        module: 'society/home/SocietyHomePage',
        handle: { tab: 'home' },
        reads: [
          paths.widgets('*'),
          paths.featureOptions('*'),
          `${paths.events('*')}?page=1&page_size=1`,
          `${paths.posts('*')}?page=1&page_size=1`,
        ],
      },
      { path: 'info', module: 'society/info/InfoPage', handle: { tab: 'info' } },
      {
        path: 'events',
        module: 'society/events/EventsPage',
        handle: { tab: 'events' },
        reads: [
          paths.featureOptions('*'),
          `${paths.events('*')}?when=coming&mine=false&page=1`,
          `${paths.events('*')}?when=coming&mine=true&page=1&page_size=${pageSizeLimits.max}`,
          `${paths.events('*')}?when=past&page=1&page_size=1`,
        ],
      },
      {
        path: 'events/:eventid',
        module: 'society/events/event/EventPage',
        handle: { tab: 'events' },
        reads: [paths.event('*', '*')],
      },
      {
        path: 'posts',
        module: 'society/posts/PostsPage',
        handle: { tab: 'posts' },
        reads: [paths.featureOptions('*'), `${paths.posts('*')}?page=1`],
      },
      {
        path: 'merch',
        module: 'society/merch/MerchPage',
        handle: { tab: 'merch' },
        reads: [paths.featureOptions('*'), `${paths.merch('*')}?page=1`],
      },
      {
        path: 'dashboard',
        module: 'society/dashboard/DashboardLayout',
        handle: { tab: 'dashboard' },
        children: [
          { module: 'society/dashboard/OverviewPage', handle: { dashboard: 'overview' } },
          { path: 'people', module: 'society/dashboard/PeoplePage', handle: { dashboard: 'people' } },
          { path: 'roles', module: 'society/dashboard/RolesPage', handle: { dashboard: 'roles' } },
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
      { path: 'users/import', module: 'admin/users/ImportUsersPage', handle: { admin: 'users' } },
      { path: 'users/:id', module: 'admin/users/AdminUserPage', handle: { admin: 'users' } },
      { path: 'requests', module: 'admin/requests/AdminRequestsPage', handle: { admin: 'requests' } },
      { path: 'history', module: 'admin/history/AdminHistoryPage', handle: { admin: 'history' } },
      { path: 'mails', module: 'admin/mails/AdminMailsPage', handle: { admin: 'mails' } },
    ],
  },
];

/** What an address shows that leads nowhere. */
export const lostPage: Page = { path: '*', module: 'not-found/NotFoundPage' };
