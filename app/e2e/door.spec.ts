import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, LaunchOptions, Page, PlaywrightWorkerArgs } from 'playwright/test';
import { paths, type SocietyEvent } from 'societies-contract';
import { filmOf } from './fakeCamera.ts';
import { demo, expect, read, signIn, signUp, test } from './fixtures.ts';

const society = 1;

interface AtTheDoor {
  door: string;
  event: SocietyEvent;
  code: string;
  name: string;
}

/** An event with one guest. */
async function eventWithGuest(page: Page, name: string): Promise<AtTheDoor> {
  const president = await signIn(page, demo.president);
  const created = await page.request.post(paths.events(society), {
    headers: { authorization: `Bearer ${president}` },
    data: {
      name,
      description: 'Blankets, tea and a sky full of falling stars.',
      datetime: new Date(Date.now() + 86_400_000).toISOString(),
      duration: '02:30:00',
      venue: 'Library roof',
      max_participants: 60,
      price: 0,
      is_active: true,
      image: null,
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const event = (await created.json()) as SocietyEvent;
  const guest = await signUp(page);
  const signedUp = await page.request.post(paths.eventSignup(society, event.id), {
    headers: { authorization: `Bearer ${guest.token}` },
  });
  const { place } = (await signedUp.json()) as SocietyEvent;
  return {
    event,
    door: `/societies/${society}/events/${event.id}/door`,
    code: place?.code ?? '',
    name: `${guest.first_name} ${guest.last_name}`,
  };
}

/** A phone whose camera looks at a sheet with a code on it. */
async function withCameraBefore(
  code: string,
  playwright: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions = {},
): Promise<Browser> {
  const film = path.join(folder, `${encodeURIComponent(code)}.y4m`);
  await filmOf(code, film);
  return playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}

/** Waits until everything that the page needs has been put aside. */
const keptForOffline = (phone: Page) =>
  expect
    .poll(() =>
      phone.evaluate(async () => {
        const kept = await caches.open('door');
        const files = performance
          .getEntriesByType('resource')
          .map(({ name: address }) => new URL(address))
          .filter(({ pathname }) => pathname.startsWith('/assets/'));
        const missing = await Promise.all(files.map(async (file) => !(await kept.match(file))));
        const ready = (await navigator.serviceWorker.getRegistration('/societies/'))?.active?.state;
        return ready === 'activated' && (await kept.match('/door-page')) && !missing.some(Boolean);
      }),
    )
    .toBe(true);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constellation-film-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a camera lets a guest in, another phone agrees, a second scan says so, and undo takes it back', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const { door, event, code, name } = await eventWithGuest(page, 'At the door');
  const browser = await withCameraBefore(code, playwright, project.use.launchOptions);
  try {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const phone = await browser.newPage({ baseURL, viewport: { width: 375, height: 812 } });
        await signIn(phone, demo.president);
        return phone;
      }),
    );
    if (!one || !other) throw new Error('no phones');
    const president = await signIn(page, demo.president);
    const guests = () =>
      read<{ checked_in_at: string | null }[]>(page, paths.eventGuests(society, event.id), president);

    await one.goto(door);
    await expect(one.locator('[data-part="result"]')).toContainText(name);
    await expect(one.getByText('1 of 1 are in')).toBeVisible();
    await expect.poll(async () => (await guests())[0]?.checked_in_at).not.toBeNull();

    await other.goto(door);
    await expect(other.locator('[data-part="result"]')).toContainText(/Already in since/);
    await other.close();

    await one.getByRole('button', { name: 'Undo' }).click();
    await expect(one.getByText('0 of 1 are in')).toBeVisible();
    await expect.poll(async () => (await guests())[0]?.checked_in_at).toBeNull();
  } finally {
    await browser.close();
  }
});

