import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, LaunchOptions, Page, PlaywrightWorkerArgs } from 'playwright/test';
import { paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import { filmOf } from './fakeCamera.ts';
import { startProxy } from './proxy.ts';
import { demo, expect, expectAccessible, read, signIn, signUp, test, type Account } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const society = 1;

/** The size of a phone. */
const phones = { viewport: { width: 375, height: 812 } } as const;

interface AtTheDoor {
  door: string;
  event: SocietyEvent;
  /** In the order of their sign-up. */
  guests: Account[];
  code: string;
  name: string;
  /** A token that may read the guest list. */
  president: string;
}

async function eventWithGuest(page: Page, name: string, count = 1): Promise<AtTheDoor> {
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
  const guests: Account[] = [];
  let code = '';
  while (guests.length < count) {
    const guest = await signUp(page);
    const signedUp = await page.request.post(paths.eventSignup(society, event.id), {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    const { place } = (await signedUp.json()) as SocietyEvent;
    code ||= place?.code ?? '';
    guests.push(guest);
  }
  return {
    event,
    president,
    door: `/societies/${society}/events/${event.id}/door`,
    guests,
    code,
    name: guests[0] ? `${guests[0].first_name} ${guests[0].last_name}` : '',
  };
}

/** A phone at a door, with the page cached for offline use. */
async function phoneAt(door: string, context: BrowserContext, uniID: string = demo.president): Promise<Page> {
  const phone = await context.newPage();
  await signIn(phone, uniID);
  await phone.goto(door);
  await expect(phone.getByText(/^0 of \d+ are in$/)).toBeVisible();
  await keptForOffline(phone);
  return phone;
}

/** Checks guests in by ID, because they all have the same name. */
async function letIn(phone: Page, guests: readonly Account[]): Promise<void> {
  for (const { university_id } of guests) {
    await phone.getByRole('searchbox').fill(university_id);
    await phone.getByRole('button', { name: /^Let in / }).click();
    await expect(phone.locator('[data-part="result"][data-state="in"]')).toBeVisible();
  }
}

/** The IDs of those checked in, according to the server. */
async function inside(page: Page, { event, president }: AtTheDoor): Promise<string[]> {
  const guests = await read<EventGuest[]>(page, paths.eventGuests(society, event.id), president);
  return guests.flatMap((guest) => (guest.checked_in_at === null ? [] : [guest.university_id]));
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

/** Waits until the app opens without a network. */
const keptForOffline = (phone: Page) =>
  expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constellation-film-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a guest scanned by camera is checked in on every phone, a second scan says so, and Undo reverts it', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const { door, event, code, name } = await eventWithGuest(page, 'At the door');
  const browser = await withCameraBefore(code, playwright, project.use.launchOptions);
  try {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const phone = await browser.newPage({ ...phones, baseURL });
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

test('the door checks guests in without a network, also after a reload, and syncs when it returns', async ({
  page,
}) => {
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
  // The browser asks before the reload, because a check-in is pending.
  phone.on('dialog', (question) => void question.accept());
  await phone.getByRole('searchbox').fill(name.split(' ')[0] ?? '');
  await phone.getByRole('button', { name: `Let in ${name}` }).click();
  await expect(phone.getByText('No network · 1 scan saved here, not sent yet')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('1 of 1 are in')).toBeVisible();

  await context.setOffline(false);
  await expect(phone.getByText(/not sent yet/)).toBeHidden();
  const [guest] = await read<{ checked_in_at: string | null }[]>(
    page,
    paths.eventGuests(society, event.id),
    president,
  );
  expect(guest?.checked_in_at).not.toBeNull();
});

test('several waiting scans outlive a reload and are sent in their order', async ({
  page,
  browser,
  baseURL,
}) => {
  const evening = await eventWithGuest(page, 'Behind thick walls', 4);
  const { door, event, guests } = evening;
  const context = await browser.newContext({ ...phones, baseURL });
  const phone = await phoneAt(door, context);
  phone.on('dialog', (question) => void question.accept());
  await context.setOffline(true);
  const [first, second, third, fourth] = guests as [Account, Account, Account, Account];
  await letIn(phone, [third, first, fourth]);
  await phone.getByRole('button', { name: 'Undo' }).click();
  await letIn(phone, [second]);
  await expect(phone.getByText('No network · 3 scans saved here, not sent yet')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('No network · 3 scans saved here, not sent yet')).toBeVisible();
  await expect(phone.getByText('3 of 4 are in')).toBeVisible();

  const told: unknown[] = [];
  phone.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(paths.checkIns(society, event.id)))
      told.push((request.postDataJSON() as { university_id: string }).university_id);
  });
  await context.setOffline(false);
  await expect(phone.getByText(/not sent yet/)).toBeHidden();
  expect([...new Set(told)]).toEqual([third, first, second].map(({ university_id }) => university_id));
  expect((await inside(page, evening)).sort()).toEqual(
    [first, second, third].map(({ university_id }) => university_id).sort(),
  );
  await context.close();
});

test('two phones without a network sync when it returns, and the later one shows who was checked in twice', async ({
  page,
  browser,
  baseURL,
}) => {
  const evening = await eventWithGuest(page, 'Two doors, one cellar', 4);
  const { door, guests } = evening;
  const [first, second, third, fourth] = guests as [Account, Account, Account, Account];
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ ...phones, baseURL })));
  const [mine, theirs] = contexts as [BrowserContext, BrowserContext];
  const one = await phoneAt(door, mine, demo.president);
  const other = await phoneAt(door, theirs, demo.eventsOfficer);
  for (const context of contexts) await context.setOffline(true);
  await letIn(one, [first, second, third]);
  await letIn(other, [third, second, fourth]);
  await mine.setOffline(false);
  await expect(one.getByText(/not sent yet/)).toBeHidden();
  await theirs.setOffline(false);
  await expect(other.getByText(/not sent yet/)).toBeHidden();

  for (const phone of [one, other]) await expect(phone.getByText('4 of 4 are in')).toBeVisible();
  expect(await inside(page, evening)).toHaveLength(4);
  const late = other.getByRole('log', { name: 'Scans that did not count' });
  await expect(late.getByText('2 scans did not count')).toBeVisible();
  await expect(late.getByRole('listitem')).toHaveText([
    /Already in since .+, let in by /,
    /Already in since/,
  ]);
  await expect(one.getByText(/did not count/)).toHaveCount(0);
  await other.getByRole('button', { name: 'Seen' }).click();
  await expect(late).toBeEmpty();
  for (const context of contexts) await context.close();
});

