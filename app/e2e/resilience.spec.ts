import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { outcomes, paths } from 'societies-contract';
import { existingAccount, expect, signUp, test, toast } from './fixtures.ts';

/** The file of a page's code in the built app, whose name carries a hash, also when it is asked for again. */
const fileOf = (module: string) => {
  const assets = path.join(import.meta.dirname, '../dist/assets');
  const file = readdirSync(assets).find((name) => name.startsWith(`${module}-`) && name.endsWith('.js'));
  if (file === undefined) throw new Error(`The build has no ${module}.`);
  return `**/assets/${file}*`;
};
const failure = (page: Page) => page.getByText(outcomes.code.failed);
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const browse = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Browse societies' }).first();

test.describe('a page whose code does not load', () => {
  test.use({ expectedErrors: /ERR_|status of (404|500)|dynamically imported module/ });

  test('keeps the navigation, says so, and loads on Retry', async ({ page }) => {
    await signUp(page);
    await page.goto('/my-societies');
    await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
    await page.route(fileOf('SocietiesPage'), (route) => route.abort());
    await browse(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL('/societies');
    await expect(browse(page)).toBeVisible();
    await page.unroute(fileOf('SocietiesPage'));
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('loads by itself when the network returns', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/my-societies');
    await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
    await context.setOffline(true);
    // A toast until the code of the note has loaded, which takes its place.
    const offline = page.getByText(outcomes.offline.title, { exact: true });
    await expect(offline).toBeVisible();
    await browse(page).click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
    await expect(offline).toHaveCount(0);
  });

  test('reloads once when a deploy has removed its files', async ({ page }) => {
    await signUp(page);
    await page.goto('/my-societies');
    await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
    await page.route(fileOf('SocietiesPage'), (route) => route.fulfill({ status: 404 }));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    // What a deploy changes: the page names another entry.
    await page.route('/', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replace(/\/assets\/index-/, '/assets/other-'),
      });
    });
    await browse(page).click();
    await expect(failure(page)).toBeVisible();
    expect(documents.map((url) => new URL(url).pathname)).toEqual(['/societies']);
    await page.unroute(fileOf('SocietiesPage'));
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
  });

  test('shows an error in a dialog whose code does not load, and loads it on Retry', async ({ page }) => {
    await signUp(page);
    await page.goto('/societies');
    await page.route(fileOf('SocietyRequestModal'), (route) => route.abort());
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    await expect(failure(page)).toBeVisible();
    await page.unroute(fileOf('SocietyRequestModal'));
    await retry(page).click();
    await expect(page.getByLabel('Society name')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('shows an error when the app itself does not load', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Constellation could not be loaded.')).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Constellation!' })).toBeVisible();
  });
});

test.describe('the requested page', () => {
  const logIn = async (page: Page, account: { university_id: string; password: string }) => {
    await page.getByLabel('University ID').fill(account.university_id);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
  };

  test('opens after logging in', async ({ page }) => {
    const account = await existingAccount(page);
    await page.goto('/societies/1/events?from=mail#later');
    await expect(toast(page, outcomes.unauthorized)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logIn(page, account);
    await expect(page).toHaveURL('/societies/1/events?from=mail#later');
    await expect(page.getByRole('heading', { name: 'All Events' })).toBeVisible();
    // The way in is not in the history any more: back does not lead to it.
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('is remembered between the login and signup pages', async ({ page }) => {
    const account = await existingAccount(page);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, account);
    await expect(page).toHaveURL('/profile');
  });

  test('is never another site', async ({ page }) => {
    const account = await existingAccount(page);
    await page.goto('/login');
    await page.evaluate(() => {
      history.replaceState({ ...(history.state as object), usr: { from: '//example.org/' } }, '');
    });
    await page.reload();
    await logIn(page, account);
    await expect(page).toHaveURL('/');
  });
});

test.describe('a page whose rendering fails', () => {
  test.use({ expectedErrors: /./ });

  test('says so under a heading with the navigation, and is shown after a reload', async ({ page }) => {
    await signUp(page);
    // What no server sends.
    await page.route(`**${paths.mySocieties}`, (route) => route.fulfill({ json: {} }));
    await page.goto('/my-societies');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expect(browse(page)).toBeVisible();
    await page.unroute(`**${paths.mySocieties}`);
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  });
});
