import type { Page } from 'playwright/test';
import { outcomes, paths, type SocietyEvent } from 'societies-contract';
import { expect, read, test, toast } from './fixtures.ts';
import { call, edit, eventDraft as draft, foundSociety, makeStudent } from './societies.ts';

test('an event of a series is changed together with those after it, and is copied into a new event', async ({
  page,
}) => {
  const { society, president } = await foundSociety(page);
  await page.goto(`/societies/${society.id}/events`);
  await page.getByRole('button', { name: 'Create event' }).click();
  const form = page.getByRole('dialog', { name: 'Create event' });
  for (const [label, value] of [
    ['Name', draft.name],
    ['Description', draft.description],
    ['Date', '2099-03-04'],
    ['Time', '18:00'],
    ['Venue', draft.venue],
  ] as const)
    await form.getByLabel(label).fill(value);
  await form.getByLabel('Repeats').selectOption('week');
  await form.getByLabel('Repeat until').fill('2099-03-18');
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(toast(page, outcomes.event.created)).toBeVisible();
  const series = async () =>
    (await read<SocietyEvent[]>(page, paths.events(society.id), president.token)).reverse();
  const [, second] = await series();

  await page.goto(`/societies/${society.id}/events/${second?.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Edit event' }).click();
  const change = page.getByRole('dialog', { name: 'Edit event' });
  await change.getByLabel('Venue').fill('North gate');
  await change.getByText('Also change all later dates of this series').click();
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, outcomes.event.updated)).toBeVisible();
  expect((await series()).map(({ venue }) => venue)).toEqual(['Meadow gate', 'North gate', 'North gate']);

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(draft.name);
  await expect(form.getByLabel('Venue')).toHaveValue('North gate');
  await expect(form.getByLabel('Date')).toHaveValue('');
  await form.getByLabel('Date').fill('2099-04-01');
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('Wednesday 1 April 2099')).toBeVisible();
  const copy = (await series()).at(-1);
  await expect(page).toHaveURL(`/societies/${society.id}/events/${copy?.id}`);
  expect(copy).toMatchObject({ name: draft.name, venue: 'North gate', series_id: null });
});

test('a deleted event is restored by Undo', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, draft);
  const events = () => read<SocietyEvent[]>(page, paths.events(society.id), president.token);
  await page.goto(`/societies/${society.id}/events/${event.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Delete event' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, outcomes.event.deleted)).toBeVisible();
  expect(await events()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, outcomes.undo.done)).toBeVisible();
  expect(await events()).toMatchObject([{ id: event.id, name: draft.name, venue: draft.venue }]);
  await page.goto(`/societies/${society.id}/events`);
  await expect(page.locator('[data-soc="EventCard"]').filter({ hasText: draft.name })).toBeVisible();
});

test('an event with guests is deleted after the number of them, and Undo restores it with their places', async ({
  page,
}) => {
  const { society, president } = await foundSociety(page);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, draft);
  await call(page, 'post', paths.eventSignup(society.id, event.id), (await makeStudent(page)).token);
  await page.goto(`/societies/${society.id}/events`);
  await edit(page);
  await page.getByRole('button', { name: `Delete ${draft.name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(question.getByText(`Are you sure you want to delete ${draft.name}?`)).toBeVisible();
  await expect(question.getByText('One person is registered, and will be told.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, outcomes.event.deleted)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, outcomes.undo.done)).toBeVisible();
  expect(await read<SocietyEvent>(page, paths.event(society.id, event.id), president.token)).toMatchObject({
    participants: 1,
  });
  await page.goto(`/societies/${society.id}/events/${event.id}`);
  await edit(page);
  await expect(page.getByRole('button', { name: 'Delete event' })).toBeVisible();
});

test('a deleted series is restored whole by Undo', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const body = { ...draft, repeat: { every: 'week', until: '2099-03-18' } };
  await call(page, 'post', paths.events(society.id), president.token, body);
  const series = async () =>
    (await read<SocietyEvent[]>(page, paths.events(society.id), president.token)).reverse();
  const count = async () => (await series()).length;
  expect(await count()).toBe(3);
  const [first] = await series();
  await page.goto(`/societies/${society.id}/events/${first?.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Delete event' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Also delete all later dates of this series').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, outcomes.event.deleted)).toBeVisible();
  expect(await count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, outcomes.undo.done)).toBeVisible();
  expect(await count()).toBe(3);
});

/** Another society with a President of its own; `page` stays signed in as who it was. */
async function otherSociety(page: Page) {
  const context = await page.context().browser()?.newContext();
  const other = await (context as NonNullable<typeof context>).newPage();
  return { page: other, ...(await foundSociety(other)) };
}

test('the event form warns of a clash with another event of the members', async ({ page }) => {
  const own = await foundSociety(page);
  const other = await otherSociety(page);
  await call(page, 'post', paths.events(other.society.id), other.president.token, draft);
  const both = await makeStudent(page);
  for (const { society } of [own, other]) await call(page, 'post', paths.join(society.id), both.token);
  await page.goto(`/societies/${own.society.id}/events`);
  await page.getByRole('button', { name: 'Create event' }).click();
  const form = page.getByRole('dialog', { name: 'Create event' });
  await form.getByLabel('Date').fill('2099-03-04');
  await form.getByLabel('Time').fill('18:30');
  const notice = form.locator('[data-soc="ClashNotice"]');
  await expect(notice).toContainText(
    `One of your members is also in ${other.society.name}, which has an event then: Night walk.`,
  );
  await form.getByLabel('Time').fill('20:30');
  await expect(notice).toBeEmpty();
  await other.page.context().close();
});