test('leaving the door with waiting scans asks first, and they are sent from any page once the network returns', async ({
  page,
  browser,
  baseURL,
}) => {
  const evening = await eventWithGuest(page, 'Gone home early');
  const { door, guests } = evening;
  const context = await browser.newContext({ ...phones, baseURL });
  const phone = await phoneAt(door, context);
  await context.setOffline(true);
  await letIn(phone, guests);
  const question = phone.getByRole('alertdialog', { name: 'Leave before everything is sent?' });
  await phone.getByRole('button', { name: 'Close the door list' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(phone).toHaveURL(door);
  await phone.getByRole('button', { name: 'Close the door list' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(phone).not.toHaveURL(door);
  expect(await inside(page, evening)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => inside(page, evening)).toEqual([guests[0]?.university_id]);
  await context.close();
});

test('waiting scans are sent when the app starts again', async ({ page, browser, baseURL }) => {
  const evening = await eventWithGuest(page, 'The battery died');
  const { door, guests } = evening;
  const context = await browser.newContext({ ...phones, baseURL });
  const phone = await phoneAt(door, context);
  await context.setOffline(true);
  await letIn(phone, guests);
  await expect(phone.getByText('No network · 1 scan saved here, not sent yet')).toBeVisible();
  await phone.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/societies');
  await expect.poll(() => inside(page, evening)).toEqual([guests[0]?.university_id]);
  await context.close();
});

test('a door that a phone has never opened says so without a network, and opens when it returns', async ({
  page,
  browser,
  baseURL,
}) => {
  const known = await eventWithGuest(page, 'Opened before');
  const { door } = await eventWithGuest(page, 'Never opened');
  const context = await browser.newContext({ ...phones, baseURL });
  const phone = await phoneAt(known.door, context);
  await context.setOffline(true);
  await phone.goto(door);
  const said = phone.getByRole('heading', { name: 'The guest list is not on this device yet' });
  await expect(said).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Retry' }).click();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('0 of 1 are in')).toBeVisible();
  await context.close();
});

test('a door opened while the server restarts shows the saved guest list', async ({
  page,
  browser,
  baseURL,
}) => {
  const { door, guests } = await eventWithGuest(page, 'New version tonight');
  const proxy = await startProxy(baseURL ?? '');
  const context = await browser.newContext({ ...phones, baseURL: proxy.address });
  try {
    const phone = await phoneAt(door, context);
    proxy.replacing = true;
    await phone.goto(door);
    await expect(phone.getByText('0 of 1 are in')).toBeVisible();
    await letIn(phone, guests);
    proxy.replacing = false;
    await expect(phone.getByText(/No network|not sent yet/)).toBeHidden();
    await expect(phone.getByText('1 of 1 are in')).toBeVisible();
  } finally {
    await context.close();
    await proxy.stop();
  }
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
            resolve((keys.result as string[]).map((key) => key.split(' ')[2] ?? ''));
          };
        };
      }),
  );

test('the saved guests of a past event are deleted when the next door is opened', async ({ page }) => {
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

test('a forged code checks nobody in, with and without a network', async ({ page, playwright, baseURL }, {
  project,
}) => {
  const { door, event, code } = await eventWithGuest(page, 'Sold out');
  const forged = `${code.slice(0, -5)}${code.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA'}`;
  const browser = await withCameraBefore(forged, playwright, project.use.launchOptions);
  try {
    const context = await browser.newContext({ ...phones, baseURL });
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
    await expect(phone.getByText(/not sent yet/)).toBeHidden();
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

test.describe('somebody without edit_events', () => {
  test.use({ expectedErrors: /403/ });
  test('cannot open the door', async ({ page }) => {
    await signIn(page, demo.member);
    await page.goto('/societies/1/events/1/door');
    await expect(page.getByText('Restricted Access')).toBeVisible();
  });
});
