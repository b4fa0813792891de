import type { Page } from 'playwright/test';
import {
  outcomes,
  paths,
  type SocietyEvent,
  type FeatureOptions,
  type Role,
  type SocietyPage,
  type Widget,
} from 'societies-contract';
import { expect, read, signIn, test, toast } from './fixtures.ts';
import { appoint, call, edit, foundSociety, makeStudent, type Founded } from './societies.ts';

/** The browser of a second officer, who may change everything that the President may. */
async function secondOfficer(page: Page, founded: Founded): Promise<Page> {
  const student = await makeStudent(page);
  await appoint(page, founded, student);
  const context = await page.context().browser()?.newContext();
  const other = await (context as NonNullable<typeof context>).newPage();
  await signIn(other, student.university_id, student.password);
  return other;
}

const openEvent = async (page: Page, society: number) => {
  await page.goto(`/societies/${society}/events`);
  await edit(page);
  await page.getByRole('button', { name: 'Edit Night walk' }).click();
  return page.getByRole('dialog', { name: 'Edit event' });
};
const notice = (page: Page) => page.locator('[data-soc="ConflictNotice"]');

const slogan = (text: string, y = 0) => ({
  content_type: 'slogan',
  content: { text },
  layout_config: { x: 0, y, w: 1, h: 1 },
});

test.use({ expectedErrors: /status of 409/ });

test('two officers who edit the same page both keep their changes, or the second takes the first one’s', async ({
  page,
}) => {
  const own = await foundSociety(page);
  const { society, president } = own;
  const other = await secondOfficer(page, own);
  await test.step('an event: the second keeps both', async () => {
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
      name: 'Night walk',
      description: 'Bring a torch.',
      datetime: new Date(Date.now() + 4 * 86_400_000).toISOString(),
      duration: '00:45:00',
      venue: 'Meadow gate',
      max_participants: 5,
      price: 0,
      is_active: true,
    });
    const mine = await openEvent(page, society.id);
    const theirs = await openEvent(other, society.id);

    await theirs.getByLabel('Venue').fill('Library roof');
    await theirs.getByLabel('Max participants').fill('60');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(other, outcomes.event.updated)).toBeVisible();

    await mine.getByLabel('Venue').fill('North gate');
    await mine.getByLabel('Description').fill('Bring two torches.');
    await mine.getByRole('button', { name: 'Save changes' }).click();
    await expect(notice(page)).toContainText('Library roof');
    await expect(mine.getByLabel('Venue')).toHaveValue('North gate');
    await expect(mine.getByLabel('Description')).toHaveValue('Bring two torches.');
    await notice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page, outcomes.event.updated)).toBeVisible();
    expect(await read<SocietyEvent>(page, paths.event(society.id, event.id), president.token)).toMatchObject({
      venue: 'North gate',
      description: 'Bring two torches.',
      max_participants: 60,
    });
  });
  await test.step('a description: the second takes the first', async () => {
    for (const each of [page, other]) {
      await each.goto(`/societies/${society.id}/info`);
      await edit(each);
    }
    const field = (each: Page) => each.getByRole('textbox', { name: 'Description' });
    const save = (each: Page) =>
      each.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Save' }).click();
    await field(page).fill('We meet on Mondays.');
    await field(other).fill('We meet on Fridays.');
    await save(other);
    await expect(toast(other, outcomes.society.dataUpdated)).toBeVisible();

    await save(page);
    await expect(notice(page)).toContainText('We meet on Fridays.');
    await expect(field(page)).toHaveValue('We meet on Mondays.');
    await notice(page).getByRole('button', { name: 'Take theirs' }).click();
    await expect(field(page)).toHaveValue('We meet on Fridays.');
    const stored = await read<SocietyPage>(page, paths.society(society.id), president.token);
    expect(stored.description).toBe('We meet on Fridays.');
  });
  await other.context().close();
});

