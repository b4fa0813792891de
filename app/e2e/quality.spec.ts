import { demo, expect, signIn, test } from './fixtures.ts';
import { ready } from './screens.ts';

test('the keyboard reaches the content first', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/societies');
  await ready('Browse all Societies', 'SocietyCard')(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('navigation moves the focus to the heading and changes the title', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My societies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Societies' })).toBeFocused();
  await expect(page).toHaveTitle('Your Societies · Constellation');
});

test('a focused heading has no focus ring', async ({ page }) => {
  await signIn(page, demo.president);
  await page.goto('/my-societies');
  await page.getByRole('main').getByRole('link', { name: 'Astronomy Society' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Astronomy Society' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

test.describe('without its scripts', () => {
  // Code that is on its way when scripts are cut off fails to load, too.
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });
  test('a chosen colour scheme is remembered and applied before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, demo.member);
    await page.goto('/my-societies');
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('light dark');
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    expect(await scheme()).toBe('dark');
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await scheme()).toBe('dark');
  });
});
