import type { Page } from 'playwright/test';
import { paths, type SocietyEvent } from 'societies-contract';
import { expect, test } from './fixtures.ts';
import { call, foundSociety } from './societies.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const start = Date.parse('2099-03-04T18:00:00.000Z');
const draft = {
  description: 'Bring a torch.',
  datetime: new Date(start).toISOString(),
  duration: '48:00:00',
  venue: 'Meadow gate',
  max_participants: 5,
  price: 0,
  is_active: true,
};

/** From now on the server says that it is `moment`, and the clock of the phone is wrong by as many milliseconds. */
async function at(page: Page, moment: number, wrong = 0): Promise<void> {
  const installed = Date.now();
  await page.clock.install({ time: moment + wrong });
  await page.route('/healthz', (route) =>
    route.fulfill({ headers: { date: new Date(moment + Date.now() - installed).toUTCString() } }),
  );
}

const wrongClocks = [
  ['ahead', 10 * minute],
  ['behind', -10 * minute],
] as const;

for (const [way, wrong] of wrongClocks) {
  test(`on a phone whose clock is ten minutes ${way}, registration opens by the server's on What’s on, the Events tab and Home`, async ({
    page,
  }) => {
    const { society, president } = await foundSociety(page);
    const name = `Lanterns${Date.now()}`;
    const opens = start - 24 * hour;
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
      ...draft,
      name,
      opens_at: new Date(opens).toISOString(),
    });
    await call(page, 'post', paths.widgets(society.id), president.token, {
      society: society.id,
      content_type: 'events',
      content: { event_id: event.id },
      layout_config: { x: 0, y: 0, w: 1, h: 2 },
    });
    for (const path of [
      `/whats-on?search=${name}`,
      `/societies/${society.id}/events`,
      `/societies/${society.id}`,
    ]) {
      const phone = await page.context().newPage();
      // Together with the patience of `expect` less than the minute between two looks at a clock of which nothing is expected.
      await at(phone, opens - 30 * second, wrong);
      await phone.goto(path);
      const register = phone.getByRole('main').getByRole('button', { name: 'Register', exact: true });
      await expect(phone.getByText(name).first()).toBeVisible();
      await expect(register, `${path} before`).toHaveCount(0);
      await phone.clock.fastForward(31 * second);
      await expect(register, `${path} after`).toBeEnabled();
      await phone.close();
    }
  });
}

test('a guest keeps the code from the start of the event until its end', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const name = 'Two nights';
  const { id } = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    ...draft,
    name,
  });
  await call(page, 'post', paths.eventSignup(society.id, id), president.token);
  await at(page, start - minute);
  await page.goto(`/societies/${society.id}/events/${id}`);
  const show = page.getByRole('button', { name: 'Show my code' });
  await show.click();
  const code = page.getByRole('img', { name: `Code for ${name}` });
  await expect(code).toBeVisible();
  await page.clock.fastForward(2 * minute);
  await expect(page.getByText('On now')).toBeVisible();
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.fastForward(47 * hour);
  await show.click();
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.fastForward(hour);
  await expect(page.getByText('Event has passed')).toBeVisible();
  await expect(show).toHaveCount(0);
});
