import type { Locator, Page } from 'playwright/test';
import { outcomes, paths, type SocietyEvent } from 'societies-contract';
import { demo, expect, read, test, toast } from './fixtures.ts';
import { call, foundSociety } from './societies.ts';
import { touch } from './tooSmall.ts';

const draft = {
  description: 'Bring a torch.',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '01:00:00',
  venue: 'Meadow gate',
  max_participants: 20,
  price: 0,
  is_active: true,
};
const diet = { id: 'diet', kind: 'text', label: 'What do you eat?', required: true };
/** Students of the demonstration. */
const guests = Array.from({ length: 8 }, (_, index) => String(10_000_051 + index));

/** A society whose president `page` is, with a walk that asks its guests what they eat, and its guests on the list. */
async function foundWithWalk(page: Page) {
  const { society, president } = await foundSociety(page);
  const word = `Lanterns${Date.now()}`;
  const make = (name: string, more: object) =>
    call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, { ...draft, name, ...more });
  const walk = `${word} walk`;
  const { id } = await make(walk, { questions: [diet] });
  // More than fit into a glance: their list has a search.
  for (const university_id of guests)
    await call(page, 'post', paths.eventGuests(society.id, id), president.token, { university_id });
  return { society, president, word, make, walk, id };
}

/** What a hand on a keyboard does. */
const handOf = (page: Page) => {
  const keys = page.keyboard;
  const press = async (there: Locator, key = 'Enter') => {
    await tabTo(page, there);
    await keys.press(key);
  };
  const write = async (there: Locator, text: string) => {
    await tabTo(page, there);
    await keys.type(text);
  };
  return {
    keys,
    press,
    write,
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
  };
};

test('a student finds an event, takes a place and returns to it by keyboard alone', async ({
  page,
  context,
}) => {
  const { society, word, make, walk, id } = await foundWithWalk(page);
  const noon = new Date(new Date().setUTCHours(12, 0, 0, 0)).toISOString();
  const lunch = `${word} lunch`;
  await make(lunch, { datetime: noon });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  const { keys, press, write, button, link } = handOf(page);
  const register = async () => {
    await press(button('Register'));
    const form = page.getByRole('dialog');
    await write(form.getByLabel(diet.label), 'Soup');
    await keys.press('Enter');
    await expect(page.getByText('You are going')).toBeVisible();
    await expect(form).toHaveCount(0);
  };

  await test.step('what is on is narrowed, looked at by month, and an event opened', async () => {
    await page.goto('/whats-on');
    const article = (name: string) => page.getByRole('article', { name });
    const narrow = page.getByRole('search');
    await write(narrow.getByRole('searchbox', { name: 'Search events' }), word);
    await expect(article(walk)).toBeVisible();
    for (const name of ['Today', 'This week']) {
      const chip = narrow.getByRole('button', { name, exact: true });
      await press(chip, 'Space');
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(article(walk)).toHaveCount(0);
      await expect(article(lunch)).toBeVisible();
      await keys.press('Space');
      await expect(article(walk)).toBeVisible();
    }
    await press(narrow.getByRole('button', { name: 'Places left', exact: true }));
    const { id: category, name } = society.category;
    await press(narrow.getByRole('button', { name, exact: true }));
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
    const narrowed = { search: word, places: '1', category: String(category) };
    await expect.poll(asked).toEqual(narrowed);
    await press(button('Month'));
    const today = page.locator('[data-soc="MonthCalendar"] button[aria-current="date"]');
    await press(today);
    await expect.poll(asked).toEqual({ ...narrowed, view: 'month', when: noon.slice(0, 10) });
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await expect(article(lunch)).toBeVisible();
    await keys.press('Enter');
    await expect(today).toHaveAttribute('aria-pressed', 'false');
    await press(button('Next month'));
    await expect(today).toHaveCount(0);
    await press(button('Agenda'));
    await press(article(walk).getByRole('link', { name: walk }));
    await expect(page.getByRole('heading', { level: 2, name: walk })).toBeVisible();
  });

  await test.step('a place is taken with an answer, given back and taken again, shown, shared and put into a calendar', async () => {
    await register();
    await press(button('Give up my place'));
    await expect(toast(page, outcomes.event.withdrawn(walk))).toBeVisible();
    await expect(page.getByText('You are going')).toHaveCount(0);
    await register();
    const ticket = button('Show my code');
    await press(ticket);
    await expect(page.getByRole('img', { name: `Code for ${walk}` })).toBeVisible();
    await keys.press('Escape');
    await expect(ticket).toBeFocused();
    await press(button('Calendar'));
    await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toBeFocused();
    await keys.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Outlook Calendar' })).toBeFocused();
    await keys.press('Escape');
    await expect(button('Calendar')).toBeFocused();
    await press(button('Share'));
    await expect(toast(page, outcomes.link.copied.title)).toBeVisible();
  });

  await test.step('my events lead to it, and from there to the society’s', async () => {
    await press(link('My events').first());
    await expect(page).toHaveURL('/my-events');
    await press(link(walk));
    await expect(page).toHaveURL(`/societies/${society.id}/events/${id}`);
    await press(link('All events'));
    await expect(
      page.getByRole('region', { name: 'Yours' }).getByRole('article', { name: walk }),
    ).toBeVisible();
  });
});

