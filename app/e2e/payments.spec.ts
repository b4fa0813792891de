import type { Browser, Page } from 'playwright/test';
import { paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import { expect, expectAccessible, read, signIn, test, type Account } from './fixtures.ts';
import { appoint, call, edit, foundSociety, makeStudent, type Founded } from './societies.ts';

const draft = {
  name: 'Winter ball',
  description: 'Black tie, and a ceilidh.',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '05:00:00',
  venue: 'Great Hall',
  max_participants: 20,
  price: 65,
  is_active: true,
  waiting_list: true,
};
const payment = {
  instructions: 'Pay at the desk on Tuesdays.',
  url: 'https://pay.example/ball',
  pay_within_hours: 48,
};

async function browserOf(browser: Browser, baseURL: string | undefined, student: Account): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signIn(page, student.university_id, student.password);
  return page;
}

const makeBall = (page: Page, { society, president }: Founded, more: object = {}) =>
  call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, { ...draft, payment, ...more });

/** Makes a student the Treasurer, with the role that every new society has. */
async function makeTreasurer(page: Page, founded: Founded): Promise<Account & { token: string }> {
  const student = await makeStudent(page);
  await appoint(page, founded, student, 'Treasurer');
  return student;
}

test('a student reads how to pay, the Treasurer notes it by keys, and the ticket says paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const founded = await foundSociety(page);
  const { society, president } = founded;
  await page.goto(`/societies/${society.id}/events`);
  await edit(page);
  await page.getByRole('button', { name: 'Create event' }).click();
  const form = page.getByRole('dialog', { name: 'Create event' });
  await form.getByLabel('Name').fill(draft.name);
  await form.getByLabel('Description').fill(draft.description);
  await form.getByLabel('Date', { exact: true }).fill('2099-03-04');
  await form.getByLabel('Time', { exact: true }).fill('18:00');
  await form.getByLabel('Venue').fill(draft.venue);
  await expect(form.getByRole('group', { name: 'Payment' })).toHaveCount(0);
  await form.getByLabel('Price').fill('65');
  await form.getByLabel('How to pay').fill(payment.instructions);
  await form.getByLabel('Where to pay').fill(payment.url);
  await form.getByLabel('Pay within').fill('48');
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(form).toHaveCount(0);
  const events = await read<SocietyEvent[]>(page, paths.events(society.id), president.token);
  const event = events.find(({ name }) => name === draft.name) as SocietyEvent;
  expect(event).toMatchObject({ price: 65, payment });
  const address = `/societies/${society.id}/events/${event.id}`;

  const student = await makeStudent(page);
  const other = await browserOf(browser, baseURL, student);
  await other.goto(address);
  await expect(other.getByText('To be paid within 48 hours of getting a place.')).toBeVisible();
  await other.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(other.getByText(/^Pay £65\.00 by /)).toBeVisible();
  await expect(other.getByText(payment.instructions)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
    'href',
    payment.url,
  );
  await expectAccessible(other);
  await other.goto('/my-events');
  await expect(other.getByText(/^To be paid by /)).toBeVisible();

  const absent = await makeStudent(page);
  await call(page, 'post', paths.eventSignup(society.id, event.id), absent.token);
  const treasurer = await browserOf(browser, baseURL, await makeTreasurer(page, founded));
  await treasurer.goto(address);
  const list = treasurer.locator('[data-soc="GuestList"]');
  await expect(list.getByText('0 of 2 have paid · £0.00 of £130.00')).toBeVisible();
  const row = list.getByRole('listitem').filter({ hasText: student.university_id });
  const paid = row.getByRole('button', { name: /^Paid: / });
  await paid.focus();
  await treasurer.keyboard.press('Enter');
  await expect(paid).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toContainText('£65.00');
  await expect(list.getByText('1 of 2 have paid · £65.00 of £130.00')).toBeVisible();
  const unpaid = list.getByRole('button', { name: 'Not paid (1)' });
  await unpaid.focus();
  await treasurer.keyboard.press(' ');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(absent.university_id);
  await expectAccessible(treasurer);
  await treasurer.goto(`/societies/${society.id}/dashboard`);
  const figures = treasurer.getByRole('group', { name: 'Payments' });
  await expect(figures).toContainText('Expected£130.00');
  await expect(figures).toContainText('Paid£65.00');

  await other.reload();
  await other.getByRole('button', { name: 'Show my code' }).click();
  await expect(other.getByRole('dialog').getByText('Paid')).toBeVisible();
  await other.goto('/notifications');
  await expect(other.getByText(`You have paid for ${draft.name}`)).toBeVisible();
  await other.goto(address);
  await expect(other.getByText('Paid', { exact: true })).toBeVisible();
  await expect(other.getByText(payment.instructions)).toHaveCount(0);

  await treasurer.goto(address);
  await paid.focus();
  await treasurer.keyboard.press('Enter');
  await expect(paid).toHaveAttribute('aria-pressed', 'false');
  const guests = await read<EventGuest[]>(page, paths.eventGuests(society.id, event.id), president.token);
  expect(guests.map(({ paid_at }) => paid_at)).toEqual([null, null]);
  await Promise.all([other.close(), treasurer.close()]);
});

