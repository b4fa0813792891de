import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { outcomes, paths, validation, type EventGuest, type SocietyEvent } from 'societies-contract';
import { expect, read, signIn, test, toast, type Account } from './fixtures.ts';
import { call, edit, foundSociety, makeStudent } from './societies.ts';

const draft = {
  name: 'Night walk, and soup',
  description: 'Bring a torch.',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '01:30:00',
  venue: 'Meadow gate',
  max_participants: 5,
  price: 0,
  is_active: true,
};

/** An event of a society of its own, whose President `page` is signed in as. */
async function makeEvent(page: Page, more: object = {}) {
  const { society, president } = await foundSociety(page);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    ...draft,
    ...more,
  });
  return { society, president, event, address: `/societies/${society.id}/events/${event.id}` };
}

/** A browser of somebody else. */
async function browserOf(browser: Browser, baseURL: string | undefined, student: Account): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signIn(page, student.university_id, student.password);
  return page;
}

/** The lines of a calendar, unfolded, by their names without parameters. Source: RFC 5545, 3.1. */
const linesOf = (calendar: string) =>
  new Map(
    calendar
      .replace(/\r\n[ \t]/g, '')
      .replace(/\r\n$/, '')
      .split('\r\n')
      .map((line) => /^([A-Z-]+)[^:]*:(.*)$/.exec(line)?.slice(1) as [string, string]),
  );

test('an event is shared by its address, and added to a calendar as a file or by a link', async ({
  page,
  context,
  baseURL,
}) => {
  const { event, address } = await makeEvent(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, outcomes.link.copied.title)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);

  const calendar = page.getByRole('button', { name: 'Calendar' });
  await calendar.click();
  const google = page.getByRole('menuitem', { name: 'Google Calendar' });
  const query = new URL((await google.getAttribute('href')) ?? '').searchParams;
  expect([query.get('text'), query.get('dates'), query.get('location')]).toEqual([
    draft.name,
    '20990304T180000Z/20990304T193000Z',
    draft.venue,
  ]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /\.ics/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const lines = linesOf(await readFile(await file.path(), 'utf8'));
  expect(['BEGIN', 'SUMMARY', 'LOCATION'].map((name) => lines.get(name))).toEqual([
    'VEVENT',
    draft.name.replace(',', '\\,'),
    draft.venue,
  ]);
  expect(lines.get('DESCRIPTION')).toContain(draft.description);
  expect(lines.get('URL')).toMatch(new RegExp(`/events/${event.id}$`));
  // In the time of the university, where there is no summer yet.
  expect(lines.get('DTSTART')).toMatch(/^20990304T180000Z?$/);
  await expect(page).toHaveURL(address);
});

test('a phone shares an event by its own share sheet', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (what = {}) => {
      shared.push(what);
      return Promise.resolve();
    };
  });
  const { address } = await makeEvent(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: draft.name, url: `${baseURL}${address}` }]);
});

test('registering asks the event’s questions, also when one was removed meanwhile, and organisers read the answers', async ({
  page,
  browser,
  baseURL,
}) => {
  const questions = [
    { id: 'diet', kind: 'text', label: 'What do you eat?', required: true },
    { id: 'size', kind: 'choice', label: 'Which boots?', required: false, options: ['Small', 'Large'] },
    { id: 'first', kind: 'yes_no', label: 'Is it your first walk?', required: false },
  ];
  const room = { id: 'room', kind: 'text', label: 'Which room?', required: false };
  const { society, president, event, address } = await makeEvent(page, { questions: [...questions, room] });
  const student = await makeStudent(page);
  const other = await browserOf(browser, baseURL, student);
  await other.goto(address);
  await other.getByRole('button', { name: 'Register' }).click();
  const form = other.getByRole('dialog');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByLabel('What do you eat?')).toBeFocused();
  await expect(other.getByText('You are going')).toHaveCount(0);
  await form.getByLabel('What do you eat?').fill('Everything but nuts');
  await form.getByLabel('Which boots?').selectOption('Large');
  await form.getByLabel('Is it your first walk?').selectOption('Yes');
  await form.getByLabel(room.label).fill('The attic');
  await call(page, 'put', paths.event(society.id, event.id), president.token, { ...draft, questions });
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(toast(other, outcomes.event.registerFailed)).toContainText(validation.booking.answerGone);
  await expect(form.getByLabel(room.label)).toHaveCount(0);
  await expect(form.getByLabel('What do you eat?')).toHaveValue('Everything but nuts');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(other.getByText('You are going')).toBeVisible();
  await other.close();

  await page.goto(address);
  const row = page.getByRole('listitem').filter({ hasText: student.university_id });
  await expect(row).toContainText('What do you eat? Everything but nuts');
  await expect(row).toContainText('Which boots? Large');
  await expect(row).toContainText('Is it your first walk? Yes');
});

test('a members-only event offers Join to others, and then Register', async ({ page, browser, baseURL }) => {
  const { society, address } = await makeEvent(page, { members_only: true });
  const student = await makeStudent(page);
  const other = await browserOf(browser, baseURL, student);
  await other.goto(address);
  await expect(other.getByText('Only members can register.')).toBeVisible();
  const register = other.getByRole('button', { name: 'Register', exact: true });
  await expect(register).toHaveCount(0);
  await other.getByRole('button', { name: 'Join to register' }).click();
  await expect(toast(other, outcomes.join.success(society.name).title)).toBeVisible();
  await register.click();
  await expect(other.getByText('You are going')).toBeVisible();
  await other.close();
});

test('a cancelled event shows its reason to everybody, and its guest list cannot be changed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { society, president, event, address } = await makeEvent(page);
  const student = await makeStudent(page);
  await call(page, 'post', paths.eventSignup(society.id, event.id), student.token);
  await page.goto(address);
  await edit(page);
  await expect(page.getByRole('button', { name: 'Cancel event' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Cancel the event' });
  await confirm.click();
  await expect(dialog.getByText('Please say why, in a sentence.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The meadow is flooded.');
  await confirm.click();
  await expect(toast(page, outcomes.event.cancelled)).toBeVisible();

  const list = page.locator('[data-soc="GuestList"]');
  await expect(list.getByRole('listitem').filter({ hasText: student.university_id })).toBeVisible();
  await expect(list.getByText('1 going, 0 waiting, 0 checked in')).toBeVisible();
  await expect(list.getByRole('link', { name: 'Open the door' })).toHaveCount(0);
  await expect(list.getByLabel('Add a guest by University ID')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel event' })).toHaveCount(0);
  const guests = await read<EventGuest[]>(page, paths.eventGuests(society.id, event.id), president.token);
  expect(guests.map(({ university_id }) => university_id)).toEqual([student.university_id]);

  const other = await browserOf(browser, baseURL, student);
  await other.goto(address);
  await expect(other.getByText('The meadow is flooded.')).toBeVisible();
  await expect(other.getByRole('button', { name: /Register|Show my code/ })).toHaveCount(0);
  await other.goto('/notifications');
  await expect(other.getByText('The meadow is flooded.')).toBeVisible();
  await other.close();
});
