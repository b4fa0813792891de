import { outcomes } from 'societies-contract';
import { expect, pressAsSessionEnds, test, toast } from './fixtures.ts';
import { startCopy, type Server } from './server.ts';
import { startUniversity } from './university.ts';

/** Where the university's own sign-in is the only way in. */
let university: Awaited<ReturnType<typeof startUniversity>>;
let server: Server | undefined;
test.beforeAll(async () => {
  university = await startUniversity();
  server = await startCopy(process.env.E2E_TEMPLATE ?? '', {
    ...university.settings,
    LOGIN: 'oidc',
  });
  university.knows(server.address);
});
test.afterAll(async () => {
  await server?.stop();
  await university.stop();
});
// Playwright reads it for the hook above as well.
test.use({ baseURL: ({}, use) => use(server?.address) });

test('the login page has no password field where the university signs everybody in', async ({ page }) => {
  const university = page.getByRole('link', { name: 'Sign in with Testford' });
  const passwords = page.locator('input[type=password]');
  for (const address of ['/signup', '/forgot-password', '/reset-password?token=x', '/login']) {
    await page.goto(address);
    await expect(university).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(passwords).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  }
  await university.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notices' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit password' })).toHaveCount(0);
});

test.describe('a session that ends under a half-written form', () => {
  test.use({ expectedErrors: /status of 401|Not authenticated|not authenticated/i });

  test('continues once its writer has signed in at the university in another tab', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in with Testford' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Notices' })).toBeVisible();
    await page.goto('/societies');
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    await page.getByLabel('Society name').fill('Kites over the meadow');
    await page.getByLabel('Proposal').fill('Kites over the meadow, every windy Sunday.');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await pressAsSessionEnds(page.getByRole('button', { name: 'Send request' }));

    const again = page.getByRole('dialog', { name: outcomes.session.ended.title });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      again.getByRole('link', { name: 'Sign in with Testford' }).click(),
    ]);
    await expect(again).toHaveCount(0);
    await tab.close();
    await expect(page.getByLabel('Society name')).toHaveValue('Kites over the meadow');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(page, outcomes.request.sent.title)).toBeVisible();
  });
});

test('a failed sign-in at the university says why, and links to the login page', async ({ page }) => {
  for (const [problem, title, way] of [
    ['provider', 'The university’s sign-in does not answer', '/login'],
    ['refused', 'You were not signed in', '/login'],
    ['missing_claim&claim=id', 'We could not tell who you are', '/login'],
    ['missing_claim&claim=name', 'We could not tell your name', '/login'],
    ['missing_claim&claim=email', 'We could not tell your email address', '/login'],
    ['account_exists', 'This ID has an account already', '/login'],
    ['email_taken', 'This email address belongs to another account', '/login'],
    ['suspended', 'Your account is suspended', '/login'],
    ['not_confirmed', 'We could not confirm that it is you', '/profile'],
    ['<img src=x>', 'You were not signed in', '/login'],
  ] as const)
    await test.step(problem, async () => {
      await page.goto(
        `/single-sign-on?problem=${encodeURIComponent(problem).replace('%26', '&').replace('%3D', '=')}`,
      );
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(title);
      await expect(main.getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', way);
      await expect(main.locator('img[src="x"]')).toHaveCount(0);
    });
});
