import type { Page } from 'playwright/test';
import { paths, type SocietyEvent } from 'societies-contract';
import {
  demo,
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  read,
  signIn,
  test,
} from './fixtures.ts';
import { viewports } from './screens.ts';

const society = 1;

/** The first event of the demonstration that is to come. */
async function nextEvent(page: Page, token: string): Promise<SocietyEvent> {
  const events = await read<SocietyEvent[]>(page, paths.events(society), token);
  const next = events.filter(({ state }) => state === 'open' || state === 'full').at(-1);
  if (!next) throw new Error('Nothing is to come.');
  return next;
}

/** What each sees of an event that is to come. `screens` have the door. */
const pages = [
  { name: 'an event’s page', as: 'member', part: '[data-soc="EventDetails"]' },
  { name: 'an event’s page with its guest list', as: 'president', part: '[data-soc="GuestList"]' },
] as const;

for (const { name, as, part } of pages) {
  test(`${name} is accessible in light and dark and fits every width`, async ({ page }) => {
    const { id } = await nextEvent(page, await signIn(page, demo[as]));
    await page.goto(`/societies/${society}/events/${id}`);
    await expect(page.locator(part)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('by keys alone a committee comes from the list to an event, to its door and back', async ({ page }) => {
  const { id, name } = await nextEvent(page, await signIn(page, demo.president));
  await page.goto(`/societies/${society}/events`);
  const card = page.getByRole('link', { name }).first();
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));

  const toDoor = page.getByRole('link', { name: 'Open the door' });
  await expect(toDoor).toBeVisible();
  await tabTo(page, toDoor);
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Find by name or ID' });
  await expect(search).toBeVisible();
  await tabTo(page, search);
  await tabTo(page, page.getByRole('button', { name: 'Close the door list' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
});

/** Presses Tab until something has the focus; it is seen to have it. */
async function tabTo(page: Page, there: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(there).toBeFocused();
  // A search field wears it around its icon too.
  const ring = await there.evaluate((element) =>
    [element, element.parentElement].some((one) => one && getComputedStyle(one).outlineStyle !== 'none'),
  );
  expect(ring, 'a ring around what has the focus').toBe(true);
}
