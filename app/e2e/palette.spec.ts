import type { Page } from 'playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './fixtures.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => palette(page).getByRole('combobox');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const line = (page: Page, group: string, name: RegExp) =>
  palette(page).getByRole('group', { name: group }).getByRole('option', { name });

test.beforeEach(async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('⌘K and Ctrl K open and close it, "/" opens it also where it is typed with Shift, and neither amid writing', async ({
  page,
}) => {
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(keys);
    await expect(palette(page)).toBeHidden();
  }
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  // As a German keyboard sends it.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: '/',
        code: 'Digit7',
        shiftKey: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/societies');
  // It takes no letters.
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  const search = page.getByPlaceholder('Search...');
  await search.press('/');
  await expect(search).toHaveValue('/');
  await expect(palette(page)).toBeHidden();
});

test('finds societies, events, posts and pages by keyboard, says why they match, and Enter opens them', async ({
  page,
}) => {
  const find = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(text);
    await expect(field(page)).toHaveValue(text);
  };
  /** Presses the arrow until a line is chosen, and Enter. */
  const goTo = async (name: RegExp) => {
    await expect(palette(page).getByRole('option', { name }).first()).toBeVisible();
    // What is on its way may come to stand before what is chosen now.
    await expect(palette(page).getByRole('listbox')).not.toHaveAttribute('aria-busy');
    for (let presses = 0; presses < 30 && !name.test(await chosen(page).innerText()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
  };

  await test.step('a society with a slip in its name', async () => {
    await find('astornomy');
    await expect(chosen(page)).toContainText('Astronomy Society');
    await expect(chosen(page).locator('mark')).toHaveText('Astronomy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/societies/1');
  });
  await test.step('a coming event, which says so of its society too', async () => {
    await find('gemminids');
    await expect(line(page, 'Societies', /Astronomy Society/)).toContainText('Event: Geminids on the roof');
    await goTo(/^Geminids on the roof/);
    await expect(page).toHaveURL(/\/societies\/1\/events\/\d+$/);
  });
  await test.step('a keyword', async () => {
    await find('stargazing');
    await expect(line(page, 'Societies', /Astronomy Society/)).toContainText('Keyword: stargazing');
    await expect(line(page, 'Societies', /Astronomy Society/).locator('mark')).toHaveText('stargazing');
    await page.keyboard.press('Escape');
  });
  await test.step('a post of an own society, with a slip too', async () => {
    await find('andromdea');
    await goTo(/^Our first picture of Andromeda/);
    await expect(page).toHaveURL(/\/societies\/1\/posts\?post=\d+$/);
    const post = page.getByRole('dialog', { name: /^Our first picture of Andromeda/ });
    await expect(post).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(post).toBeHidden();
  });
  await test.step('pages', async () => {
    for (const [name, address] of [
      ['What’s on', '/whats-on'],
      ['My events', '/my-events'],
      ['Notices', '/notifications'],
      ['Policies and sources', '/policies'],
      ['Accessibility', '/accessibility'],
    ] as const) {
      // As a keyboard types it.
      await find(name.replace('’', "'"));
      await goTo(new RegExp(`^${name}`));
      await expect(page).toHaveURL(address);
    }
  });
  await test.step('actions', async () => {
    const scheme = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).colorScheme);
    expect(await scheme()).not.toBe('dark');
    await find('dark');
    await goTo(/^Use dark colours/);
    await expect.poll(scheme).toBe('dark');
    await find('light');
    await goTo(/^Use light colours/);
    await expect.poll(scheme).toBe('light');
    await find('create');
    await goTo(/^Create your own society/);
    const form = page.getByRole('dialog', { name: 'Create your own society' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/societies');
  });
  await test.step('none of the administrators’', async () => {
    await find('import');
    await expect(line(page, 'Pages', /Import/)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('leads administrators to their pages', async ({ page, browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({ baseURL });
  const own = await context.newPage();
  await signIn(own, demo.administrator);
  await own.goto('/my-societies');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, address] of [
    ['Emails not delivered', '/admin/mails'],
    ['History of the site', '/admin/history'],
    ['Removed societies', '/admin/societies/removed'],
    ['Import', '/admin/import'],
    ['Contact and policies of the site', '/admin/site'],
  ] as const) {
    await own.keyboard.press('Control+k');
    await field(own).fill(name);
    await line(own, 'Pages', new RegExp(name)).click();
    await expect(own).toHaveURL(address);
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await own.keyboard.press('Control+k');
  await field(own).fill('Create your own');
  await expect(line(own, 'Actions', /Create/)).toHaveCount(0);
  await context.close();
  // The page of the fixture is not asked for anything.
  await expect(page).toHaveURL('/my-societies');
});

test('is a full sheet on a phone, opened from the bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(field(page)).toBeFocused();
  const box = await palette(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 375, height: 812 });
  await field(page).fill('gemminids');
  await line(page, 'Coming events', /Geminids/).click();
  await expect(page).toHaveURL(/\/societies\/1\/events\/\d+$/);
});
