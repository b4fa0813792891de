import type { Page } from 'playwright/test';
import { expect, expectAccessibleInBothSchemes, expectNoSidewaysScroll, type demo } from './fixtures.ts';

/** A route as somebody sees it, and how one knows that it is there. */
export interface Screen {
  name: string;
  path: string;
  as: keyof typeof demo | null;
  ready: (page: Page) => Promise<void>;
  /** What people come for: the first of it is seen without scrolling. */
  first: string;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** A page whose heading and whose content are there. */
export const ready = (title: string | RegExp, part: string) => async (page: Page) => {
  await heading(title)(page);
  await expect(page.locator(`[data-soc="${part}"]`).first()).toBeVisible();
};

/** What stands in the place of things that are not there: the demonstration has none of some. */
const empty = '[data-soc="EmptyState"] [data-part="art"]';

/** The pages of a society, which may be read and edited. */
export const societyScreens: readonly Screen[] = [
  {
    name: 'society home',
    path: '/societies/1',
    as: 'president',
    ready: ready('Astronomy Society', 'WidgetBoard'),
    first: '[data-part="widget"]',
  },
  {
    name: 'info',
    path: '/societies/1/info',
    as: 'president',
    ready: ready('Astronomy Society', 'CommitteeList'),
    first: '[data-soc="SocietyAbout"] p',
  },
  {
    name: 'events',
    path: '/societies/1/events',
    as: 'president',
    ready: ready('Astronomy Society', 'EventCard'),
    first: '[data-soc="EventCard"]',
  },
  {
    name: 'posts',
    path: '/societies/1/posts',
    as: 'president',
    ready: ready('Astronomy Society', 'PostCard'),
    first: '[data-soc="PostCard"]',
  },
  {
    name: 'merch',
    path: '/societies/1/merch',
    as: 'president',
    ready: ready('Astronomy Society', 'MerchCard'),
    first: '[data-soc="MerchCard"]',
  },
  {
    name: 'committee dashboard',
    path: '/societies/1/dashboard',
    as: 'president',
    ready: ready('Astronomy Society', 'AnalyticsCards'),
    first: '[data-soc="AnalyticsCards"] [data-part="figure"]',
  },
];

/** Tabs of a society's dashboard: their tables and forms stand under two rows of tabs. */
const dashboardScreens: readonly Screen[] = (
  [
    ['people', 'MembersTable', ':is([data-soc="JoinRequests"], [data-soc="Invitations"]) h2'],
    ['roles', 'RoleManager', '[data-soc="RoleManager"] li'],
    ['elections', 'ElectionList', `[data-soc="ElectionList"] :is(li, ${empty})`],
    ['handover', 'TermsTable', '[data-soc="TermsTable"] h2'],
    ['affiliation', 'AffiliationChecklist', '[data-soc="AffiliationChecklist"] h2'],
    ['messages', 'SentMessages', `[data-soc="SentMessages"] :is(li, ${empty})`],
    ['history', 'HistoryList', `[data-soc="HistoryList"] li, [data-soc="HistoryList"] ${empty}`],
    ['settings', 'FeatureOptionsForm', '[data-soc="FeatureOptionsForm"] [data-soc="Switch"]'],
  ] as const
).map(([tab, part, first]) => ({
  name: `committee dashboard, ${tab}`,
  path: `/societies/1/dashboard/${tab}`,
  as: 'president',
  ready: ready('Astronomy Society', part),
  first,
}));

/** Every route of the product. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', as: null, ready: heading('Welcome to Constellation!'), first: 'h1' },
  {
    name: 'landing of a student',
    path: '/',
    as: 'member',
    ready: heading('Welcome to Constellation!'),
    first: 'h1',
  },
  {
    name: 'login',
    path: '/login',
    as: null,
    ready: heading('Log In'),
    first: '[data-soc="LoginForm"] input',
  },
  {
    name: 'signup',
    path: '/signup',
    as: null,
    ready: heading(/sign up/i),
    first: '[data-soc="SignupForm"] input',
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    as: null,
    ready: ready('Choose a new password', 'ForgotPasswordForm'),
    first: '[data-soc="ForgotPasswordForm"] input',
  },
  {
    name: 'new password',
    path: '/reset-password?token=x',
    as: null,
    ready: ready('Choose a new password', 'NewPasswordForm'),
    first: '[data-soc="NewPasswordForm"] input',
  },
  {
    name: 'confirm address',
    path: '/verify-email?token=x',
    as: null,
    ready: heading('Confirm your email address'),
    first: '[data-soc="AuthLayout"] button[data-soc="Button"]',
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe?token=x',
    as: null,
    ready: heading('Stop emails like this'),
    first: '[data-soc="AuthLayout"] button[data-soc="Button"]',
  },
  {
    name: 'sign-in of the university that failed',
    path: '/single-sign-on?problem=refused',
    as: null,
    ready: ready('Log In', 'EmptyState'),
    first: '[data-soc="EmptyState"]',
  },
  {
    name: 'policies',
    path: '/policies',
    as: null,
    ready: ready('Policies and sources', 'SitePolicies'),
    first: '[data-soc="SitePolicies"] h2',
  },
  {
    name: 'accessibility',
    path: '/accessibility',
    as: null,
    ready: ready('Accessibility', 'AccessibilityStatement'),
    first: '[data-soc="AccessibilityStatement"] p',
  },
  {
    name: 'browse',
    path: '/societies',
    as: 'member',
    ready: ready('Browse all Societies', 'SocietyCard'),
    first: '[data-soc="RecommendedRow"] [data-part="item"], [data-soc="SocietyCard"]',
  },
  {
    name: 'my societies',
    path: '/my-societies',
    as: 'president',
    ready: ready('Your Societies', 'SocietyCard'),
    first: '[data-soc="SocietyCard"]',
  },
  {
    name: 'what is on',
    path: '/whats-on',
    as: 'member',
    ready: ready('What’s on', 'AgendaItem'),
    first: '[data-soc="AgendaItem"]',
  },
  {
    name: 'my events',
    path: '/my-events',
    as: 'member',
    ready: ready('My events', 'AgendaItem'),
    first: '[data-soc="AgendaItem"]',
  },
  {
    name: 'own requests',
    path: '/my-societies/requests',
    as: 'member',
    ready: heading('Your requests'),
    first: `[data-soc="RequestList"] li, ${empty}`,
  },
  {
    name: 'invitation',
    path: '/join/k7f2m9qx4vt3n8pwbc5ydzh62r',
    as: null,
    ready: ready('Astronomy Society', 'InvitationPage'),
    first: '[data-soc="InvitationPage"] h1',
  },
  {
    name: 'poster of an invitation',
    path: '/societies/1/invitations/1/poster',
    as: 'president',
    ready: ready('Astronomy Society', 'InvitationPoster'),
    first: '[data-soc="InvitationPoster"] h1',
  },
  ...societyScreens,
  ...dashboardScreens,
  {
    name: 'event',
    path: '/societies/1/events/1',
    as: 'member',
    ready: ready('Astronomy Society', 'EventDetails'),
    first: '[data-soc="EventDetails"] h2',
  },
  {
    name: 'elections of a society',
    path: '/societies/1/elections',
    as: 'member',
    ready: ready('Astronomy Society', 'ElectionList'),
    first: `[data-soc="ElectionList"] :is(li, ${empty})`,
  },
  {
    name: 'election',
    path: '/societies/1/elections/2',
    as: 'member',
    ready: ready('Astronomy Society', 'ElectionPage'),
    first: '[data-soc="ElectionPage"] [data-part="head"]',
  },
  {
    name: 'ballot',
    path: '/societies/1/elections/2/vote',
    as: 'member',
    ready: ready('Secretary', 'Ballot'),
    first: '[data-soc="Ballot"] li',
  },
  {
    name: 'results of an election',
    path: '/societies/1/elections/1/results',
    as: 'member',
    ready: ready('Astronomy Society', 'ElectionResults'),
    first: '[data-soc="ElectionResults"] [data-part="roles"]',
  },
  {
    name: 'door',
    path: '/societies/1/events/1/door',
    as: 'eventsOfficer',
    ready: (page) => expect(page.locator('[data-soc="DoorScreen"]')).toBeVisible(),
    first: '[data-soc="DoorScreen"] input',
  },
  {
    name: 'notifications',
    path: '/notifications',
    as: 'member',
    ready: async (page) => {
      await heading('Notices')(page);
      await expect(page.locator(`[data-soc="NoticeList"], ${empty}`).first()).toBeVisible();
    },
    first: `[data-soc="NoticeList"] li, ${empty}`,
  },
  {
    name: 'events of a member',
    path: '/societies/1/events',
    as: 'member',
    ready: ready('Astronomy Society', 'EventCard'),
    first: '[data-soc="EventCard"]',
  },
  {
    name: 'profile',
    path: '/profile',
    as: 'member',
    ready: ready('Your Profile', 'ProfileForm'),
    first: '[data-soc="ProfileAvatar"] h2',
  },
  {
    name: 'admin dashboard',
    path: '/admin',
    as: 'administrator',
    ready: ready('Dashboard', 'StatCard'),
    first: '[data-soc="StatCard"]',
  },
  {
    name: 'admin users',
    path: '/admin/users',
    as: 'administrator',
    ready: ready('Users', 'DataTable'),
    first: 'tbody [data-part="row"]',
  },
  {
    name: 'admin user',
    path: '/admin/users/10000002',
    as: 'administrator',
    ready: ready(/./, 'HistoryTable'),
    first: '[data-soc="UserDetails"] [data-part="actions"]',
  },
  {
    name: 'admin history',
    path: '/admin/history',
    as: 'administrator',
    ready: ready('History', 'HistoryTable'),
    first: '[data-soc="HistoryTable"] :is([data-part="row"], [data-part="none"])',
  },
  {
    name: 'admin affiliation',
    path: '/admin/affiliation',
    as: 'administrator',
    ready: ready('Affiliation', 'AffiliationTable'),
    first: '[data-soc="AffiliationTable"] [data-part="row"]',
  },
  {
    name: 'admin round of affiliation',
    path: '/admin/affiliation/rounds/new',
    as: 'administrator',
    ready: ready('New round', 'RoundEditor'),
    first: '[data-soc="RoundEditor"] input',
  },
  {
    name: 'admin societies without a leader',
    path: '/admin/orphans',
    as: 'administrator',
    ready: ready('Societies without a leader', 'OrphansTable'),
    first: `[data-soc="OrphansTable"] li, [data-soc="OrphansTable"] ${empty}`,
  },
  {
    name: 'admin history, narrowed',
    path: '/admin/history?society=1&action=society.changed&from=2020-01-01',
    as: 'administrator',
    ready: ready('History', 'HistoryTable'),
    first: '[data-soc="HistoryFilters"] input',
  },
  {
    name: 'admin site',
    path: '/admin/site',
    as: 'administrator',
    ready: ready('About the site', 'SiteForm'),
    first: '[data-soc="SiteForm"] input',
  },
  {
    name: 'admin import',
    path: '/admin/import',
    as: 'administrator',
    ready: ready('Import', 'FileDrop'),
    first: '[data-soc="FileDrop"]',
  },
  {
    name: 'admin mails',
    path: '/admin/mails',
    as: 'administrator',
    ready: ready('Emails not delivered', 'DataTable'),
    first: '[data-soc="MailsTable"] tbody :is([data-part="row"], td[colspan])',
  },
  {
    name: 'admin requests',
    path: '/admin/requests',
    as: 'administrator',
    ready: ready(/./, 'DataTable'),
    first: 'tbody [data-part="row"]',
  },
  {
    name: 'admin societies',
    path: '/admin/societies',
    as: 'administrator',
    ready: ready('Manage all societies', 'SocietyCard'),
    first: '[data-soc="SocietyCard"]',
  },
  {
    name: 'admin societies in a table',
    path: '/admin/societies?view=table',
    as: 'administrator',
    ready: ready('Manage all societies', 'SocietiesTable'),
    first: 'tbody [data-part="row"]',
  },
  {
    name: 'admin society',
    path: '/admin/societies/1',
    as: 'administrator',
    ready: ready('Astronomy Society', 'HistoryList'),
    first: '[data-soc="StatCard"]',
  },
  {
    name: 'admin removed societies',
    path: '/admin/societies/removed',
    as: 'administrator',
    ready: ready('Removed societies', 'RemovedSocieties'),
    first: `[data-soc="RemovedSocieties"] [data-part="row"], [data-soc="RemovedSocieties"] ${empty}`,
  },
  { name: 'restricted', path: '/admin', as: 'member', ready: heading('Restricted Access'), first: 'h1' },
  { name: 'not found', path: '/nowhere', as: null, ready: heading(/404/), first: 'h1' },
];

/** The widths at which every screen is composed: a phone, a tablet, a desk. */
export const viewports = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** The narrowest and the widest. A journey is made where most people make it, on the phone or at a desk, and its pages are read in both. */
export const [phone, , desk] = viewports;

/** axe reads the page in light and dark on a desk and on a phone, and it has its own width again. */
export async function expectAccessibleInBothLayouts(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothSchemes(page);
  }
  if (own) await page.setViewportSize(own);
}

/** The page scrolls sideways at none of the widths, and has its own again. */
export async function expectToFit(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
  if (own) await page.setViewportSize(own);
}

/** The last is a desk zoomed to twice its size. */
export const firstScreens = [...viewports, { width: 720, height: 450 }] as const;
