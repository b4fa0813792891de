import type { Page } from 'playwright/test';
import { paths, type Profile } from 'societies-contract';
import {
  expect,
  fillSignUp,
  expectAccessible,
  newAccount,
  read,
  signUp,
  submitSignUp,
  test,
  toast,
} from './fixtures.ts';
import { startCopy, type Server } from './server.ts';

/** Where an address counts once it is confirmed. */
let server: Server | undefined;
test.beforeAll(async () => {
  server = await startCopy(process.env.E2E_TEMPLATE ?? '', { VERIFY_EMAIL: 'true' });
});
test.afterAll(() => server?.stop());
// Playwright reads it for the hook above as well.
test.use({ baseURL: ({}, use) => use(server?.address) });

const panel = (page: Page) =>
  page
    .locator('[data-soc="Panel"]')
    .filter({ has: page.getByRole('heading', { name: 'Confirm your address' }) });
const profileHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Profile' });

/** Follows the newest of the links that were mailed to `email`: the others are good no more. */
async function confirm(page: Page, email: string, links = 1): Promise<void> {
  const mail = page.getByRole('link', { name: 'Confirm your email address' }).filter({ hasText: email });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mail).toHaveCount(links, { timeout: 500 });
  }).toPass();
  await mail.first().click();
  const link = await page.getByRole('link', { name: 'Confirm' }).first().getAttribute('href');
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
}

test.describe('a new account', () => {
  test.use({ expectedErrors: /status of 403/ });

  test('can only read until the address is confirmed, and is told why', async ({ page }) => {
    const account = newAccount();
    await page.goto('/signup');
    await fillSignUp(page, account);
    await submitSignUp(page);
    await expect(toast(page, 'Signed up successfully')).toBeVisible();

    await page.goto('/societies/1');
    await page.getByRole('button', { name: 'Join' }).first().click();
    await expect(toast(page, 'Please confirm your email address first')).toBeVisible();

    await page.goto('/profile');
    await expect(panel(page)).toContainText(account.email);
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, 'An email is on its way')).toBeVisible();
    await confirm(page, account.email, 2);
    await page.goto('/profile');
    await expect(profileHeading(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.goto('/societies/1');
    await page.getByRole('button', { name: 'Join' }).first().click();
    await expect(page.getByRole('button', { name: 'Leave' }).first()).toBeVisible();
  });
});

test('a new address counts once it is confirmed', async ({ page }) => {
  const { token, email } = await signUp(page);
  await confirm(page, email);
  await page.goto('/profile');
  await expect(profileHeading(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  const next = `new.${email}`;
  await page.getByRole('button', { name: 'Edit information' }).click();
  await page.getByLabel('Email').fill(next);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel(page)).toContainText(next);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect((await read<Profile>(page, paths.profile, token)).email).toBe(email);

  await confirm(page, next);
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(next);
  await expect(panel(page)).toHaveCount(0);
});
