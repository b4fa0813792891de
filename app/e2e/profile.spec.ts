import {
  paths,
  trustMessages,
  type LoginReply,
  type OwnData,
  type Profile,
  type SocietyEvent,
} from 'societies-contract';
import { expect, post, read, signUp, test, toast } from './fixtures.ts';
import { call, picture } from './societies.ts';

test('details are read, changed, cancelled and saved', async ({ page }) => {
  const account = await signUp(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  await expect(page.getByLabel('University ID')).toHaveValue(account.university_id);
  await expect(page.getByLabel('First Name')).not.toBeEditable();
  await page.getByRole('button', { name: 'Edit information' }).click();
  await expect(page.getByLabel('University ID')).not.toBeEditable();
  await page.getByLabel('First Name').fill('Grace');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue(account.first_name);
  await page.getByRole('button', { name: 'Edit information' }).click();
  await page.getByLabel('First Name').fill('Grace');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Details updated successfully!')).toBeVisible();
  await expect(page.getByLabel('First Name')).not.toBeEditable();
  expect((await read<Profile>(page, paths.profile, account.token)).first_name).toBe('Grace');
});

test('an avatar is cropped, stored, shown and deleted', async ({ page }) => {
  const account = await signUp(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Delete avatar' })).toBeDisabled();
  await page.getByRole('button', { name: 'Edit avatar' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit your avatar' });
  await modal.locator('input[type="file"]:not([hidden])').setInputFiles(picture);
  await modal.getByRole('button', { name: 'Save avatar' }).click();
  await expect(modal).toHaveCount(0);
  const { avatar } = await read<Profile>(page, paths.profile, account.token);
  expect(avatar).toMatch(
    new RegExp(`/users/${account.university_id}/avatars/${account.university_id}\\.png\\?`),
  );
  await expect(page.getByRole('banner').locator(`img[src="${avatar}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete avatar' }).click();
  await expect(page.getByRole('button', { name: 'Delete avatar' })).toBeDisabled();
  await expect.poll(async () => (await read<Profile>(page, paths.profile, account.token)).avatar).toBeNull();
});

test.describe('password', () => {
  test.use({ expectedErrors: /status of 4\d\d/ });
  test('is changed with the old one, and refused with a wrong one', async ({ page }) => {
    const account = await signUp(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit password' }).click();
    const modal = page.getByRole('dialog', { name: 'Change password' });
    await modal.getByRole('button', { name: 'Change password' }).click();
    for (const text of [
      'Old password is required.',
      'New password is required.',
      'Password confirmation is required.',
    ]) {
      await expect(modal.getByText(text)).toBeVisible();
    }
    const fill = async (old: string) => {
      await modal.getByLabel('Old password', { exact: true }).fill(old);
      await modal.getByLabel('New password', { exact: true }).fill('Microscope8');
      await modal.getByLabel('Confirm password', { exact: true }).fill('Microscope8');
      await modal.getByRole('button', { name: 'Change password' }).click();
    };
    await fill('NotMyPassword1');
    await expect(toast(page, 'Failed to update password.')).toBeVisible();
    await fill(account.password);
    await expect(toast(page, 'Password updated successfully!')).toBeVisible();
    await expect(modal).toHaveCount(0);
    const login = await post(page, paths.login, { uniID: account.university_id, password: 'Microscope8' });
    expect(login.status()).toBe(200);
  });
});

test('logging out ends the session and opens the landing page, without a message about permissions', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login to explore' })).toBeVisible();
  await expect(toast(page, '403')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  // A page of the app that needs a user, reached without loading the app anew.
  await page.evaluate(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(toast(page, '403 Unauthorized')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('leaving with unsaved details asks first', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit information' }).click();
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByRole('banner').getByRole('link', { name: 'My societies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Hopper');
});

test('the profile lists the signed-in browsers, and ends one or all others', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await signUp(page);
  const elsewhere = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL, userAgent });
    const other = await context.newPage();
    const reply = await post(other, paths.login, {
      uniID: account.university_id,
      password: account.password,
    });
    const { access_token } = (await reply.json()) as LoginReply;
    const answer = async () =>
      (
        await other.request.get(paths.profile, { headers: { authorization: `Bearer ${access_token}` } })
      ).status();
    return { answer, close: () => context.close() };
  };
  const phone = await elsewhere(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const desk = await elsewhere('Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0');
  await page.goto('/profile');
  const list = page.locator('[data-soc="SessionList"]');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(toast(page, trustMessages.sessions.ended)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect([await phone.answer(), await desk.answer()]).toEqual([401, 200]);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(toast(page, trustMessages.sessions.othersEnded)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('button')).toHaveCount(0);
  expect(await desk.answer()).toBe(401);
  await page.reload();
  await expect(page.getByLabel('University ID')).toHaveValue(account.university_id);
  await Promise.all([phone.close(), desk.close()]);
});

test('the profile shows events and roles, and downloads all stored data as one file', async ({ page }) => {
  const account = await signUp(page);
  await call(page, 'post', paths.join(1), account.token);
  const open = (await read<SocietyEvent[]>(page, paths.events(1), account.token)).find(
    ({ state, questions }) => state === 'open' && !questions?.length,
  ) as SocietyEvent;
  await page.goto('/profile');
  const panel = (title: string) =>
    page.locator('[data-soc="Panel"]').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(panel('Coming up')).toContainText('You have not registered for an event yet.');
  await expect(panel('Your roles').getByRole('listitem')).toHaveText(/Astronomy Society.*Member/);
  await expect(panel('Where you are signed in')).toContainText('This browser');
  const [own, details] = [await panel('Coming up').boundingBox(), await panel('Details').boundingBox()];
  expect(details?.x).toBeGreaterThan((own?.x ?? Infinity) + (own?.width ?? 0));
  expect(details?.width).toBe(own?.width);
  await call(page, 'post', paths.eventSignup(1, open.id), account.token);
  await page.reload();
  await expect(panel('Coming up').getByRole('link', { name: open.name })).toHaveAttribute(
    'href',
    `/societies/1/events/${open.id}`,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const stream = await file.createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  const data = JSON.parse(text) as OwnData;
  expect(data.account).toMatchObject({ university_id: account.university_id, email: account.email });
  expect(data.tables.memberships).toMatchObject([{ society_id: 1 }]);
});

test.describe('a part of the profile that cannot be read', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('says so in its place, and is read again on Retry', async ({ page }) => {
    await signUp(page);
    const refuse = (path: string) =>
      page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
    await refuse(paths.myEvents);
    await refuse(paths.mySocieties);
    await page.goto('/profile');
    await expect(page.getByText('Your coming events could not be loaded')).toBeVisible();
    await expect(page.getByText('Your roles could not be loaded')).toBeVisible();
    await page.unroute(`**${paths.myEvents}`);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText('You have not registered for an event yet.')).toBeVisible();
  });
});
