import { paths, type SocietyRequest } from 'societies-contract';
import { allSocieties, demo, dismissToasts, expect, read, signIn, signUp, test, toast } from './fixtures.ts';
import { call, makeStudent } from './societies.ts';

let asked = 0;
/** A request of a student who exists for it. */
async function askForSociety(page: Parameters<typeof makeStudent>[0]): Promise<SocietyRequest> {
  const student = await makeStudent(page);
  return call<SocietyRequest>(page, 'post', paths.societyRequests, student.token, {
    name: `Asked for ${student.university_id} ${asked++}`,
    proposal: 'A society that a test asks for.',
    category: 2,
    user: student.university_id,
  });
}

test('administrators’ pages show Restricted Access to anybody else', async ({ page }) => {
  await signUp(page);
  for (const path of ['/admin', '/admin/societies', '/admin/users', '/admin/requests']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText('Restricted Access')).toBeVisible();
      await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
    });
  }
});

test('the dashboard greets the administrator, shows all figures and links to the lists', async ({ page }) => {
  await signIn(page, demo.administrator);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Administration' });
  await expect(sidebar.getByRole('link', { name: /Welcome, .+!/ })).toHaveAttribute('href', '/profile');
  for (const [name, href] of [
    ['Home', '/'],
    ['Dashboard', '/admin'],
    ['Manage all societies', '/admin/societies'],
    ['View society requests', '/admin/requests'],
    ['Manage all users', '/admin/users'],
  ] as const) {
    await expect(sidebar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  }
  await expect(page.getByText('Most popular')).toBeVisible();
});

test.describe('when the figures cannot be read', () => {
  test.use({ expectedErrors: /status of 503/ });
  test('the dashboard says so and reads them again on Retry', async ({ page }) => {
    await signIn(page, demo.administrator);
    let broken = true;
    await page.route(`**${paths.figuresOverview}`, (route) =>
      broken ? route.fulfill({ status: 503, json: { detail: 'x', code: 'x' } }) : route.continue(),
    );
    await page.goto('/admin');
    await expect(page.getByText('Failed to load analytics data. Please try again later.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Most popular')).toBeVisible();
  });
});

test('users are sorted, paged and removed, and administrators cannot be removed', async ({ page }) => {
  const student = await makeStudent(page);
  const token = await signIn(page, demo.administrator);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('button', { name: /University ID/ }).click();
  await expect(page.getByRole('columnheader', { name: /University ID/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('searchbox', { name: 'Search users' }).fill(demo.administrator);
  await expect(page.getByRole('row', { name: new RegExp(demo.administrator) })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(student.university_id);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Ada Okafor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'User removed successfully!')).toBeVisible();
  const users = await read<{ university_id: string }[]>(page, paths.users, token);
  expect(users.some(({ university_id }) => university_id === student.university_id)).toBe(false);
});

test('the list of users requests one page, with the order and search of the address', async ({ page }) => {
  await signIn(page, demo.administrator);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === paths.users) asked.push(search);
  });
  await page.goto('/admin/users');
  await expect(page.getByText(/^1–25 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Joined' }).click();
  await expect(page).toHaveURL(/sort=date_joined/);
  await page.getByRole('button', { name: /^Page (\d+) of \1$/ }).click();
  await expect(page).toHaveURL(/page=\d+/);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(page.getByText(/^1–25 of /)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.goBack();
  await expect(page.getByText(/^1–25 of /)).toBeVisible();
  await page.goto('/admin/users?page=9999');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(page).not.toHaveURL(/page=9999/);
  expect(asked.filter((search) => !/[?&]page=\d/.test(search))).toEqual([]);
});

test('a request is read, rejected, and deleted', async ({ page }) => {
  const request = await askForSociety(page);
  await signIn(page, demo.administrator);
  await page.goto('/admin/requests');
  await page.getByRole('button', { name: `View Request: ${request.name}` }).click();
  const modal = page.getByRole('dialog', { name: 'View Request' });
  // Who waits longest stands first, and this one is the newest.
  const dates = await page
    .getByRole('region', { name: 'Requests', exact: true })
    .locator('time')
    .evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted());
  await expect(modal).toContainText(request.name);
  await expect(modal).toContainText(request.proposal);
  await modal.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Request Rejected')).toContainText(
    'Request successfully rejected, please confirm its deletion',
  );
  const rejected = page.locator('[data-soc="DataTable"]').filter({ hasText: 'Rejected Requests' });
  await rejected.getByRole('button', { name: `View Request: ${request.name}` }).click();
  await modal.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Request Deleted')).toContainText('Request has been deleted');
  await expect(page.getByRole('button', { name: `View Request: ${request.name}` })).toHaveCount(0);
});

test.describe('accepting', () => {
  test.use({ expectedErrors: /status of 409/ });
  test('a request creates the society, and is refused if one of that name exists', async ({ page }) => {
    const request = await askForSociety(page);
    const twin = await makeStudent(page);
    const again = await call<SocietyRequest>(page, 'post', paths.societyRequests, twin.token, {
      name: request.name,
      proposal: 'The same once more.',
      category: 2,
      user: twin.university_id,
    });
    expect(again.name).toBe(request.name);
    const token = await signIn(page, demo.administrator);
    await page.goto('/admin/requests');
    const open = page.getByRole('button', { name: `View Request: ${request.name}` });
    await open.first().click();
    const modal = page.getByRole('dialog', { name: 'View Request' });
    await modal.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Request Accepted')).toContainText('A new society has been created');
    expect((await allSocieties(page, token)).some(({ name }) => name === request.name)).toBe(true);
    await open.first().click();
    await modal.getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Error Accepting')).toContainText(
      'This society already exists, please delete the request',
    );
  });
});