test('an editor that saves over a newer version shows the difference, and keeps both changes', async ({
  page,
}) => {
  const { society, president } = await foundSociety(page);
  await test.step('a role', async () => {
    const role = await call<Role>(page, 'post', paths.roles(society.id), president.token, {
      name: 'Archivist',
      society: society.id,
    });
    await page.goto(`/societies/${society.id}/dashboard/roles`);
    const roles = page.getByRole('region', { name: 'Roles' });
    await roles
      .getByRole('group', { name: 'What the Archivist may do' })
      .getByRole('checkbox', { name: 'Edit posts' })
      .check();
    await call(page, 'put', paths.role(society.id, role.id), president.token, {
      name: 'Keeper',
      society: society.id,
      permissions: [],
    });
    await roles.getByRole('button', { name: 'Save roles' }).click();
    await expect(notice(page)).toContainText('Keeper');
    await notice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page, outcomes.role.updated)).toBeVisible();
    const stored = await read<Role[]>(page, paths.roles(society.id), president.token);
    expect(stored.find(({ id }) => id === role.id)).toMatchObject({
      name: 'Keeper',
      permissions: [expect.any(Number)],
      version: 3,
    });
  });
  await test.step('the feature switches', async () => {
    const path = paths.featureOption(society.id, society.id);
    await page.goto(`/societies/${society.id}/dashboard/settings`);
    await page.getByText('Merchandise', { exact: true }).click();
    await call(page, 'put', path, president.token, {
      enable_posts: false,
      enable_events: true,
      enable_merch: true,
    });
    await page.locator('[data-soc="FeatureOptionsForm"]').getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('Posts');
    await notice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page, outcomes.society.featuresUpdated)).toBeVisible();
    expect(await read<FeatureOptions>(page, paths.featureOptions(society.id), president.token)).toMatchObject(
      { enable_posts: false, enable_events: true, enable_merch: false },
    );
  });
  await test.step('a theme', async () => {
    const shown = (await read<SocietyPage>(page, paths.society(society.id), president.token)).theme;
    await page.goto(`/societies/${society.id}/info`);
    await edit(page);
    await page.getByLabel('Primary', { exact: true }).fill('#123456');
    const { id: _, version: __, ...colors } = shown;
    await call(page, 'put', paths.updateTheme(society.id), president.token, {
      theme: { ...colors, secondary_color: '#005544' },
    });
    await page.locator('[data-soc="ThemeEditor"]').getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('#005544');
    await notice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page, outcomes.society.themeUpdated)).toBeVisible();
    const stored = await read<SocietyPage>(page, paths.society(society.id), president.token);
    expect(stored.theme).toMatchObject({ primary_color: '#123456', secondary_color: '#005544' });
  });
  await test.step('a logo is nothing to ask about', async () => {
    await page.goto(`/societies/${society.id}/info`);
    await edit(page);
    await page.getByRole('textbox', { name: 'Description' }).fill('We meet on Mondays.');
    await call(page, 'put', paths.updateSociety(society.id), president.token, { logo: null });
    await page.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, outcomes.society.dataUpdated)).toBeVisible();
  });
  await test.step('a widget stays where somebody else put it', async () => {
    const path = paths.widgets(society.id);
    const widget = await call<Widget>(page, 'post', path, president.token, slogan('We look up'));
    await page.goto(`/societies/${society.id}`);
    await edit(page);
    await page.getByRole('button', { name: 'Edit Slogan: We look up' }).click();
    const form = page.getByRole('dialog', { name: 'Edit widget' });
    await form.getByRole('textbox', { name: 'Slogan' }).fill('Mine');
    await call(page, 'put', paths.widget(widget.id), president.token, slogan('Theirs', 4));
    await form.getByRole('button', { name: 'Save widget' }).click();
    await expect(notice(page)).toContainText('Theirs');
    await expect(form.getByRole('textbox', { name: 'Slogan' })).toHaveValue('Mine');
    await notice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('Mine')).toBeVisible();
    const stored = await read<Widget[]>(page, path, president.token);
    expect(stored.find(({ id }) => id === widget.id)).toMatchObject(slogan('Mine', 4));
    await call(page, 'delete', paths.widget(widget.id), president.token);
  });
  await test.step('a layout', async () => {
    const path = paths.widgets(society.id);
    const add = (text: string, y: number) =>
      call<Widget>(page, 'post', path, president.token, slogan(text, y));
    const [first, second] = [await add('First', 0), await add('Second', 1)];
    await page.goto(`/societies/${society.id}`);
    await edit(page);
    await page.getByRole('button', { name: 'Move or resize Slogan: First' }).focus();
    // The second moves up into the room that the first leaves.
    for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await call(page, 'put', paths.widget(second.id), president.token, {
      widget_id: second.id,
      layout_config: { x: 2, y: 0, w: 1, h: 1 },
    });
    await page.getByRole('button', { name: 'Save Layout Changes' }).click();
    await expect(notice(page)).toContainText('Slogan: Second');
    await notice(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page, outcomes.society.dataUpdated)).toBeVisible();
    const stored = await read<Widget[]>(page, path, president.token);
    const at = ({ id }: Widget) => stored.find((widget) => widget.id === id)?.layout_config;
    expect([at(first), at(second)]).toMatchObject([
      { x: 1, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});
