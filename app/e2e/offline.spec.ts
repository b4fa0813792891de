import type { BrowserContext, Page } from 'playwright/test';
import { outcomes, paths, type SocietyEvent } from 'societies-contract';
import {
  demo,
  demoPassword,
  expect,
  expectAccessibleInBothSchemes,
  goTo,
  read,
  signIn,
  signUp,
  spoil,
  test,
} from './fixtures.ts';
import { allowNotifications, notificationsOf, withNotifications } from './notifications.ts';

test.use({
  ...withNotifications,
  viewport: { width: 375, height: 812 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/,
});

/** A student with a place, and so a code, at an event of society 1. */
async function signUpWithPlace(page: Page) {
  const student = await signUp(page);
  const president = await read<{ results: SocietyEvent[] }>(
    page,
    `${paths.events(1)}?when=coming&page=1&page_size=100`,
    student.token,
  );
  const event = president.results.find(({ state, price }) => state === 'open' && price === 0);
  if (!event) throw new Error('Society 1 has no event that is open.');
  const reply = await page.request.post(paths.eventSignup(1, event.id), {
    headers: { authorization: `Bearer ${student.token}` },
  });
  const { place } = (await reply.json()) as SocietyEvent;
  if (!place?.code) throw new Error('The place has no code.');
  return { student, event, code: place.code };
}

/** In the page: the addresses of all that the caches hold but the app's own files, and all of their words. */
const lookIntoCaches = (page: Page) =>
  page.evaluate(async () => {
    const held: Record<string, string> = {};
    for (const name of await caches.keys()) {
      if (name.startsWith('app ')) continue;
      const store = await caches.open(name);
      for (const request of await store.keys())
        held[`${name} ${request.url}`] = (await (await store.match(request))?.text()) ?? '';
    }
    return held;
  });
const isHeld = async (page: Page, path: string) =>
  Object.keys(await lookIntoCaches(page)).some((address) => address.includes(path));

/** Opens a page, and waits until the service worker has it. */
async function visitOnline(page: Page, address: string, read: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isHeld(page, read)).toBe(true);
}

/**
 * Loads the page again without a network. One that a service worker answers believes itself online in Chromium's emulation until it
 * is told once more.
 * @returns brings the network back.
 */
async function reloadOffline(page: Page, context: BrowserContext): Promise<() => Promise<void>> {
  await context.setOffline(true);
  await page.reload();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const emulate = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await emulate(true);
  return async () => {
    await context.setOffline(false);
    await emulate(false);
  };
}

const note = (page: Page) => page.locator('[data-soc="OfflineNote"]');

test('My events opens without a network with its codes, a page that was never read says so, and all of it returns with the network', async ({
  page,
  context,
}) => {
  const { event } = await signUpWithPlace(page);
  await visitOnline(page, '/my-events', paths.myEvents);
  const comeBack = await reloadOffline(page, context);

  await expect(note(page)).toContainText('You are offline');
  await expect(note(page)).toContainText(/What you see is from \d+ \w+ \d{4}, \d\d:\d\d\./);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(page.getByRole('img', { name: `Code for ${event.name}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await goTo(page, '/societies/2/events');
  await expect(page.getByText(outcomes.unread).first()).toBeVisible();
  await expect(note(page)).toContainText('What you see may be out of date.');

  await comeBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(outcomes.unread)).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
});

test('a button that needs the network says so', async ({ page, context }) => {
  await signUp(page);
  await visitOnline(page, '/whats-on', paths.whatsOn);
  await reloadOffline(page, context);
  await expect(note(page)).toContainText('Signing up, joining and saving need a network.');
  await page.getByRole('button', { name: 'Register' }).first().click();
  await expect(page.locator('[data-soc="Toast"]')).toContainText(outcomes.offline.title);
});

test('a code that somebody got on another page is there without a network', async ({ page, context }) => {
  await signUp(page);
  await visitOnline(page, '/societies/1/events', paths.myEvents);
  await page.getByRole('button', { name: 'Register' }).first().click();
  await expect
    .poll(async () => Object.values(await lookIntoCaches(page)).some((text) => text.includes('"code":"')))
    .toBe(true);
  await context.setOffline(true);
  await page.goto('/my-events');
  await expect(page.getByRole('button', { name: 'Show my code' })).toBeVisible();
});

test.describe('what an account has read', () => {
  test('is deleted when it logs out, and the next account sees none of it', async ({ page, context }) => {
    const { student, code } = await signUpWithPlace(page);
    await visitOnline(page, '/my-events', paths.myEvents);
    expect(Object.values(await lookIntoCaches(page)).join()).toContain(code);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => lookIntoCaches(page)).toEqual({});

    await page.goto('/login');
    await page.getByLabel('University ID').fill(demo.newcomer);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    await visitOnline(page, '/my-events', paths.myEvents);
    const held = JSON.stringify(await lookIntoCaches(page));
    for (const secret of [code, student.university_id, student.email]) expect(held).not.toContain(secret);

    await reloadOffline(page, context);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show my code' })).toHaveCount(0);
  });

  test('is deleted when another account is signed in, as far as its browser can tell', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { student, code } = await signUpWithPlace(page);
    await visitOnline(page, '/my-events', paths.myEvents);
    const elsewhere = await browser.newPage({ baseURL });
    const token = await signIn(elsewhere, demo.newcomer);
    await elsewhere.close();
    // Without a log-out in between, as where a browser's storage was changed by something else.
    await page.evaluate((accessToken) => localStorage.setItem('jwt', JSON.stringify({ accessToken })), token);
    await visitOnline(page, '/my-events', paths.myEvents);
    await expect
      .poll(async () => JSON.stringify(await lookIntoCaches(page)))
      .not.toContain(student.university_id);
    expect(JSON.stringify(await lookIntoCaches(page))).not.toContain(code);
  });

  test.describe('in a session that the server has ended', () => {
    test.use({ expectedErrors: /401/ });
    test('is deleted when the server says so', async ({ page }) => {
      await signUpWithPlace(page);
      await visitOnline(page, '/my-events', paths.myEvents);
      await spoil(page);
      await page.context().clearCookies();
      await page.reload();
      await expect(page).toHaveURL('/login');
      await expect.poll(() => lookIntoCaches(page)).toEqual({});
    });
  });

  test('is not kept for administrators', async ({ page, context }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.goto('/my-events');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await lookIntoCaches(page)).toEqual({});
    await reloadOffline(page, context);
    await expect(page.getByText(outcomes.session.unchecked)).toBeVisible();
  });
});

interface Picture {
  src: string;
  sizes: string;
}
interface Manifest {
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { url: string }[];
}

test('the app can be installed, and each picture of its manifest has the size that it names', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const devtools = await context.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/my-events', '/whats-on']);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const reply = await page.request.get(src);
    expect(reply.status(), src).toBe(200);
    expect((await reply.body()).length, src).toBeLessThan(150_000);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a push is shown once, and leads to its page in the open window', async ({ page, context }) => {
  await allowNotifications(context);
  await signUp(page);
  await visitOnline(page, '/my-events', paths.myEvents);
  const { shown, press, deliver } = await notificationsOf(context);
  const push = {
    id: 'b3a1',
    title: 'You have a place',
    text: 'Night walk, on Friday.',
    href: '/societies/1/events/1',
    language: 'en',
  } as const;
  await deliver(page, push);

  await press();
  await expect(page).toHaveURL(push.href);
  await expect.poll(shown).toEqual([]);
});
