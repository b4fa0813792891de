import { existingAccount, expect, fillSignUp, newAccount, submitSignUp, test, toast } from './fixtures.ts';

test('signing up welcomes the student and goes to the landing page', async ({ page }) => {
  await page.goto('/signup');
  await fillSignUp(page, newAccount());
  await submitSignUp(page);
  await expect(toast(page, 'Signed up successfully')).toContainText('Welcome!');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
});

test('each empty or invalid field shows its message', async ({ page }) => {
  await page.goto('/signup');
  await submitSignUp(page);
  for (const text of [
    'Forename is required',
    'Surname is required',
    'Email is required',
    'University ID is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First Name')).toBeFocused();
  await fillSignUp(
    page,
    { ...newAccount(), email: 'nobody', university_id: '1234', password: 'lowercase' },
    'different',
  );
  await submitSignUp(page);
  for (const text of [
    'Please enter a valid email address',
    'University ID must be exactly 8 digits',
    'Password must have at least one uppercase letter and one number',
    'Passwords do not match',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test.describe('refused', () => {
  test.use({ expectedErrors: /status of 4\d\d/ });

  test('an ID that is taken fails with a toast, and nothing typed is lost', async ({ page }) => {
    const taken = await existingAccount(page);
    await page.goto('/signup');
    await fillSignUp(page, taken);
    await submitSignUp(page);
    await expect(toast(page, 'Sign up failed')).toContainText('Please try again');
    await expect(page.getByLabel('First Name')).toHaveValue(taken.first_name);
    await expect(page).toHaveURL('/signup');
  });

  test('a common password is refused at its field', async ({ page }) => {
    await page.goto('/signup');
    await fillSignUp(page, { ...newAccount(), password: 'Password1' });
    await submitSignUp(page);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Many people use this password/,
    );
    await expect(page).toHaveURL('/signup');
  });
});
