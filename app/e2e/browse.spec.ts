import type { Page } from 'playwright/test';
import { paths, type Category, type Society } from 'societies-contract';
import { allSocieties, demo, expect, read, signIn, signUp, test, toast } from './fixtures.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: 'All Societies:' }).locator('[data-soc="SocietyCard"]');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const byName = (a: Society, b: Society) => a.name.localeCompare(b.name, 'en');

test('all societies are shown, twelve to a page', async ({ page }) => {
  const { token } = await signUp(page);
  const all = await allSocieties(page, token);
  await page.goto('/societies');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse all Societies' })).toBeVisible();
  await expect(page).toHaveTitle(/Browse all Societies/);
  await expect(cards(page)).toHaveCount(12);
  const first = await names(page);
  await page.getByRole('navigation', { name: /pag/i }).getByText('2', { exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => names(page)).not.toEqual(first);
  expect(first.some((name) => all.every((society) => society.name !== name))).toBe(false);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(/page=2/);
});

test('searching filters the list from its first page, and an empty result can be cleared', async ({
  page,
}) => {
  const { token } = await signUp(page);
  const all = await allSocieties(page, token);
  const wanted = all.at(-1) as Society;
  await page.goto('/societies?page=2');
  await expect(cards(page)).toHaveCount(12);
  await page.getByPlaceholder('Search...').fill(wanted.name);
  await expect(cards(page).filter({ hasText: wanted.name })).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/search=/);
  await page.goBack();
  await page.goForward();
  await expect(page.getByPlaceholder('Search...')).toHaveValue(wanted.name);
  await page.getByPlaceholder('Search...').fill('zzzzzz');
  await expect(cards(page)).toHaveCount(0);
  await page.getByPlaceholder('Search...').clear();
  await expect(cards(page)).toHaveCount(12);
});

test('on a phone the results of a search are counted and begin on the first screen, without recommendations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, demo.member);
  await page.goto('/societies');
  const recommended = page.getByRole('region', { name: 'Recommended Societies' });
  await expect(recommended).toBeVisible();
  await test.step('filters stand in one row that scrolls, and one menu sorts', async () => {
    const boxes = page.getByRole('checkbox');
    const tops = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops).size).toBe(1);
    await expect(boxes.last()).not.toBeInViewport();
    await expect(page.getByRole('button', { name: /^Members/ })).toBeHidden();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, ascending');
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Best first');
    await expect(page).not.toHaveURL(/sort=/);
  });
  // Only what an element that was there before says by changing is read out.
  const said = await page
    .getByRole('status')
    .filter({ hasText: /societ(y|ies)/ })
    .elementHandle();
  await page.getByPlaceholder('Search...').fill('astornomy');
  await expect(page.getByRole('status').filter({ hasText: '1 society' })).toBeVisible();
  expect(await said?.textContent()).toContain('1 society');
  expect(await said?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(names(page)).resolves.toEqual(['Astronomy Society']);
  await expect(recommended).toBeHidden();
  await expect(cards(page)).toBeInViewport();
  await page.getByPlaceholder('Search...').clear();
  await expect(recommended).toBeVisible();
  const category = page.getByRole('checkbox').first();
  await category.click({ force: true });
  await expect(recommended).toBeHidden();
  await expect(cards(page).first()).toBeInViewport();
  await category.click({ force: true });
  await expect(recommended).toBeVisible();
});