test('a society is removed in two presses, brought back by Undo, removed again and restored', async ({
  page,
}) => {
  const request = await askForSociety(page);
  const token = await signIn(page, demo.administrator);
  await call(page, 'post', paths.acceptRequest(request.id), token);
  await page.goto(`/admin/societies?search=${encodeURIComponent(request.name)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage all societies' })).toBeVisible();
  const card = page.locator('[data-soc="SocietyCard"]').filter({ hasText: request.name });
  await card.click();
  const modal = page.getByRole('dialog', { name: request.name });
  await expect(modal).toContainText('President');
  await expect(modal).toContainText('Unassigned');
  await expect(modal.getByRole('link', { name: 'Change members' })).toBeVisible();
  await modal.getByRole('button', { name: 'Remove Society' }).click();
  await expect(toast(page, 'Delete Confirmation')).toContainText(
    'Are you sure, deleting a society cannot be undone',
  );
  await modal.getByRole('button', { name: 'Remove Society' }).click();
  const deleted = toast(page, 'Society Deleted');
  await expect(deleted).toContainText('This society has been removed from the platform');
  await expect(modal).toHaveCount(0);
  const isThere = async () => (await allSocieties(page, token)).some(({ name }) => name === request.name);
  expect(await isThere()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Society restored')).toContainText(request.name);
  expect(await isThere()).toBe(true);

  await card.click();
  await modal.getByRole('button', { name: 'Remove Society' }).click();
  await modal.getByRole('button', { name: 'Remove Society' }).click();
  await expect(modal).toHaveCount(0);
  await dismissToasts(page);

  await page.getByRole('link', { name: 'Removed societies' }).click();
  await page.getByRole('button', { name: `Restore ${request.name}` }).click();
  await expect(toast(page, 'Society restored')).toContainText(request.name);
  await expect(page.getByRole('row', { name: request.name })).toHaveCount(0);
  expect(await isThere()).toBe(true);
});

test('the chosen table of societies is remembered until cards are chosen again, and a row links to the society’s details', async ({
  page,
}) => {
  await signIn(page, demo.administrator);
  await page.goto('/admin/societies');
  await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Members' }).click();
  await expect(page).toHaveURL(/sort=members/);
  await page.goto('/admin/societies');
  await page.getByRole('searchbox', { name: 'Search societies' }).fill('astronmy');
  await expect(page).toHaveURL(/search=astronmy/);
  const row = page.getByRole('row', { name: /Astronomy Society/ });
  await expect(row).toContainText('Active');
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page.goto('/admin/societies?search=astronomy');
  await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await row.getByRole('link', { name: 'Astronomy Society', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Astronomy Society' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Committee' })).toContainText('President');
  await expect(page.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/societies/1');
  await expect(page.getByRole('button', { name: 'Remove Society' })).toBeVisible();
});

test.describe('a user or society that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('shows a heading that says so, and a link to the list', async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin/users/99999999');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
    await page.getByRole('link', { name: 'All users', exact: true }).click();
    await expect(page).toHaveURL('/admin/users');
    await page.goto('/admin/societies/99999');
    await expect(page.getByRole('heading', { level: 1, name: 'This society is not there' })).toBeVisible();
    await page.getByRole('link', { name: 'Removed societies' }).click();
    await expect(page).toHaveURL('/admin/societies/removed');
  });
});

test('each figure of the dashboard links to the rows that it counts', async ({ page }) => {
  await signIn(page, demo.administrator);
  await page.goto('/admin');
  const range = page.locator('[data-part="range"]');
  for (const [name, rows, says] of [
    ['Active societies', range, (count: string) => ` of ${count}`],
    ['Societies', range, (count: string) => ` of ${count}`],
    ['Students', range, (count: string) => ` of ${count}`],
    ['Events', page.getByRole('status'), (count: string) => `${count} events`],
  ] as const) {
    await test.step(name, async () => {
      const figure = page
        .locator('[data-soc="StatCard"]')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      // What's on lists those to come.
      const value = figure.locator(name === 'Events' ? '[data-part="hint"]' : '[data-part="value"]');
      await expect(value).toHaveText(/\d/);
      const count = /[\d,]+/.exec((await value.textContent()) ?? '')?.[0] ?? '';
      await figure.getByRole('link').click();
      await expect(rows.filter({ hasText: says(count) })).toBeVisible();
      if (name === 'Active societies')
        await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('active');
      await page.goBack();
    });
  }
});

test('a student asks for a society', async ({ page }) => {
  const { university_id } = await signUp(page);
  await page.goto('/societies');
  await page.getByRole('button', { name: 'Create your own', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create your own society' });
  await form.getByRole('button', { name: 'Send request' }).click();
  for (const text of ['Society name is required', 'Proposal is required', 'Category is required']) {
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  }
  await form.getByLabel('Society name').fill(`Kites ${university_id}`);
  await form.getByLabel('Proposal').fill('Kites over the meadow, every windy Sunday.');
  await form.getByLabel('Category').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(page, 'Request sent')).toBeVisible();
  await expect(form).toHaveCount(0);
});
