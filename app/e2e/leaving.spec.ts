import { expect, expectAccessible, test, toast } from './fixtures.ts';
import { startCopy, type Server } from './server.ts';
import { startUniversity } from './university.ts';

/** Where people come from the university's own sign-in. */
let university: Awaited<ReturnType<typeof startUniversity>>;
let server: Server | undefined;
test.beforeAll(async () => {
  university = await startUniversity();
  server = await startCopy(process.env.E2E_TEMPLATE ?? '', university.settings);
  university.knows(server.address);
});
test.afterAll(async () => {
  await server?.stop();
  await university.stop();
});
// Playwright reads it for the hook above as well.
test.use({ baseURL: ({}, use) => use(server?.address) });

test('a user without a password deletes their account by signing in at the university again', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Testford' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notices' })).toBeVisible();
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: 'Your Profile' });
  await expect(heading).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  const again = dialog.getByRole('button', { name: 'Sign in once more' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(again).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await again.click();
  await expect(remove).toBeVisible();
  await expectAccessible(page);

  // Whoever changes their mind is asked anew the next time.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await again.click();
  await remove.click();
  await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
});