test('a link followed while a search is typed is not undone by the search', async ({ page }) => {
  await signUp(page);
  await page.goto('/societies');
  await expect(cards(page)).toHaveCount(12);
  // The next page comes later than the pause after which a search is read.
  const found = page.waitForResponse(/\/api\/societies\/.*search=Chess/);
  await page.route(/WhatsOnPage-.*\.js/, async (route) => {
    await found;
    await route.continue();
  });
  await page.getByPlaceholder('Search...').fill('Chess');
  await page.getByRole('link', { name: 'What’s on' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeVisible();
  await expect(page).toHaveURL('/whats-on');
  await page.goBack();
  await expect(page.getByPlaceholder('Search...')).toHaveValue('Chess');
});

test('several categories filter the list together', async ({ page }) => {
  const { token } = await signUp(page);
  const all = await allSocieties(page, token);
  const [first, second] = await read<Category[]>(page, paths.categories, token);
  await page.goto('/societies');
  const count = (ids: number[]) => all.filter(({ category }) => ids.includes(category.id)).length;
  // Clicked and not checked: the address holds the choice, so the box follows a moment later.
  await page.getByRole('checkbox', { name: first?.name }).click({ force: true });
  await expect(page.getByText(`${count([first?.id ?? 0])} societies`)).toBeVisible();
  await page.getByRole('checkbox', { name: second?.name }).click({ force: true });
  await expect(page.getByText(`${count([first?.id ?? 0, second?.id ?? 0])} societies`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: second?.name })).toBeChecked();
});

test('the sort button changes from ascending to descending to unsorted', async ({ page }) => {
  const { token } = await signUp(page);
  const all = (await allSocieties(page, token)).toSorted(byName).map(({ name }) => name);
  await page.goto('/societies');
  await expect(cards(page)).toHaveCount(12);
  const unsorted = await names(page);
  const sort = page.getByRole('button', { name: /^Name/ });
  await sort.click();
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(() => names(page)).toEqual(all.slice(0, 12));
  await sort.click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect.poll(() => names(page)).toEqual(all.toReversed().slice(0, 12));
  await sort.click();
  await expect(page).not.toHaveURL(/sort=/);
  await expect.poll(() => names(page)).toEqual(unsorted);
});

test('recommendations are for students, not for administrators', async ({ page, browser }) => {
  await signUp(page);
  await page.goto('/societies');
  await expect(page.getByRole('heading', { name: 'Recommended Societies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create your own society' })).toBeVisible();
  await page.goto('/societies?page=2');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recommended Societies' })).toHaveCount(0);
  const context = await browser.newContext();
  const administrator = await context.newPage();
  await signIn(administrator, demo.administrator);
  await administrator.goto('/societies');
  await expect(cards(administrator)).toHaveCount(12);
  await expect(administrator.getByRole('heading', { name: 'Recommended Societies' })).toHaveCount(0);
  await expect(administrator.getByRole('button', { name: /Create your own/ })).toHaveCount(0);
  await context.close();
});

test('joining from the dialog opens the society, and the membership outlives a reload', async ({ page }) => {
  const { token } = await signUp(page);
  const society = (await allSocieties(page, token)).at(3) as Society;
  expect(society.member).toBe(false);
  await page.goto(`/societies?search=${encodeURIComponent(society.name)}`);
  await cards(page).filter({ hasText: society.name }).click();
  const modal = page.getByRole('dialog', { name: society.name });
  await expect(modal).toContainText(society.description);
  await expect(modal.getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    `/societies/${society.id}`,
  );
  await modal.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(toast(page, 'Joined successfully')).toContainText(`You have joined ${society.name}`);
  await expect(page).toHaveURL(`/societies/${society.id}`);
  await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { name: society.name })).toBeVisible();
  await page.goto(`/societies?search=${encodeURIComponent(society.name)}`);
  await cards(page).filter({ hasText: society.name }).click();
  await modal.getByRole('link', { name: 'Go to Society' }).click();
  await expect(page).toHaveURL(`/societies/${society.id}`);
});

test('a society is joined by keyboard alone', async ({ page }) => {
  const { token } = await signUp(page);
  const society = (await allSocieties(page, token)).at(5) as Society;
  await page.goto(`/societies?search=${encodeURIComponent(society.name)}`);
  const card = cards(page).filter({ hasText: society.name });
  await expect(card).toBeVisible();
  const opener = card.locator(':is(button, a)').first();
  for (
    let presses = 0;
    presses < 80 && !(await opener.evaluate((one) => one === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: society.name });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const join = modal.getByRole('button', { name: 'Join', exact: true });
  for (
    let presses = 0;
    presses < 10 && !(await join.evaluate((one) => one === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/societies/${society.id}`);
  await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeFocused();
});

test.describe('refused', () => {
  test.use({ expectedErrors: /status of 500/ });
  test('a refused join is undone on the screen', async ({ page }) => {
    const { token } = await signUp(page);
    const society = (await allSocieties(page, token)).at(7) as Society;
    await page.route(`**${paths.join(society.id)}`, (route) =>
      route.fulfill({ status: 500, json: { detail: 'x' } }),
    );
    await page.goto(`/societies?search=${encodeURIComponent(society.name)}`);
    const card = cards(page).filter({ hasText: society.name });
    await card.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click();
    await expect(toast(page, 'Could not join')).toBeVisible();
    await expect(page).toHaveURL(/\/societies\?/);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(card.getByText('Member', { exact: true })).toHaveCount(0);
  });
});
