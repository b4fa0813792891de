import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { paths, type SocietyEvent } from 'societies-contract';
import { expect, expectAccessibleInBothSchemes, rulesOfColour, signIn, test, visit } from './fixtures.ts';
import { desk, expectToFit, phone } from './screens.ts';
import { call, edit, foundSociety, makeStudent } from './societies.ts';

/** Four colours that no reader could tell apart if they were taken as they are. */
const hostile = {
  name: 'Neon',
  primary_color: '#ffff00',
  secondary_color: '#fffbd6',
  tertiary_color: '#fff200',
  text_color: '#ffffe0',
};

/** What stands on each page of a society, so that one knows that it is there. */
const pages = {
  '': 'SocietyChecklist',
  '/info': 'SocietyAbout',
  '/events': 'EventCard',
  '/posts': 'PostCard',
  '/merch': 'MerchCard',
  '/dashboard': 'AnalyticsCards',
  '/dashboard/people': 'MembersTable',
  '/dashboard/roles': 'RoleManager',
  '/dashboard/history': 'HistoryList',
  '/dashboard/settings': 'FeatureOptionsForm',
};

/** A part is there, nothing is still coming, and all of the page can be read. */
async function expectReadable(page: Page, part: string, rules?: RunOptions): Promise<void> {
  await expect(page.locator(`[data-soc="${part}"]`).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-soc="Spinner"]')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page, rules);
}

test('a society’s pages are readable in any four colours, in light and dark', async ({ page, browser }) => {
  test.slow();
  const { society, president } = await foundSociety(page);
  const make = <Made>(path: string, thing: object) => call<Made>(page, 'post', path, president.token, thing);
  const student = await makeStudent(page);
  await call(page, 'post', paths.join(society.id), student.token);
  await call(page, 'put', paths.updateTheme(society.id), president.token, { theme: hostile });
  const event = await make<SocietyEvent>(paths.events(society.id), {
    name: 'First flight',
    description: 'Bring a kite.',
    datetime: new Date(Date.now() + 86_400_000).toISOString(),
    duration: '01:00:00',
    venue: 'The meadow',
    max_participants: 9,
    price: 0,
    is_active: true,
  });
  await make(paths.posts(society.id), {
    title: 'Hello',
    content: 'We begin.',
    show_likes: true,
    image: null,
  });
  await make(paths.merch(society.id), {
    name: 'Mug',
    description: 'Holds tea.',
    category: 'Kitchen',
    purchase_url: 'https://shop.example/mug',
    price: 4,
    image: null,
  });
  await visit(page, `/societies/${society.id}`);
  const tabs = page.locator('[data-soc="SocietyTabs"], [data-soc="NavTabs"]');
  for (const [tab, part] of Object.entries(pages)) {
    await test.step(tab || 'home', async () => {
      // From page to page as a reader goes, without loading the app anew.
      await tabs.locator(`[href="/societies/${society.id}${tab}"]`).first().click();
      // Names, roles and order are what every-screen.spec.ts reads of them.
      await expectReadable(page, part, rulesOfColour);
    });
  }

  const goTo = async (tab: string) => {
    await tabs.locator(`[href="/societies/${society.id}${tab}"]`).first().click();
    await expect(page.locator('[data-soc="Modal"]')).toHaveCount(0);
  };
  await test.step('while they are edited', async () => {
    await goTo('');
    await edit(page);
    await expectReadable(page, 'WidgetGrid');
    await goTo('/info');
    await expectReadable(page, 'ThemeEditor');
    await page.getByRole('button', { name: 'Change members' }).click();
    await expectReadable(page, 'CommitteeEditor', rulesOfColour);
    await page.locator('[data-soc="CommitteeEditor"]').getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('dialogs over them', async () => {
    await goTo('/posts');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expectReadable(page, 'PostForm');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Hello' }).click();
    await expectReadable(page, 'ConfirmDelete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('an event with its guest list, at every width, and its door', async () => {
    await page.setViewportSize(phone);
    await goTo('/events');
    await expectReadable(page, 'BottomNavigation', rulesOfColour);
    await page.setViewportSize(desk);
    await page.getByRole('link', { name: event.name }).click();
    await expectReadable(page, 'GuestList');
    await expectToFit(page);
    await page.getByRole('link', { name: 'Open the door' }).click();
    await expectReadable(page, 'DoorScreen');
  });
  await test.step('an event as a member sees it', async () => {
    const context = await browser.newContext();
    const member = await context.newPage();
    await signIn(member, student.university_id, student.password);
    await visit(member, `/societies/${society.id}/events/${event.id}`);
    await expectReadable(member, 'EventDetails');
    await context.close();
  });
});
