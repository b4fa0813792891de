import type { Page } from 'playwright/test';
import { demo, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';

interface Screen {
  name: string;
  path: string;
  as: keyof typeof demo | null;
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
/** A page whose heading and whose content are there. */
const ready = (title: string | RegExp, part: string) => async (page: Page) => {
  await heading(title)(page);
  await expect(page.locator(`[data-soc="${part}"]`).first()).toBeVisible();
};

const screens: Screen[] = [
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
    as: 'member',
    ready: ready('Astronomy Society', 'EventCard'),
  },
  { name: 'posts', path: '/societies/1/posts', as: 'member', ready: ready('Astronomy Society', 'PostCard') },
  { name: 'merch', path: '/societies/1/merch', as: 'member', ready: ready('Astronomy Society', 'MerchCard') },
  {
    name: 'committee dashboard',
    path: '/societies/1/dashboard',
    as: 'president',
    ready: ready('Astronomy Society', 'RoleManager'),
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

const widths = [320, 375, 768, 1440];

for (const screen of screens) {
  const open = async (page: Page) => {
    if (screen.as !== null) await signIn(page, demo[screen.as]);
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.ready(page);
  };
  test(`${screen.name} is accessible in light and dark, and fits every width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the keyboard reaches the content first', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/societies');
  await ready('Browse all Societies', 'SocietyCard')(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page that was navigated to takes the focus at its heading, and says its name', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My societies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Societies' })).toBeFocused();
  await expect(page).toHaveTitle('Your Societies · Constellation');
});

test.describe('without its scripts', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test('a chosen colour scheme is remembered and there before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, demo.member);
    await page.goto('/my-societies');
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('light dark');
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    expect(await scheme()).toBe('dark');
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await scheme()).toBe('dark');
  });
});
