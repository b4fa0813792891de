import { paths, type SocietyRequest } from 'societies-contract';
import { demo, existingAccount, expect, newAccount, signIn, test, toast } from './fixtures.ts';
import { call, tokenOf } from './societies.ts';

test('choosing German changes the language at once and on the next visit', async ({ page }) => {
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

test.describe('in German', () => {
  test.use({ expectedErrors: /status of 409/ });
  test('titles, toasts and what the server refuses are German too, and the account keeps the language', async ({
    page,
    browser,
  }) => {
    const taken = await existingAccount(page);
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto('/signup');
    await expect(page).toHaveTitle('Registrieren · Constellation');
    const fresh = newAccount();
    await page.getByLabel('Vorname').fill(fresh.first_name);
    await page.getByLabel('Nachname').fill(fresh.last_name);
    await page.getByLabel('E-Mail').fill(taken.email);
    await page.getByLabel('Matrikelnummer').fill(fresh.university_id);
    await page.getByLabel('Passwort', { exact: true }).fill(fresh.password);
    await page.getByLabel('Passwort bestätigen', { exact: true }).fill(fresh.password);
    await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
    await expect(toast(page, 'Die Registrierung ging nicht')).toBeVisible();
    await expect(page.getByText('Diese E-Mail-Adresse ist schon registriert.')).toBeVisible();
    await page.getByLabel('E-Mail').fill(fresh.email);
    await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
    await expect(toast(page, 'Registriert')).toContainText('Willkommen!');
    await page.goto('/societies');
    await expect(page.getByRole('heading', { name: 'Alle Gruppen durchstöbern' })).toBeVisible();
    await page.goto('/societies/1/events');
    await expect(page).toHaveTitle('Veranstaltungen · Astronomy Society · Constellation');

    const elsewhere = await browser.newPage();
    const token = await signIn(elsewhere, fresh.university_id, fresh.password);
    const name = `Drachen ${fresh.university_id}`;
    const body = { name, proposal: 'Über der Wiese, sonntags.', category: 2, user: fresh.university_id };
    const { id } = await call<SocietyRequest>(elsewhere, 'post', paths.societyRequests, token, body);
    await call(elsewhere, 'post', paths.rejectRequest(id), await tokenOf(elsewhere, demo.administrator));
    await elsewhere.goto('/notifications');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
    await expect(elsewhere.getByText(`Dein Antrag für ${name} wurde nicht angenommen`)).toBeVisible();
    await elsewhere.close();
  });
});
