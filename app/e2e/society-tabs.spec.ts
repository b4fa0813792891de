import type { Page } from 'playwright/test';
import { demo, expect, signIn, test, visit } from './fixtures.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Pages of Astronomy Society' });
/** Presses a tab where it is: `click` first scrolls a sticky element to its place in the document. */
async function go(page: Page, name: string) {
  const box = await tabs(page).getByRole('link', { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`no tab ${name}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const top = async (page: Page) => Math.round((await tabs(page).boundingBox())?.y ?? NaN);
const banner = (page: Page) =>
  page
    .locator('[data-soc="SocietyHeader"] > [data-part="banner"]')
    .evaluate((element) => element.getBoundingClientRect().height);

test('Home and Info have the banner of 300 px, the others 96, and the tabs stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo.president);
  await visit(page, '/societies/1/events');
  expect(await banner(page)).toBe(96);
  const began = await top(page);
  for (const [name, height] of [
    ['Home', 300],
    ['Events', 96],
    ['Info', 300],
    ['Posts', 96],
    ['Home', 300],
    ['Merch', 96],
  ] as const) {
    await go(page, name);
    await expect(tabs(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => banner(page)).toBe(height);
    expect(await top(page), name).toBe(began);
  }
  await test.step('from the top of Home the next page begins at its own top', async () => {
    await go(page, 'Home');
    await expect.poll(() => banner(page)).toBe(300);
    await page.evaluate(() => scrollTo(0, 0));
    await go(page, 'Events');
    await expect.poll(() => banner(page)).toBe(96);
    await expect.poll(() => top(page)).toBe(began);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[data-soc="EventCard"]').first()).toBeInViewport();
  });
});

test('another tab opened from the end of a long page begins right under the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo.president);
  const stuck = 64;
  const toTheEnd = async () => {
    await visit(page, '/societies/1/events');
    // A busy machine draws the events after the network has come to rest; a page without them has no end to scroll to.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await top(page)).toBe(stuck);
    }).toPass();
    // The page hears of the scrolling with the next frame, as with people's.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await toTheEnd();
  for (const name of ['Info', 'Merch', 'Home']) {
    await go(page, name);
    await expect(tabs(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => top(page), name).toBe(stuck);
    await toTheEnd();
  }
  await test.step('in a low window the tabs alone stay, at the edge of it', async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(() => top(page)).toBe(0);
    await expect(page.getByRole('banner').first()).not.toBeInViewport();
    await go(page, 'Info');
    await expect(page.locator('[data-soc="SocietyAbout"]')).toBeInViewport();
    await expect.poll(() => top(page)).toBe(0);
  });
});

test('a page opened from another one begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo.president);
  const scrolled = () => page.evaluate(() => scrollY);
  const toTheEnd = (stuck = 64) =>
    expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await top(page)).toBe(stuck);
    }).toPass();
  await test.step('a part of the dashboard after the end of another', async () => {
    await visit(page, '/societies/1/dashboard/people');
    await toTheEnd();
    await go(page, 'Dashboard');
    await expect(page).toHaveURL('/societies/1/dashboard');
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeInViewport();
    expect(await top(page)).toBe(64);
  });
  await test.step('an event from far down the list, whose heading gets the focus that its link had', async () => {
    await visit(page, '/societies/1/events');
    await toTheEnd();
    const before = await scrolled();
    const link = page.locator('[data-soc="EventCard"]').getByRole('link').last();
    const name = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/events\/\d+$/);
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await test.step('Back leads to where the list was left', async () => {
      await page.goBack();
      await expect.poll(scrolled).toBe(before);
    });
    await page.goForward();
    await expect(heading).toBeVisible();
  });
  await test.step('the list after the end of an event, and the focus stays on the tab', async () => {
    await page.setViewportSize({ width: 1440, height: 450 });
    await toTheEnd(0);
    await go(page, 'Events');
    await expect(page).toHaveURL('/societies/1/events');
    await expect(page.locator('[data-soc="EventCard"]').first()).toBeInViewport();
    await expect(tabs(page).getByRole('link', { name: 'Events', exact: true })).toBeFocused();
  });
});
