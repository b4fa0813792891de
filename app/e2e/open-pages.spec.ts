import type { Page } from 'playwright/test';
import type { PublicEvents, PublicSocieties } from 'societies-contract';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  signUp,
  test as base,
} from './fixtures.ts';
import { viewports } from './screens.ts';
import { startCopy } from './server.ts';
import { makeStudent } from './societies.ts';

const test = base.extend<object, { serverAddress: string }>({
  serverAddress: [
    async ({}, use) => {
      const server = await startCopy(process.env.E2E_TEMPLATE ?? '', { PUBLIC_DIRECTORY: 'true' });
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const society = '/societies/1';

test('the directory, a society and what is on are read without an account at every width, and name nobody', async ({
  page,
}) => {
  for (const [address, sign] of [
    ['/societies', '[data-soc="SocietyGrid"] li'],
    [society, '[data-soc="SocietyHeader"] h1'],
    [`${society}/info`, '[data-soc="SocietyAbout"]'],
    [`${society}/events`, '[data-soc="EventGrid"] li'],
    [`${society}/posts`, '[data-soc="PostGrid"] li'],
    ['/whats-on', '[data-soc="WhatsOn"] li'],
  ] as const) {
    await page.goto(address);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expect(page.locator(sign).first(), address).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(page.getByText(/could not|Unauthorized/i), address).toHaveCount(0);
      await expect(page.locator('[data-soc="CommitteeList"]')).toHaveCount(0);
    }
  }
  await page.goto(society);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('button', { name: 'Log in to join' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  }
});

test('pictures are shown, and each public call made once, when the site is opened at another name', async ({
  page,
  serverAddress,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/public/')) calls.push(request.url());
  });
  await page.goto(`${serverAddress.replace('127.0.0.1', 'localhost')}/whats-on`);
  const picture = page.locator('[data-soc="WhatsOn"] li img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(calls.filter((call) => call.includes('/events/?'))).toHaveLength(1);
  expect(new Set(calls).size).toBe(calls.length);
});

/** Opens the address, and gives its page's code only once the page's data is asked for. */
async function openSlowly(page: Page, address: string, module: string, data: RegExp): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (data.test(request.url())) calls.push(request.url());
  });
  const asked = page.waitForRequest(data);
  await page.route(new RegExp(`/assets/${module}-[^/]+\\.js$`), async (route) => {
    await asked;
    await route.continue();
  });
  const code = page.waitForResponse(new RegExp(`/assets/${module}-`));
  await page.goto(address);
  await code;
  return calls;
}

for (const [who, begin, api] of [
  ['a visitor', async () => undefined, '/api/public'],
  ['a student', signUp, '/api'],
] as const) {
  for (const [address, module, data, sign] of [
    ['/societies', 'SocietiesPage', '/societies/\\?', '[data-soc="SocietyGrid"] li'],
    [society, 'SocietyHomePage', '/societies/1/', '[data-soc="SocietyHeader"] h1'],
    [`${society}/events`, 'EventsPage', '/societies/1/', '[data-soc="EventGrid"] li'],
    ['/whats-on', 'WhatsOnPage', '/events/\\?', '[data-soc="WhatsOn"] li'],
  ] as const) {
    test(`${who} at ${address} waits for data and code at once, and each is read once`, async ({ page }) => {
      await begin(page);
      const calls = await openSlowly(page, address, module, new RegExp(`${api}${data}`));
      await expect(page.locator(sign).first()).toBeVisible();
      expect(new Set(calls).size).toBe(calls.length);
    });
  }
}

test('joining leads to logging in, and back to the society', async ({ page }) => {
  const { university_id, password } = await makeStudent(page);
  await page.goto(society);
  await page.getByRole('button', { name: 'Log in to join' }).press('Enter');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('University ID').fill(university_id);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(society);
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
});

test('an event of a shared link is read, and registering leads to logging in', async ({ page }) => {
  await page.goto(`${society}/events`);
  const button = page.getByRole('button', { name: /^Log in to register/ }).first();
  await expect(button).toBeVisible();
  const reply = await page.request.get(`/api/public/events/?society=1&page_size=1`);
  const { results } = (await reply.json()) as PublicEvents;
  await page.goto(`${society}/events/${results[0]?.id}`);
  await expect(page.getByRole('heading', { name: results[0]?.name })).toBeVisible();
  await page.goto(`${society}/events`);
  await button.click();
  await expect(page).toHaveURL('/login');
});

test('past events, the month and the state of a switched-off feature are read as by members', async ({
  page,
}) => {
  await page.goto(`${society}/events`);
  await page.getByRole('button', { name: 'Show past events' }).press('Enter');
  const past = page.getByRole('region', { name: /^Past/ });
  await expect(past.getByRole('listitem').first()).toBeVisible();
  await expect(past.getByText('Event has passed').first()).toBeVisible();
  await page.goto('/whats-on?view=month');
  await expect(page.getByRole('button', { name: /, \d+ events?$/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your places' })).toHaveCount(0);
  const { results } = (await (
    await page.request.get('/api/public/societies/?search=silent+reading')
  ).json()) as PublicSocieties;
  await page.goto(`/societies/${results[0]?.id}/events`);
  await expect(page.getByText('Events are disabled for this society')).toBeVisible();
  await page.goto(`/societies/${results[0]?.id}/posts`);
  await expect(page.getByText('Posts are disabled for this society')).toBeVisible();
});

test.describe('a link to a society that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('says so', async ({ page }) => {
    await page.goto('/societies/999999');
    await expect(page.locator('[data-soc="SocietyNotFound"]')).toBeVisible();
  });
});

test.describe('pages that take an account', () => {
  test('still ask to log in', async ({ page }) => {
    await page.goto(`${society}/merch`);
    await expect(page).toHaveURL('/login');
  });
});
