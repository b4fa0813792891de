import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { paths, type SocietyEvent } from 'societies-contract';
import { expect, expectAccessible, signUp, test, toast } from './fixtures.ts';
import { allowNotifications, notificationsOf, withNotifications } from './notifications.ts';
import { startCopy, type Server } from './server.ts';
import { call, eventDraft, foundSociety, makeStudent } from './societies.ts';

/** A push service of the tests' own. What it gets is decrypted in the server's tests. */
const arrived: { address: string; headers: IncomingHttpHeaders }[] = [];
const service = createServer((request, response) => {
  arrived.push({ address: request.url ?? '', headers: request.headers });
  request.resume();
  response.writeHead(201).end();
});
let origin: string;
let server: Server | undefined;
test.beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startCopy(process.env.E2E_TEMPLATE ?? '', { PUSH_TEST_ORIGINS: origin });
});
test.afterAll(async () => {
  await server?.stop();
  service.close();
});
test.use({
  ...withNotifications,
  // Playwright reads it for the hook above as well.
  baseURL: ({}, use) => use(server?.address),
});

/**
 * A Chromium for tests knows no push service, so its subscriptions are made up here, at the browser's boundary: by addresses at the
 * service above and keys as browsers make them. Everything else is the browser's own, and so are the service worker and what it shows.
 */
async function allowPush(page: Page, name: string): Promise<void> {
  await allowNotifications(page.context(), server?.address);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.context().addInitScript(
    ({ endpoint, keys }) => {
      if (!('PushManager' in window)) return;
      const key = 'subscribed-by-test';
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: () => {
          localStorage.removeItem(key);
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = () => {
        localStorage.setItem(key, 'yes');
        return Promise.resolve(subscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(localStorage.getItem(key) === null ? null : subscription);
    },
    { endpoint: `${origin}/${name}`, keys },
  );
}

/** An event that anybody may register for, and a way to move it. */
async function makeEvent(page: Page) {
  const { society, president } = await foundSociety(page, await makeStudent(page));
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, eventDraft);
  return {
    address: `/societies/${society.id}/events/${event.id}`,
    move: (venue: string) =>
      call(page, 'put', paths.event(society.id, event.id), president.token, { ...eventDraft, venue }),
  };
}

const question = (page: Page) =>
  page.getByRole('region', { name: 'Get told on this device when something changes?' });
const device = (page: Page) => page.getByRole('switch', { name: 'Push to this device' });

test('somebody who registered is asked, is told of a change, and ends it by logging out', async ({
  page,
}) => {
  const { address, move } = await makeEvent(page);
  await allowPush(page, 'phone');
  await signUp(page);
  await page.goto(address);
  const register = page.getByRole('button', { name: 'Register' });
  await expect(register).toBeVisible();
  await expect(question(page)).toBeHidden();
  await register.click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Push is on')).toBeVisible();
  await expect(question(page)).toBeHidden();

  await move('Hilltop');
  await expect.poll(() => arrived.filter(({ address }) => address === '/phone').length).toBe(1);
  expect(arrived[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });

  // As the push service would hand it to the browser.
  const { deliver } = await notificationsOf(page.context());
  await deliver(page, {
    id: 'a',
    title: 'Night walk has moved',
    text: 'Now at Hilltop.',
    href: address,
    language: 'en',
  });

  await page.goto('/notifications');
  await expect(device(page)).toBeChecked();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed-by-test'))).toBeNull();
});

test('“Not now” is remembered on the device, and push is turned on and off in the settings', async ({
  page,
}) => {
  const [first, second] = [await makeEvent(page), await makeEvent(page)];
  await allowPush(page, 'laptop');
  await signUp(page);
  await page.goto(first.address);
  await page.getByRole('button', { name: 'Register' }).click();
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await expect(question(page)).toBeHidden();
  await page.goto(second.address);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Night walk')).toBeVisible();
  await expect(question(page)).toBeHidden();

  await page.goto('/notifications');
  await expect(device(page)).not.toBeChecked();
  await device(page).press('Space');
  await expect(toast(page, 'Push is on')).toBeVisible();
  await expect(device(page)).toBeChecked();
  const changes = page.getByRole('checkbox', { name: 'Your event changes: Push' });
  await expect(changes).toBeChecked();
  await expectAccessible(page);
  await changes.click();
  await expect(changes).not.toBeChecked();
  await page.reload();
  await expect(device(page)).toBeChecked();
  await expect(changes).not.toBeChecked();
  await device(page).press('Space');
  await expect(toast(page, 'Push is off')).toBeVisible();
  await expect(device(page)).not.toBeChecked();
});

test('a browser that blocks notifications or has no push is said to, and asks nothing', async ({ page }) => {
  const { address } = await makeEvent(page);
  await signUp(page);
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { configurable: true, value: 'denied' }),
  );
  await page.goto('/notifications');
  await expect(page.getByText(/are blocked in this browser/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Push' })).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(page.getByText('This browser cannot show push notifications.')).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Night walk')).toBeVisible();
  await expect(question(page)).toBeHidden();
});
