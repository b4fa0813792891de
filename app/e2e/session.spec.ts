import { paths } from 'societies-contract';
import { demo, expect, signIn, signUp, test, toast } from './fixtures.ts';

const unauthorized = '403 Unauthorized: You need to be logged in to view this page';

for (const path of [
  '/societies',
  '/my-societies',
  '/profile',
  '/societies/1',
  '/societies/1/events',
  '/admin',
]) {
  test(`nobody sees ${path} without logging in`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await expect(toast(page, unauthorized)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/login');
  });
}

test('a session outlives a reload', async ({ page }) => {
  await signUp(page);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
});

test.describe('with an access token that ran out', () => {
  test.use({ expectedErrors: /status of 401/ });
  /** As good as an expired one: the server refuses it with 401. */
  const spoil = () => localStorage.setItem('jwt', JSON.stringify({ accessToken: 'spoiled.by.test' }));

  test('the session is refreshed once and the page shown', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    await page.evaluate(spoil);
    const refreshes: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(paths.refresh)) refreshes.push(response.status());
    });
    await page.goto('/societies');
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
    expect(refreshes).toEqual([200]);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toContain('spoiled');
  });

  test('calls that fail together share one refresh, in the middle of a visit', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    const refreshes: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(paths.refresh)) refreshes.push(response.status());
    });
    await page.evaluate(spoil);
    await page.getByRole('main').getByRole('link', { name: 'Browse all societies' }).click();
    await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
    expect(refreshes).toEqual([200]);
  });

  test('two tabs refresh in turn and both stay signed in', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    await page.evaluate(spoil);
    const other = await page.context().newPage();
    await Promise.all([page.goto('/societies'), other.goto('/my-societies')]);
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  });

  test('without a refresh cookie the user is logged out', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    await page.evaluate(spoil);
    await page.context().clearCookies();
    await page.goto('/my-societies');
    await expect(toast(page, unauthorized)).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  });
});

test.describe('while the server is not reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('nobody is logged in, and the session is there again when it is', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(toast(page, 'An unexpected error occurred')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login to explore' })).toBeVisible();
    await page.unroute('**/api/**');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
  });
});

test.describe('when the check fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('the error is said and the user logged out', async ({ page }) => {
    await signUp(page);
    await page.route(`**${paths.protected}`, (route) =>
      route.fulfill({ status: 500, json: { detail: 'The check broke.', code: 'x' } }),
    );
    await page.goto('/');
    await expect(toast(page, 'The check broke.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login to explore' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  });
});

test('leaving again before the page is there keeps the session', async ({ page }) => {
  await signUp(page);
  for (let times = 0; times < 6; times++) await page.goto('/my-societies', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
});

test('logging out in one tab ends the session in the other', async ({ page }) => {
  await signUp(page);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.removeItem('jwt'));
  await expect(page).toHaveURL('/login');
});

test('the page asked for is answered as a deep link', async ({ page }) => {
  await signIn(page, demo.member);
  const reply = await page.goto('/societies/1');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
