import type { Page } from 'playwright/test';
import { paths, type NoticeSettings } from 'societies-contract';
import {
  demo,
  existingAccount,
  expect,
  expectAccessible,
  post,
  read,
  signUp,
  test,
  toast,
} from './fixtures.ts';
import { call, tokenOf } from './societies.ts';

test('a forgotten password is replaced through a link in an email', async ({ page }) => {
  const { university_id, email } = await existingAccount(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  // The demonstration shows the mails that it would have sent; they go out within seconds.
  const mail = page.getByRole('link', { name: 'Choose a new password' }).filter({ hasText: email });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  // In a tab of its own, as mail programs open it.
  const link = await page.getByRole('link', { name: 'Choose a new password' }).getAttribute('href');
  await page.goto(link ?? '');

  await page.getByLabel('New password').fill('Orbit2027');
  await page.getByLabel('Confirm password').fill('Orbit2027');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(page, 'Your password was changed')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const reply = await post(page, paths.login, { uniID: university_id, password: 'Orbit2027' });
  expect(reply.status()).toBe(200);
});

test('a notice is counted on the bell and links to its subject, and its kind can be switched off', async ({
  page,
}) => {
  const { token } = await signUp(page);
  const society = 1;
  const as = (holder: string) => ({ headers: { authorization: `Bearer ${holder}` } });
  await page.request.post(paths.join(society), as(token));
  const president = await tokenOf(page, demo.president);
  const title = `Clear skies ${token.slice(-6)}`;
  await page.request.post(paths.posts(society), {
    ...as(president),
    data: { title, content: 'Tonight, for once.', show_likes: true },
  });

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await expectAccessible(page);
  const choice = page.getByRole('checkbox', { name: 'One of your societies posts: Email' });
  await choice.click();
  await expect(choice).toBeChecked();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/societies\/1\/posts/);
  await expect(page.getByRole('link', { name: 'Notices', exact: true })).toBeVisible();
  await page.goto('/notifications');
  await expect(choice).toBeChecked();
});

test('an unsubscribe link ends emails of its kind after a press, not by the visit', async ({ page }) => {
  const { token, email, university_id } = await signUp(page);
  const settings = () => read<NoticeSettings>(page, paths.notificationSettings, token);
  await call(page, 'post', paths.join(1), token);
  await call(page, 'put', paths.notificationSettings, token, {
    kinds: { post_published: { in_app: true, email: true } },
  });
  const president = await tokenOf(page, demo.president);
  const body = { title: `Mailed for ${university_id}`, content: 'Once.', show_likes: true, image: null };
  await call(page, 'post', paths.posts(1), president, body);

  // Other notices are mailed to this member too, and this post to others who asked for mails.
  const mail = page.getByRole('link').filter({ hasText: body.title }).filter({ hasText: email });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const link = await page.getByRole('link', { name: 'Stop emails like this' }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Stop emails like this' })).toBeVisible();
  expect((await settings()).kinds.post_published).toMatchObject({ in_app: true, email: true });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('You will not get emails like this any more')).toBeVisible();
  expect((await settings()).kinds.post_published).toMatchObject({ in_app: true, email: false });
});

test('the bells of all tabs share one connection, also after the tab that holds it closes', async ({
  page,
  context,
}) => {
  const { university_id, token } = await signUp(page);
  const as = (holder: string) => ({ headers: { authorization: `Bearer ${holder}` } });
  await page.request.post(paths.join(1), as(token));
  const president = await tokenOf(page, demo.president);
  const publish = (title: string) =>
    page.request.post(paths.posts(1), {
      ...as(president),
      data: { title, content: 'Tonight.', show_likes: true },
    });
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(paths.liveNotices)) streams.push(request.url());
  });
  const bell = (tab: Page, unread: number) =>
    tab.getByRole('link', { name: unread === 0 ? 'Notices' : `Notices, ${unread} unread`, exact: true });

  await page.goto('/profile');
  await expect.poll(() => streams.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/societies');
  await Promise.all([page, other].map((tab) => expect(bell(tab, 0)).toBeVisible()));
  await publish(`A first post for ${university_id}`);
  await Promise.all([page, other].map((tab) => expect(bell(tab, 1)).toBeVisible()));
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await other.goto('/notifications');
  await publish(`A second post for ${university_id}`);
  await expect(bell(other, 2)).toBeVisible();
  await expect(other.getByRole('link', { name: `A second post for ${university_id}` })).toBeVisible();
});
