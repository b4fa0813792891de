import { paths } from 'societies-contract';
import { expect, expectAccessibleInBothSchemes, test, visit } from './fixtures.ts';
import { call, foundSociety } from './societies.ts';

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

test('the pages of a society are readable in whatever four colours its committee chose, light and dark', async ({
  page,
}) => {
  test.slow();
  const { society, president } = await foundSociety(page);
  const make = (path: string, thing: object) => call(page, 'post', path, president.token, thing);
  await call(page, 'put', paths.updateTheme(society.id), president.token, { theme: hostile });
  await make(paths.events(society.id), {
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
      await expect(page.locator(`[data-soc="${part}"]`).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"], [data-soc="Spinner"]')).toHaveCount(0);
      await expectAccessibleInBothSchemes(page);
    });
  }
});
