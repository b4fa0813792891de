import type { Page } from 'playwright/test';
import { demo, expect, signIn } from './fixtures.ts';

/** A route as somebody sees it, and how one knows that it is there. */
export interface Screen {
  name: string;
  path: string;
  as: keyof typeof demo | null;
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** A page whose heading and whose content are there. */
export const ready = (title: string | RegExp, part: string) => async (page: Page) => {
  await heading(title)(page);
  await expect(page.locator(`[data-soc="${part}"]`).first()).toBeVisible();
};

/** The pages of a society, which may be read and edited. */
export const societyScreens: readonly Screen[] = [
  {
    name: 'society home',
    path: '/societies/1',
    as: 'president',
    ready: ready('Astronomy Society', 'WidgetBoard'),
  },
  {
    name: 'info',
    path: '/societies/1/info',
    as: 'president',
    ready: ready('Astronomy Society', 'CommitteeList'),
  },
  {
    name: 'events',
    path: '/societies/1/events',
    as: 'president',
    ready: ready('Astronomy Society', 'EventCard'),
  },
  {
    name: 'posts',
    path: '/societies/1/posts',
    as: 'president',
    ready: ready('Astronomy Society', 'PostCard'),
  },
  {
    name: 'merch',
    path: '/societies/1/merch',
    as: 'president',
    ready: ready('Astronomy Society', 'MerchCard'),
  },
  {
    name: 'committee dashboard',
    path: '/societies/1/dashboard',
    as: 'president',
    ready: ready('Astronomy Society', 'RoleManager'),
  },
];

/** Every route of the product. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', as: null, ready: heading('Welcome to Constellation!') },
  { name: 'landing of a student', path: '/', as: 'member', ready: heading('Welcome to Constellation!') },
  { name: 'login', path: '/login', as: null, ready: heading('Log In') },
  { name: 'signup', path: '/signup', as: null, ready: heading(/sign up/i) },
  { name: 'browse', path: '/societies', as: 'member', ready: ready('Browse all Societies', 'SocietyCard') },
  {
    name: 'my societies',
    path: '/my-societies',
    as: 'president',
    ready: ready('Your Societies', 'SocietyCard'),
  },
  ...societyScreens,
  {
    name: 'events of a member',
    path: '/societies/1/events',
    as: 'member',
    ready: ready('Astronomy Society', 'EventCard'),
  },
  { name: 'profile', path: '/profile', as: 'member', ready: ready('Your Profile', 'ProfileForm') },
  { name: 'admin dashboard', path: '/admin', as: 'administrator', ready: ready('Dashboard', 'StatCard') },
  { name: 'admin users', path: '/admin/users', as: 'administrator', ready: ready('Users', 'DataTable') },
  { name: 'admin requests', path: '/admin/requests', as: 'administrator', ready: ready(/./, 'DataTable') },
  {
    name: 'admin societies',
    path: '/admin/societies',
    as: 'administrator',
    ready: ready('Manage all societies', 'SocietyCard'),
  },
  { name: 'restricted', path: '/admin', as: 'member', ready: heading('Restricted Access') },
  { name: 'not found', path: '/nowhere', as: null, ready: heading(/404/) },
];

/** The widths at which every screen is composed: a phone, a tablet, a desk. */
export const viewports = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Opens a screen as the one who sees it, and waits until it is there. */
export async function open(page: Page, screen: Screen): Promise<void> {
  if (screen.as !== null) await signIn(page, demo[screen.as]);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.ready(page);
}