test('the price changes after somebody paid: they keep theirs, and the form and the list say so', async ({
  page,
}) => {
  const founded = await foundSociety(page);
  const { society, president } = founded;
  const event = await makeBall(page, founded);
  const student = await makeStudent(page);
  await call(page, 'post', paths.eventSignup(society.id, event.id), student.token);
  await call(page, 'post', paths.guestPaid(society.id, event.id, student.university_id), president.token);
  await page.goto(`/societies/${society.id}/events/${event.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Edit event' }).click();
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await form.getByLabel('Price').fill('80');
  await expect(form.getByText(/^People who have paid keep the old price/)).toBeVisible();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: student.university_id });
  await expect(row).toContainText('£65.00 · price at that time');
});

test('at the door whoever has not paid is seen on a phone, and noted by one press', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const founded = await foundSociety(page);
  const { society, president } = founded;
  const event = await makeBall(page, founded, { datetime: new Date(Date.now() + 86_400_000).toISOString() });
  const student = await makeStudent(page);
  await call(page, 'post', paths.eventSignup(society.id, event.id), student.token);
  await page.goto(`/societies/${society.id}/events/${event.id}/door`);
  await page.getByRole('searchbox').fill(student.university_id);
  await expect(page.getByText(`${student.university_id} · Not paid`)).toBeVisible();
  await page.getByRole('button', { name: /^Let in / }).click();
  const result = page.getByRole('alert').filter({ hasText: ' · ' });
  await expect(result).toContainText('Not paid');
  const paid = result.getByRole('button', { name: /^Paid: / });
  await paid.click();
  await expect(paid).toHaveAttribute('aria-pressed', 'true');
  await expect(result).not.toContainText('Not paid');
  const [guest] = await read<EventGuest[]>(page, paths.eventGuests(society.id, event.id), president.token);
  expect(guest).toMatchObject({ paid_price: 65, paid_by: { university_id: president.university_id } });
  await paid.click();
  await expect(paid).toHaveAttribute('aria-pressed', 'false');
});

test.describe('late', () => {
  test.use({ expectedErrors: /404/ });

  test('a payment for a place that was given back meanwhile is refused, and the list shows who is on it', async ({
    page,
  }) => {
    const founded = await foundSociety(page);
    const { society } = founded;
    const event = await makeBall(page, founded);
    const student = await makeStudent(page);
    await call(page, 'post', paths.eventSignup(society.id, event.id), student.token);
    await page.goto(`/societies/${society.id}/events/${event.id}`);
    const paid = page.getByRole('button', { name: /^Paid: / });
    await expect(paid).toBeVisible();
    await call(page, 'delete', paths.eventSignup(society.id, event.id), student.token);
    await paid.click();
    await expect(page.getByText('Could not note the payment')).toBeVisible();
    await expect(page.getByText('Nobody has registered yet.')).toBeVisible();
  });
});