test('a committee writes an event, edits its guest list and uses its door by keyboard alone', async ({
  page,
}) => {
  const { society, president, word, walk, id } = await foundWithWalk(page);
  await call(page, 'post', paths.eventSignup(society.id, id), president.token, {
    answers: { [diet.id]: 'Soup' },
  });
  const { keys, press, write, button, link } = handOf(page);

  await test.step('an event is written that repeats and asks', async () => {
    await page.goto(`/societies/${society.id}/events`);
    await press(button('Edit page'));
    await press(button('Create event').first());
    const form = page.getByRole('dialog', { name: 'Create event' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await expect(field('Name')).toBeFocused();
    await keys.type(`${word} choir`);
    await write(field('Description'), draft.description);
    // The same in whatever order a browser has days and months, and in 12 hours as in 24.
    await write(field('Date'), '03032099');
    await write(field('Time'), '1130AM');
    await write(field('Venue'), draft.venue);
    await press(field('Repeats'), 'ArrowDown');
    await write(field('Repeat until'), '04042099');
    await press(form.locator('summary'));
    await press(form.getByRole('button', { name: 'Add a question' }));
    await write(field('Question 1'), 'Which voice?');
    await press(form.getByRole('button', { name: 'Create event' }));
    await expect(toast(page, outcomes.event.created)).toBeVisible();
    const events = await read<SocietyEvent[]>(page, paths.events(society.id), president.token);
    const written = events.filter(({ name }) => name === `${word} choir`).reverse();
    expect(written.map(({ datetime }) => datetime.slice(0, 10))).toEqual([
      '2099-03-03',
      '2099-03-10',
      '2099-03-17',
      '2099-03-24',
      '2099-03-31',
    ]);
    expect(written[0]?.questions).toMatchObject([{ kind: 'text', label: 'Which voice?' }]);
  });

  const list = page.locator('[data-soc="GuestList"]');
  await test.step('a guest is searched for, removed with a reason, and another one added', async () => {
    await press(link(walk).first());
    const rows = list.getByRole('listitem');
    await expect(rows).toHaveCount(guests.length + 1);
    const [leaving = ''] = guests;
    await write(list.getByRole('searchbox', { name: 'Search guests' }), leaving);
    await expect(rows).toHaveCount(1);
    await press(rows.getByRole('button', { name: /^Remove/ }));
    const question = page.getByRole('alertdialog');
    await write(question.getByLabel('Reason'), 'You asked us to.');
    await press(question.getByRole('button', { name: 'Remove', exact: true }));
    await expect(toast(page, outcomes.event.guestRemoved)).toBeVisible();
    await expect(list.getByText('No guest matches.')).toBeVisible();
    await write(list.getByLabel('Add a guest by University ID'), demo.member);
    await keys.press('Enter');
    await expect(toast(page, outcomes.event.guestAdded)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await press(list.getByRole('button', { name: 'Download as CSV' }));
    expect((await downloading).suggestedFilename()).toBe(`guests-${id}.csv`);
  });

  await test.step('at the door somebody is let in, and taken back', async () => {
    await press(list.getByRole('link', { name: 'Open the door' }));
    const inside = (count: number) => page.getByText(`${count} of ${guests.length + 1} are in`);
    await expect(inside(0)).toBeVisible();
    await write(page.getByRole('searchbox', { name: 'Find by name or ID' }), president.university_id);
    await press(button(`Let in ${president.first_name} ${president.last_name}`));
    await expect(inside(1)).toBeVisible();
    await press(page.getByRole('main').getByRole('button', { name: 'Undo' }));
    await expect(inside(0)).toBeVisible();
    await press(button('Close the door list'));
    await expect(page).toHaveURL(`/societies/${society.id}/events/${id}`);
  });
});

/** Presses Tab, or Shift and Tab where that is behind, until something has the focus; it is seen to have it. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  await expect(there).toBeVisible();
  const isBehind = await there.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      (element.compareDocumentPosition(document.activeElement ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
  );
  for (let presses = 0; presses < 150; presses += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  await expect(there).toBeFocused();
  // A search field wears it around its icon too.
  const ring = await there.evaluate((element) =>
    [element, element.parentElement].some((one) => one && getComputedStyle(one).outlineStyle !== 'none'),
  );
  expect(ring, 'a ring around what has the focus').toBe(true);
}

test.describe('a reader in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('reads times of their own zone, with its name', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const { id } = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
      ...draft,
      name: 'Lanterns',
    });
    await page.goto(`/societies/${society.id}/events/${id}`);
    await expect(page.locator('[data-soc="EventDetails"]')).toContainText('13:00 GMT-5');
    await page.goto(`/societies/${society.id}/events`);
    await expect(page.locator('[data-soc="EventCard"]')).toContainText('13:00 GMT-5');
  });
});

test('a reader in the site’s zone reads times without a zone', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  await call(page, 'post', paths.events(society.id), president.token, { ...draft, name: 'Lanterns' });
  await page.goto(`/societies/${society.id}/events`);
  await expect(page.locator('[data-soc="EventCard"]')).toContainText('18:00 · 1.0 hours');
});

test('on a phone a finger finds each host of an event, and its link', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    ...draft,
    name: 'Night walk by phone',
    link: 'https://example.org/call',
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/societies/${society.id}/events/${event.id}`);
  const details = page.locator('[data-soc="EventDetails"]');
  await expect(details).toBeVisible();
  const noMore = await touch(page);
  const links = details.locator(':is([data-part="hosts"], [data-part="facts"]) a');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await noMore();
});
