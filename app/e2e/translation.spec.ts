import type { Page } from 'playwright/test';
import { outcomes, paths, type SocietyEvent } from 'societies-contract';
import { demo, dismissToasts, expect, signIn, signUp, test, toast } from './fixtures.ts';
import { call, edit, foundSociety } from './societies.ts';
import { screens, type Screen } from './screens.ts';

/**
 * Does to the page what a browser's translation does: each text node is replaced by a new one in two `<font>` elements, also when it
 * comes or changes later. It notes texts that React handles by themselves, which would then be out of its reach.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const bare: string[] = [];
    Object.assign(window, { bare });
    const font = (inside: Node) => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      element.append(inside);
      return element;
    };
    const isTranslated = (text: Node) =>
      text.parentElement?.closest('font, script, style, noscript, textarea, svg, title') != null;
    const replace = (text: Node) => {
      const words = text.nodeValue ?? '';
      if (words.trim() === '' || isTranslated(text)) return;
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber'))) {
        bare.push(`"${words}" in ${text.parentElement?.outerHTML.slice(0, 200)}`);
      }
      (text as Text).replaceWith(font(font(document.createTextNode(words))));
    };
    const replaceAll = (root: Node) => {
      if (root.nodeType === Node.TEXT_NODE) replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(replace);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target.nodeType === Node.TEXT_NODE && target.isConnected) replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceAll(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** The page stands, and React has no text that it could not find again. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { bare: string[] }).bare)).toEqual([]);
}

/** What changes the page by a press and back by another, and sends nothing that stays. */
const toggles = [
  'main [role="tab"]',
  'main summary',
  'main [data-soc="SortButton"]',
  'main thead button',
  'main [data-soc="FilterChips"] button',
  'main [data-soc="ViewSwitch"] button',
  'main [data-soc="CheckboxGroup"] label',
  'main [data-soc="Pagination"] a',
  'main button[data-part="more"]',
].join(', ');

async function pressEach(page: Page): Promise<void> {
  const count = Math.min(await page.locator(toggles).count(), 12);
  for (let index = 0; index < count; index += 1) {
    // A press may take others away.
    const toggle = page.locator(toggles).nth(index);
    for (let presses = 0; presses < 2; presses += 1) {
      if (!(await toggle.isVisible()) || !(await toggle.isEnabled())) break;
      await toggle.click();
    }
  }
}

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test.describe.configure({ timeout: 240_000 });

const viewers = [...new Set(screens.map((screen) => screen.as))];
for (const viewer of viewers) {
  test(`every screen of ${viewer ?? 'a visitor'} stands while it is translated, filtered, sorted and unfolded`, async ({
    page,
  }) => {
    await translate(page);
    if (viewer) await signIn(page, demo[viewer]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const screen of screens.filter(({ as }: Screen) => as === viewer)) {
      await test.step(screen.path, async () => {
        await goTo(page, screen.path);
        await screen.ready(page);
        await pressEach(page);
        await expectWhole(page);
      });
    }
  });
}

test('searching, registering, editing and saving work in a translated page, and its texts are updated', async ({
  page,
}) => {
  const { society, president } = await foundSociety(page);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    name: 'Night walk',
    description: `Bring a torch. ${'And a warm coat. '.repeat(10)}`,
    datetime: '2099-03-04T18:00:00.000Z',
    duration: '01:00:00',
    venue: 'Meadow gate',
    max_participants: 2,
    price: 0,
    is_active: true,
  });
  await translate(page);
  const visitor = await signUp(page);
  await page.context().addInitScript((token) => {
    localStorage.setItem('jwt', JSON.stringify({ accessToken: token }));
  }, visitor.token);
  const at = `/societies/${society.id}`;

  await test.step('searching and emptying the search', async () => {
    await page.goto('/societies');
    const cards = page.locator('[data-soc="SocietyGrid"] [data-soc="SocietyCard"]');
    await expect(cards).toHaveCount(12);
    const search = page.getByPlaceholder('Search...');
    for (const words of ['astro', 'zzzzzz']) {
      await search.fill(words);
      await expect(cards).not.toHaveCount(12);
      await search.clear();
      await expect(cards).toHaveCount(12);
    }
    await expectWhole(page);
  });

  await test.step('registering on a card and giving the place up', async () => {
    await page.goto(`${at}/events`);
    const card = page.locator('[data-soc="EventCard"]');
    await card.getByRole('button', { name: 'Show More' }).click();
    await card.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, outcomes.event.registered('Night walk'))).toBeVisible();
    await expect(card.getByRole('button', { name: 'Registered' })).toBeVisible();
    await dismissToasts(page);
    await page.goto(`${at}/events/${event.id}`);
    await expect(page.getByText('1 of 2 places taken')).toBeVisible();
    await page.getByRole('button', { name: 'Give up my place' }).click();
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(page.getByText('0 of 2 places taken')).toBeVisible();
    await expectWhole(page);
  });

  await test.step('joining', async () => {
    await page.goto(`/societies?search=${encodeURIComponent(society.name)}`);
    await page.getByRole('button', { name: society.name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click();
    await expect(toast(page, 'Joined successfully')).toBeVisible();
    await expectWhole(page);
  });

  await test.step('what a student edits of their own', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit information' }).click();
    await page.getByLabel('First Name').fill('Grace');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, outcomes.profile.success)).toBeVisible();
    await expectWhole(page);
  });

  await test.step('editing a society’s pages', async () => {
    await page.context().addInitScript((token) => {
      localStorage.setItem('jwt', JSON.stringify({ accessToken: token }));
    }, president.token);
    for (const tab of ['', '/info', '/events', '/posts', '/merch']) {
      await page.goto(at + tab);
      await edit(page);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
      await edit(page);
      await expectWhole(page);
    }
    await page.goto(`${at}/posts`);
    await edit(page);
    await page
      .getByRole('button', { name: /Create/ })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: /^Create/ }).click();
    await expect(form.getByText('Post title is required')).toBeVisible();
    await form.getByLabel('Title').fill('First night');
    await form.getByLabel('Content').fill('We **met** on the roof.');
    await form.getByRole('button', { name: /^Create/ }).click();
    await expect(toast(page, outcomes.post.created)).toBeVisible();
    await expect(page.locator('[data-soc="PostCard"]')).toBeVisible();
    await expectWhole(page);
  });
});
