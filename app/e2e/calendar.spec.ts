import { pageSizeLimits, paths, type SocietyEvent } from 'societies-contract';
import { expect, test, toast } from './fixtures.ts';
import { call, eventDraft, foundSociety } from './societies.ts';

test('the calendar address on My events serves a calendar until a new address is made', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    ...eventDraft,
    name: 'Subscribed walk',
  });
  await call(page, 'post', paths.eventSignup(society.id, event.id), president.token);
  await page.goto('/my-events');
  const field = page.getByRole('textbox', { name: 'Address of your calendar' });
  await expect(field).toHaveValue(/\/calendar\/[^/]+\.ics$/);
  // The server of a test stands at an address of its own.
  const pathOf = async () => new URL(await field.inputValue()).pathname;
  const before = await pathOf();
  const feed = await page.request.get(before);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('SUMMARY:Subscribed walk');

  const rotate = { name: 'Make a new address' } as const;
  await page.getByRole('button', rotate).click();
  await page.getByRole('alertdialog').getByRole('button', rotate).click();
  await expect(toast(page, 'This is your new address.')).toBeVisible();
  const after = await pathOf();
  expect(after).not.toBe(before);
  expect((await page.request.get(before)).status()).toBe(404);
  expect(await (await page.request.get(after)).text()).toContain('SUMMARY:Subscribed walk');
});

test('a month with more events than one call returns is shown whole', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const name = `Every hour ${Date.now()}`;
  const make = (datetime: string) =>
    call(page, 'post', paths.events(society.id), president.token, {
      name,
      description: 'Bring a torch.',
      datetime,
      duration: '01:00:00',
      venue: 'Meadow gate',
      max_participants: 5,
      price: 0,
      is_active: true,
    });
  for (let count = 0; count < pageSizeLimits.max; count += 1) await make('2099-03-04T18:00:00.000Z');
  await make('2099-03-20T18:00:00.000Z');
  await page.goto(`/whats-on?view=month&month=2099-03&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: /\b4 March.*, 100 events/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /\b20 March.*, 1 event$/ })).toBeVisible();
});
