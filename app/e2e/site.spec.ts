import type { Page } from 'playwright/test';
import { paths, type Site } from 'societies-contract';
import { demo, expect, read, signIn, signUp, test, toast } from './fixtures.ts';
import { call, foundSociety, tokenOf } from './societies.ts';

const words = {
  contact_email: 'office@union.example',
  privacy_url: 'https://union.example/privacy',
  welcome: 'Hello, **everybody**. Ask [the office](https://union.example).',
};
const foot = (page: Page) => page.getByRole('contentinfo');
const say = async (page: Page, body: object) =>
  call<Site>(page, 'put', paths.adminSite, await tokenOf(page, demo.administrator), body);

// What is said about the site is one row, which these write one after the other.
test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await say(page, { contact_email: null, privacy_url: null, welcome: null });
  await page.context().close();
});

test('an administrator says whom to write to, and everybody reads it: signed out, at the log-in page and inside', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo.administrator);
  await page.goto('/admin/site');
  await page.getByLabel('Contact address').fill(words.contact_email);
  await page.getByLabel('Privacy policy').fill(words.privacy_url);
  await page.getByLabel('Welcome').fill(words.welcome);
  const preview = page.getByRole('region', { name: 'As visitors read it' });
  await expect(preview.getByRole('link', { name: 'the office' })).toHaveAttribute(
    'href',
    'https://union.example',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved: everybody reads it at once')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(foot(page).getByRole('link', { name: 'Contact' })).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();
  for (const path of [
    '/',
    '/login',
    '/signup',
    '/forgot-password',
    '/join/nowhere',
    '/policies',
    '/nowhere',
  ]) {
    await visitor.goto(path);
    await expect(foot(visitor).getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      `mailto:${words.contact_email}`,
    );
    await expect(foot(visitor).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      words.privacy_url,
    );
  }
  await visitor.goto('/');
  await expect(visitor.getByRole('region', { name: 'From those who run this site' })).toContainText(
    'Hello, everybody',
  );
  await foot(visitor).getByRole('link', { name: 'Accessibility' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(visitor.getByText(new RegExp(`write to ${words.contact_email}`))).toBeVisible();
  await context.close();
});

test.describe('when somebody else saved meanwhile', () => {
  test.use({ expectedErrors: /status of 409/ });
  test('the form shows what differs', async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin/site');
    await page.getByLabel('Terms of use').fill('https://union.example/terms');
    await say(page, { contact_email: 'other@union.example' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('other@union.example')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page, 'Saved: everybody reads it at once')).toBeVisible();
    await say(page, { terms_url: null });
  });
});

test.describe('somebody suspended', () => {
  test.use({ expectedErrors: /status of 40[13]/ });
  test('reads whom to write to', async ({ page }) => {
    await say(page, { contact_email: words.contact_email });
    const account = await signUp(page);
    await call(
      page,
      'post',
      paths.suspendUser(account.university_id),
      await tokenOf(page, demo.administrator),
      {
        reason: 'For a test',
      },
    );
    await page.context().clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.removeItem('jwt'));
    await page.reload();
    await page.getByLabel('University ID').fill(account.university_id);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link', { name: words.contact_email })).toBeVisible();
  });
});

test.describe('a society', () => {
  test.use({ expectedErrors: /status of 409/ });
  test('is renamed from the list after a question, and its old address leads to it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { society } = await foundSociety(page);
    const other = await read<{ results: { name: string }[] }>(
      page,
      `${paths.adminSocieties}?page=1&search=Astronomy`,
      await tokenOf(page, demo.administrator),
    );
    const own = await (await browser.newContext({ baseURL })).newPage();
    await signIn(own, demo.administrator);
    await own.goto(`/admin/societies?view=table&search=${encodeURIComponent(society.name)}`);
    await own.getByRole('button', { name: `Rename ${society.name}` }).click();
    const form = own.getByRole('dialog', { name: `Rename ${society.name}` });
    await expect(form.getByText(/keep working under the new name/)).toBeVisible();
    const question = own.getByRole('alertdialog');

    // A name that is taken is said at its field.
    await form.getByLabel('Name').fill(other.results[0]?.name ?? 'Astronomy Society');
    await form.getByRole('button', { name: 'Save' }).click();
    await question.getByRole('button', { name: 'Rename' }).click();
    await expect(form.getByText('This society already exists.')).toBeVisible();

    const renamed = `${society.name} anew`;
    await form.getByLabel('Name').fill(renamed);
    await form.getByLabel('Category').selectOption({ index: 2 });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(question.getByText(/Old links keep working/)).toBeVisible();
    await question.getByRole('button', { name: 'Rename' }).click();
    await expect(toast(own, `${renamed} is renamed`)).toBeVisible();
    await expect(own.getByRole('link', { name: renamed, exact: true })).toBeVisible();

    // From the society to its history, narrowed in the address, and from an entry back to the society.
    await own.getByRole('link', { name: `History of ${renamed}` }).click();
    await expect(own).toHaveURL(`/admin/history?society=${society.id}`);
    await expect(own.getByRole('combobox', { name: 'Society' })).toHaveValue(renamed);
    const row = own.getByRole('row').filter({ hasText: 'changed the society' });
    await expect(row).toContainText(`Before: ${society.name} → After: ${renamed}`);
    await row.getByRole('link', { name: renamed }).click();
    await expect(own).toHaveURL(`/admin/societies/${society.id}`);
    await own.goto(`/societies/${society.id}`);
    await expect(own.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
    await own.context().close();
  });
});

test('the history is narrowed by what, when and words, in its address', async ({ page }) => {
  const token = await signIn(page, demo.administrator);
  await say(page, { imprint_url: 'https://union.example/imprint' });
  await page.goto('/admin/history');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'What' }).fill('texts about the site');
  await page.getByRole('option', { name: 'Changed the texts about the site' }).click();
  await expect(page).toHaveURL(/action=site\.changed/);
  await expect(page.getByRole('row').filter({ hasText: 'union.example/imprint' }).first()).toBeVisible();
  const rows = page.locator('[data-soc="HistoryTable"] tbody [data-part="row"]');
  await expect(rows.filter({ hasNotText: 'changed the texts about the site' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Who' }).fill(demo.administrator);
  await page.getByRole('option', { name: new RegExp(demo.administrator) }).click();
  await expect(page).toHaveURL(new RegExp(`actor=${demo.administrator}`));
  await page.getByLabel('From').fill('2999-01-01');
  await expect(page.getByText(/Nothing was found/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('2999-01-01');
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('Changed the texts about the site');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/admin/history');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the history' }).fill('nothing is called so');
  await expect(page.getByText(/Nothing was found/)).toBeVisible();
  await call(page, 'put', paths.adminSite, token, { imprint_url: null });
});

test('a committee narrows the history of its society', async ({ page }) => {
  const { society } = await foundSociety(page);
  await page.goto(`/societies/${society.id}/dashboard/history`);
  await expect(page.getByText('accepted the request')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'What' }).fill('deleted the post');
  await page.getByRole('option', { name: 'Deleted the post' }).click();
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText('accepted the request')).toBeVisible();
});
