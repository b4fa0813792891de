import type { Page } from 'playwright/test';
import { demo, expect, signIn, test } from './fixtures.ts';
import { edit } from './societies.ts';

/** An editor of a society's pages, changed and never saved. */
interface Unsaved {
  what: string;
  tab: 'Home' | 'Info' | 'Dashboard';
  /** The tab of the dashboard. */
  part?: 'Roles' | 'Settings';
  /** The editor goes away when editing is switched off. */
  whileEditing: boolean;
  change: (page: Page) => Promise<unknown>;
  /** What was changed is still there. */
  changed: (page: Page) => Promise<unknown>;
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const right = (page: Page) =>
  page
    .getByRole('group', { name: 'What the Treasurer may do' })
    .getByRole('checkbox', { name: 'Edit posts' });
const merch = (page: Page) => page.getByRole('switch', { name: 'Merchandise' });

const editors: readonly Unsaved[] = [
  {
    what: 'the description',
    tab: 'Info',
    whileEditing: true,
    change: (page) => description(page).fill('Not what we are.'),
    changed: (page) => expect(description(page)).toHaveValue('Not what we are.'),
  },
  {
    what: 'the theme',
    tab: 'Info',
    whileEditing: true,
    change: (page) => page.getByLabel('Primary', { exact: true }).fill('#123456'),
    changed: (page) => expect(page.getByLabel('Primary', { exact: true })).toHaveValue('#123456'),
  },
  {
    what: 'the permissions of a role',
    tab: 'Dashboard',
    whileEditing: false,
    part: 'Roles',
    change: (page) => right(page).click({ force: true }),
    changed: (page) => expect(page.getByRole('button', { name: 'Save roles' })).toBeVisible(),
  },
  {
    what: 'the features',
    tab: 'Dashboard',
    whileEditing: false,
    part: 'Settings',
    change: (page) => page.getByText('Merchandise', { exact: true }).click(),
    changed: (page) => expect(merch(page)).not.toBeChecked(),
  },
  {
    what: 'the layout',
    tab: 'Home',
    whileEditing: true,
    change: async (page) => {
      await page
        .getByRole('button', { name: /^Move or resize/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Enter');
    },
    changed: (page) => expect(page.getByText(/changes? not saved yet/)).toBeVisible(),
  },
];

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('an editor with unsaved changes asks before leaving, and keeps them on Stay', async ({ page }) => {
  await signIn(page, demo.president);
  await page.goto('/societies/1/events');
  for (const [index, { what, tab, part, whileEditing, change, changed }] of editors.entries()) {
    await test.step(what, async () => {
      for (const name of part ? [tab, part] : [tab])
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      if (whileEditing) await edit(page);
      await change(page);
      await changed(page);
      const { pathname } = new URL(page.url());

      await page.getByRole('banner').getByRole('link', { name: 'My societies' }).click();
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(page).toHaveURL(pathname);
      await changed(page);
      // All editors report to one guard, which is asked in each way once.
      if (index === 0) {
        await page.evaluate(() => history.back());
        await question(page).getByRole('button', { name: 'Stay' }).click();
        await expect(page).toHaveURL(pathname);
        await changed(page);
      }
      const closing = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await closing;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await changed(page);
      const toggle = page.getByRole('button', { name: whileEditing ? 'Done' : 'Edit page' });
      await toggle.click();
      if (whileEditing) {
        await question(page).getByRole('button', { name: 'Stay' }).click();
        await changed(page);
        await toggle.click();
        await question(page).getByRole('button', { name: 'Leave' }).click();
        await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
        // Nobody is asked about what is no longer there.
        await page.getByRole('banner').getByRole('link', { name: 'My societies' }).click();
      } else {
        // The button that begins editing takes nothing away, and does not ask.
        await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
        await changed(page);
        await page.getByRole('banner').getByRole('link', { name: 'My societies' }).click();
        await question(page).getByRole('button', { name: 'Leave' }).click();
      }
      await expect(page).toHaveURL('/my-societies');
      await page
        .locator('main [data-soc="SocietyCard"]')
        .getByRole('link', { name: 'Astronomy Society' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Astronomy Society' })).toBeVisible();
    });
  }
});

/** A form in a dialog, half written. */
interface HalfWritten {
  form: string;
  who: string;
  from: string;
  open: (page: Page) => Promise<unknown>;
  field: string;
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const addTo = (tab: string, button: string) => async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click();
  await edit(page);
  await press(page, button);
};
const forms: readonly HalfWritten[] = [
  {
    form: 'event',
    who: demo.president,
    from: '/societies/1',
    open: addTo('Events', 'Create event'),
    field: 'Name',
  },
  {
    form: 'post',
    who: demo.president,
    from: '/societies/1',
    open: addTo('Posts', 'Create post'),
    field: 'Title',
  },
  {
    form: 'merch',
    who: demo.president,
    from: '/societies/1',
    open: addTo('Merch', 'Create merch'),
    field: 'Name',
  },
  {
    form: 'widget',
    who: demo.president,
    from: '/societies/1/info',
    open: async (page) => {
      await addTo('Home', 'Add widget')(page);
      await page.getByRole('dialog').getByRole('radio', { name: 'Slogan' }).check();
    },
    field: 'Slogan',
  },
  {
    form: 'request',
    who: demo.newcomer,
    from: '/my-societies',
    open: async (page) => {
      await page.getByRole('link', { name: 'Browse societies' }).first().click();
      // The page that is left has such a button too.
      await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
      await press(page, 'Create your own');
    },
    field: 'Society name',
  },
];

for (const { form, who, from, open, field } of forms) {
  test(`a half-written ${form} is asked about before the way back or a closed tab loses it`, async ({
    page,
  }) => {
    await signIn(page, who);
    await page.goto(from);
    await open(page);
    const written = page
      .getByRole('dialog')
      .locator('input:not([type="radio"]), textarea')
      .and(page.getByLabel(field, { exact: true }));
    await written.fill('Half a thought');
    if (form === 'post') {
      await test.step('the palette opens over it, and leads away only after the question', async () => {
        const palette = page.getByRole('dialog', { name: 'Search everything' });
        for (const keys of ['Meta+k', 'Control+k']) {
          await page.keyboard.press(keys);
          await expect(palette.getByRole('combobox')).toBeFocused();
          await page.keyboard.type('browse');
          await expect(palette.getByRole('option', { selected: true })).toContainText('Browse');
          await page.keyboard.press('Enter');
          await question(page).getByRole('button', { name: 'Stay' }).click();
          await expect(written).toHaveValue('Half a thought');
        }
      });
    }
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(written).toHaveValue('Half a thought');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(written).toHaveValue('Half a thought');
  });
}

test('logging out with unsaved details asks first', async ({ page }) => {
  await signIn(page, demo.newcomer);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit information' }).click();
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Hopper');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});
