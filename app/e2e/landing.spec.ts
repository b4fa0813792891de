import { demo, expect, motion, signIn, signUp, test } from './fixtures.ts';

test.use(motion);

test('a visitor is welcomed and offered to log in or sign up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Constellation!' })).toBeVisible();
  await expect(page.getByText("a cosmos of all your university's societies!")).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  const navigation = page.getByRole('banner');
  await expect(navigation.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(navigation.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await main.getByRole('link', { name: 'Login to explore' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test('a student goes on to the societies', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to my societies' })).toHaveAttribute(
    'href',
    '/my-societies',
  );
  await expect(main.getByRole('link', { name: 'Go to admin dashboard' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Login to explore' })).toHaveCount(0);
  const navigation = page.getByRole('banner');
  await expect(navigation.getByRole('link', { name: 'My societies' })).toHaveAttribute(
    'href',
    '/my-societies',
  );
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Browse all societies' }).click();
  await expect(page).toHaveURL('/societies');
});

test('an administrator goes on to the dashboard', async ({ page }) => {
  await signIn(page, demo.administrator);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to admin dashboard' })).toHaveAttribute('href', '/admin');
  await expect(main.getByRole('link', { name: 'Go to my societies' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
});