test('works without a network, over a reload too, and tells the server when it is back', async ({ page }) => {
  const { door, event, name } = await eventWithGuest(page, 'In the cellar');
  const president = await signIn(page, demo.president);
  const context = page.context();
  const phone = await context.newPage();
  await signIn(phone, demo.president);
  await phone.goto(door);
  await expect(phone.getByText('0 of 1 are in')).toBeVisible();
  await keptForOffline(phone);

  await context.setOffline(true);
  await phone.reload();
  await expect(phone.getByText('0 of 1 are in')).toBeVisible();
  await phone.getByRole('searchbox').fill(name.split(' ')[0] ?? '');
  await phone.getByRole('button', { name: `Let in ${name}` }).click();
  await expect(phone.getByText('No network · 1 scan waits, all safe')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('1 of 1 are in')).toBeVisible();

  await context.setOffline(false);
  await expect(phone.getByText(/scan waits/)).toBeHidden();
  const [guest] = await read<{ checked_in_at: string | null }[]>(
    page,
    paths.eventGuests(society, event.id),
    president,
  );
  expect(guest?.checked_in_at).not.toBeNull();
});

/** The events whose guests this browser keeps. */
const keptDoors = (phone: Page) =>
  phone.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('constellation-doors');
        open.onerror = () => reject(new Error('There is no such database.'));
        open.onsuccess = () => {
          const keys = open.result.transaction('doors').objectStore('doors').getAllKeys();
          keys.onsuccess = () => {
            open.result.close();
            resolve((keys.result as string[]).map((key) => key.split(' ')[1] ?? ''));
          };
        };
      }),
  );

test('guests of an event that is over are forgotten when the next door is opened', async ({ page }) => {
  const over = await eventWithGuest(page, 'Last week');
  const next = await eventWithGuest(page, 'Tonight');
  const phone = await page.context().newPage();
  await signIn(phone, demo.president);
  await phone.goto(over.door);
  await expect(phone.getByText('0 of 1 are in')).toBeVisible();
  await expect.poll(() => keptDoors(phone)).toEqual([String(over.event.id)]);

  const week = 7 * 24 * 3_600_000;
  await phone.clock.setFixedTime(Date.parse(over.event.datetime) + week);
  await phone.goto(next.door);
  await expect(phone.getByText('0 of 1 are in')).toBeVisible();
  await expect.poll(() => keptDoors(phone)).toEqual([String(next.event.id)]);
});

test('a code that somebody made up lets nobody in, also when nobody can be asked', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const { door, event, code } = await eventWithGuest(page, 'Sold out');
  const forged = `${code.slice(0, -5)}${code.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA'}`;
  const browser = await withCameraBefore(forged, playwright, project.use.launchOptions);
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 812 } });
    const phone = await context.newPage();
    await signIn(phone, demo.president);
    await phone.goto(door);
    await expect(phone.locator('[data-part="result"]')).toContainText('Not a valid ticket');
    await keptForOffline(phone);
    await context.setOffline(true);
    await phone.reload();
    await expect(phone.locator('[data-part="result"]')).toContainText('Not a valid ticket');
    await expect(phone.getByText('0 of 1 are in')).toBeVisible();
    await expect(phone.getByText('No network')).toBeVisible();
    await expect(phone.getByText(/scan waits/)).toBeHidden();
    const told = phone.waitForResponse((reply) => reply.url().includes(paths.eventGuests(society, event.id)));
    await context.setOffline(false);
    await told;
    const president = await signIn(page, demo.president);
    const guests = await read<{ checked_in_at: string | null }[]>(
      page,
      paths.eventGuests(society, event.id),
      president,
    );
    expect(guests.map(({ checked_in_at }) => checked_in_at)).toEqual([null]);
  } finally {
    await browser.close();
  }
});

test.describe('somebody who may not', () => {
  test.use({ expectedErrors: /403/ });
  test('is for those who may edit events', async ({ page }) => {
    await signIn(page, demo.member);
    await page.goto('/societies/1/events/1/door');
    await expect(page.getByText('Restricted Access')).toBeVisible();
  });
});
