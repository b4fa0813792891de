import { passwordLimits, outcomes, paths, validation } from 'societies-contract';
import { demo, demoPassword, dismissToasts, existingAccount, expect, test, toast } from './fixtures.ts';

test('logging in welcomes back and goes to the landing page', async ({ page }) => {
  const { university_id, password } = await existingAccount(page);
  await page.goto('/login');
  await page.getByLabel('University ID').fill(university_id);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(toast(page, 'Logged in successfully')).toContainText('Welcome back!');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('jwt') ?? '{}') as object);
  expect(Object.keys(stored)).toEqual(['accessToken']);
});

test('fields say what is wrong, and the first wrong one gets the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('ID is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('University ID')).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByText('Minimum Length 8 characters', { exact: true })).toBeVisible();
  expect(validation.login.passwordMin(passwordLimits.min)).toBe('Minimum Length 8 characters');
});

test.describe('refused', () => {
  test.use({ expectedErrors: /status of (401|500)/ });

  test('a wrong password reads the same as an unknown ID', async ({ page }) => {
    await page.goto('/login');
    for (const uniID of [demo.newcomer, '99999999']) {
      await page.getByLabel('University ID').fill(uniID);
      await page.getByLabel('Password', { exact: true }).fill('WrongPassword1');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(toast(page, 'Invalid credentials')).toContainText('Please try again');
      await dismissToasts(page);
    }
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('WrongPassword1');
    await expect(page).toHaveURL('/login');
  });

  test('any other failure asks to try again later', async ({ page }) => {
    await page.route(paths.login, (route) =>
      route.fulfill({ status: 500, json: { detail: 'x', code: 'x' } }),
    );
    await page.goto('/login');
    await page.getByLabel('University ID').fill(demo.newcomer);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(toast(page, outcomes.login.failure.title)).toContainText('Please try again later');
  });
});

test('the login page links to signing up, and back, with the whole question', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: "Don't have an account? Sign up", exact: true }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('link', { name: 'Already have an account? Log In', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('a browser that blocks site data can log in for the open tab, and is told so', async ({ page }) => {
  const { university_id, password } = await existingAccount(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await page.goto('/societies');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('note')).toContainText('Your browser blocks site data.');
  await page.getByLabel('University ID').fill(university_id);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL('/societies');
  await page.getByRole('link', { name: 'My societies' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
});
