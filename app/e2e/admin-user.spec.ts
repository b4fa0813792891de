import { paths } from 'societies-contract';
import { allSocieties, demo, expect, exported, signIn, test, toast } from './fixtures.ts';
import { call, makeStudent } from './societies.ts';

test.use({ expectedErrors: /status of 403/ });

test('a suspended user is signed out with the reason, and can log in again once the suspension is lifted', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await makeStudent(page);
  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();
  await signIn(visitor, student.university_id, student.password);
  await visitor.goto('/my-societies');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your Societies' })).toBeVisible();
  await signIn(page, demo.administrator);
  await page.goto(`/admin/users?search=${student.university_id}`);
  await page.getByRole('link', { name: 'Okafor, Ada' }).click();
  await expect(page).toHaveURL(`/admin/users/${student.university_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  await page.getByRole('button', { name: 'Suspend' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').fill('Sold fake tickets');
  await form.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, 'Ada Okafor is suspended')).toBeVisible();
  await expect(page.getByText(/^Suspended on .* by /)).toBeVisible();
  // What was done stands in the history below.
  await expect(page.getByRole('row', { name: /suspended “Ada Okafor”/ })).toContainText('Sold fake tickets');

  const logIn = async () => {
    await visitor.getByLabel('University ID').fill(student.university_id);
    await visitor.getByLabel('Password', { exact: true }).fill(student.password);
    await visitor.getByRole('button', { name: 'Log In' }).click();
  };
  // Whoever is amid a visit is out at the next step, and hears why as soon as they say who they are.
  await visitor.getByRole('main').getByRole('link', { name: 'Browse all societies' }).click();
  await expect(visitor.getByText('Your session ended. Log in to continue where you left off.')).toBeVisible();
  await logIn();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
  // By the university's sign-in it is the same sentence.
  await visitor.goto('/single-sign-on?problem=suspended');
  await expect(visitor.getByText('Your account is suspended')).toBeVisible();

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift suspension' }).click();
  await expect(toast(page, 'Ada Okafor can log in again')).toBeVisible();
  await expect(page.getByText(/^Suspended on/)).toHaveCount(0);
  await visitor.goto('/login');
  await logIn();
  await expect(toast(visitor, 'Welcome')).toBeVisible();
  await context.close();
});

test('an administrator gives a user administrator rights, and ends them', async ({ page }) => {
  const student = await makeStudent(page);
  await signIn(page, demo.administrator);
  await page.goto(`/admin/users/${student.university_id}`);
  const more = page.getByRole('button', { name: 'More for Ada Okafor' });
  const question = page.getByRole('alertdialog');
  await more.click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await question.getByRole('button', { name: 'Make administrator' }).click();
  await expect(toast(page, 'Ada Okafor is an administrator now')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove administrator rights' }).click();
  await question.getByRole('button', { name: 'Remove administrator rights' }).click();
  await expect(toast(page, 'Ada Okafor is no longer an administrator')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /took the administrator rights from “Ada Okafor”/ }),
  ).toBeVisible();
});

test('the list of users downloads as CSV', async ({ page }) => {
  await signIn(page, demo.administrator);
  await page.goto(`/admin/users?search=${demo.president}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const { name, text } = await exported(page);
  expect(name).toBe('users.csv');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(demo.president);
});

test('the lists of societies and requests download as CSV, filtered as they are shown', async ({ page }) => {
  await signIn(page, demo.administrator);
  for (const [path, name, title] of [
    ['/admin/societies', 'societies.csv', 'Manage all societies'],
    ['/admin/societies?view=table&search=astronomy', 'societies.csv', 'Manage all societies'],
    ['/admin/requests', 'society-requests.csv', 'Society requests'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const { name: saved, text } = await exported(page);
      expect(saved).toBe(name);
      const lines = text.trim().split('\r\n');
      if (path.includes('search')) {
        // Narrowed as the table is, with what the table alone tells.
        expect(lines).toHaveLength(2);
        expect(lines[1]).toContain(demo.president);
      } else expect(lines.length).toBeGreaterThan(2);
    });
  }
});

test('the list of removed societies downloads as CSV', async ({ page }) => {
  const token = await signIn(page, demo.administrator);
  const [society] = (await allSocieties(page, token)).slice(-1);
  await call(page, 'delete', paths.removeSociety(society?.id ?? 0), token);
  await page.goto('/admin/societies/removed');
  const { name, text } = await exported(page);
  expect(name).toBe('removed-societies.csv');
  const [columns, ...lines] = text.trim().split('\r\n');
  expect(columns).toContain('kept_until');
  expect(lines.filter((line) => line.includes(society?.name ?? ''))).toHaveLength(1);
  await call(page, 'post', paths.restoreSociety(society?.id ?? 0), token);
});

test('emails that were not delivered are counted on the dashboard, and sent again on request', async ({
  page,
}) => {
  await signIn(page, demo.administrator);
  const mail = {
    id: '0b0e5d0e-0000-4000-8000-000000000001',
    university_id: demo.member,
    name: 'Leo Castellanos',
    address: 'leo@nowhere.example',
    template: 'notice',
    created_at: '2026-11-20T09:00:00Z',
    dead_at: '2026-11-20T09:01:00Z',
    attempts: 1,
    last_error: '550 No such person',
  };
  // The demonstration keeps mails as files, so that none ever fails.
  let left = [mail];
  await page.route(`**${paths.undeliveredMails}?*`, (route) =>
    route.request().url().includes('format=csv')
      ? route.continue()
      : route.fulfill({ json: { waiting: 0, count: left.length, results: left } }),
  );
  await page.route(`**${paths.retryMail(mail.id)}`, (route) => {
    left = [];
    return route.fulfill({ json: { retried: 1 } });
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 email was not delivered' }).click();
  await expect(page.getByText('550 No such person')).toBeVisible();
  const { name, text } = await exported(page);
  expect([name, text.replace(/^\uFEFF/, '').split('\r\n')[0]]).toEqual([
    'undelivered-mails.csv',
    expect.stringMatching(/^id,.*address.*last_error/) as unknown,
  ]);
  await page.getByRole('button', { name: 'Send again to Leo Castellanos' }).click();
  await expect(toast(page, 'The email is being sent again')).toBeVisible();
  await expect(page.getByText('Every email was delivered')).toBeVisible();
});
