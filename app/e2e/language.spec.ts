import { expect, test } from './fixtures.ts';

test('a reader chooses German, which is spoken at once and on the next visit', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('link', { name: 'Anmelden und entdecken' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Die Matrikelnummer fehlt')).toBeVisible();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' });
  await expect(page.getByRole('link', { name: 'Login to explore' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