test('a society that is asked to co-host accepts', async ({ page }) => {
  const own = await foundSociety(page);
  const other = await otherSociety(page);
  const event = await call<SocietyEvent>(
    page,
    'post',
    paths.events(own.society.id),
    own.president.token,
    draft,
  );
  const at = `/societies/${own.society.id}/events/${event.id}`;
  await page.goto(at);
  await edit(page);
  await page.getByRole('combobox', { name: 'Invite another society to co-host' }).fill(other.society.name);
  await page.getByRole('option', { name: other.society.name }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(toast(page, outcomes.event.hostAsked(other.society.name))).toBeVisible();

  await other.page.goto(at);
  await other.page.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(other.page, outcomes.event.hostAccepted(other.society.name))).toBeVisible();
  await expect(other.page.locator('[data-soc="EventDetails"] [data-part="hosts"]')).toContainText(
    other.society.name,
  );

  await other.page.goto(`/societies/${other.society.id}/events`);
  const cohosted = other.page.getByRole('region', { name: 'With other societies' });
  await expect(cohosted).toContainText(own.society.name);
  await cohosted.getByRole('link', { name: event.name }).click();
  await expect(other.page).toHaveURL(at);

  // Home of the second host tells of it too, and a place taken there is shown there.
  await call(other.page, 'post', paths.widgets(other.society.id), other.president.token, {
    content_type: 'events',
    content: {},
    layout_config: { x: 0, y: 0, w: 2, h: 2 },
  });
  await other.page.goto(`/societies/${other.society.id}`);
  const widget = other.page.locator('[data-soc="EventWidget"]');
  await expect(widget.getByRole('link', { name: event.name })).toHaveAttribute('href', at);
  await widget.getByRole('button', { name: 'Register' }).click();
  await expect(widget.getByRole('button', { name: 'Registered' })).toBeVisible();
  // Whoever hosts it alone has no such part.
  await page.goto(`/societies/${own.society.id}/events`);
  await expect(page.getByRole('article', { name: event.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'With other societies' })).toHaveCount(0);
  await other.page.context().close();
});

test('a society that is asked to co-host declines, and one that accepted is removed again', async ({
  page,
}) => {
  const own = await foundSociety(page);
  const other = await otherSociety(page);
  const event = await call<SocietyEvent>(
    page,
    'post',
    paths.events(own.society.id),
    own.president.token,
    draft,
  );
  const { id, name } = other.society;
  const ask = () =>
    call(page, 'post', paths.eventHosts(own.society.id, event.id), own.president.token, { society: id });
  const at = `/societies/${own.society.id}/events/${event.id}`;
  const hosts = page.locator('[data-soc="EventDetails"] [data-part="hosts"]');

  await ask();
  await other.page.goto(at);
  await other.page.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(other.page, outcomes.event.hostDeclined)).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await page.goto(at);
  await edit(page);
  await expect(page.locator('[data-soc="HostList"]')).toContainText(own.society.name);
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);

  await ask();
  await call(page, 'post', paths.acceptHosting(own.society.id, event.id), other.president.token);
  await page.reload();
  await expect(hosts).toContainText(name);
  await edit(page);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page, outcomes.event.hostRemoved(name))).toBeVisible();
  await expect(hosts).not.toContainText(name);
  await other.page.reload();
  await expect(other.page.locator('[data-soc="EventDetails"] [data-part="hosts"]')).not.toContainText(name);
  await other.page.context().close();
});

test('an officer of both societies accepts for the second one', async ({ page }) => {
  const own = await foundSociety(page);
  const second = await foundSociety(page, own.president);
  const event = await call<SocietyEvent>(
    page,
    'post',
    paths.events(own.society.id),
    own.president.token,
    draft,
  );
  await call(page, 'post', paths.eventHosts(own.society.id, event.id), own.president.token, {
    society: second.society.id,
  });
  await page.goto(`/societies/${own.society.id}/events/${event.id}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, outcomes.event.hostAccepted(second.society.name))).toBeVisible();
  await expect(page.locator('[data-soc="EventDetails"] [data-part="hosts"]')).toContainText(
    second.society.name,
  );
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});

test('deleting the rest of a series keeps the events that have guests, and names them', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const first = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    ...draft,
    repeat: { every: 'week', until: '2099-03-18' },
  });
  const [last] = await read<SocietyEvent[]>(page, paths.events(society.id), president.token);
  const guest = await makeStudent(page);
  await call(page, 'post', paths.eventSignup(society.id, last?.id ?? 0), guest.token);

  await page.goto(`/societies/${society.id}/events/${first.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Delete event' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await question.getByText('Also delete all later dates of this series').click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, outcomes.event.kept(['18 March 2099'], 0))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: draft.name })).toHaveCount(1);
  const left = await read<SocietyEvent[]>(page, paths.events(society.id), president.token);
  expect(left.map(({ id }) => id)).toEqual([last?.id]);
});
