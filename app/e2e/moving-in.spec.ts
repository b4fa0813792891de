import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { outcomes, paths, type Import, type Society } from 'societies-contract';
import writeExcel from 'write-excel-file/node';
import { demo, demoPassword, expect, pressAsSessionEnds, read, signIn, test, toast } from './fixtures.ts';
import { expectAccessibleInBothLayouts, expectToFit, phone } from './screens.ts';
import { makeStudent } from './societies.ts';

/** One of the demonstration's, which nobody of these tests belongs to. */
const society = { id: 2, name: 'Chess Club' };

const choose = (page: Page, name: string, bytes: string | Uint8Array) =>
  page.locator('input[type="file"]:not([hidden])').setInputFiles({
    name,
    mimeType: name.endsWith('.csv')
      ? 'text/csv'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });

/** An Excel workbook with one sheet. */
const workbook = (rows: (string | number)[][]): Promise<Buffer> => writeExcel(rows).toBuffer();

const list = (page: Page) => page.locator('[data-soc="ImportList"]');

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an administrator moves memberships in from a CSV file, leaves refused rows out and undoes it', async ({
    page,
  }) => {
    test.slow();
    await signIn(page, demo.administrator);
    const [one, other] = [await makeStudent(page), await makeStudent(page)];
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('tab', { name: 'Memberships' }).click();
    await expectToFit(page);
    await expectAccessibleInBothLayouts(page);

    const name = 'memberships.csv';
    await choose(
      page,
      name,
      [
        'Student Number;Group;Date Joined;First Name',
        `${one.university_id};${society.name};03/10/2025;Ada`,
        `${other.university_id};${society.name};04/10/2025;Grace`,
        `99999990;${society.name};05/10/2025;Nobody`,
        `${one.university_id.slice(1)}1;Astro Soc;06/10/2025;Who`,
      ].join('\r\n'),
    );
    await test.step('the columns are guessed, and a day that can be read in two ways is asked about', async () => {
      await expect(page.getByText(/4 rows · semicolons/)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Group becomes' })).toHaveValue('society');
      const question = page.getByRole('group', { name: /can be read in two ways/ });
      await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
      await expectAccessibleInBothLayouts(page);
      await question.getByRole('radio', { name: '3 October' }).check();
      await expect(page.getByText('memberships will be new')).toBeVisible();
    });
    await test.step('refused rows are said with reasons, and downloaded', async () => {
      await expect(page.getByRole('heading', { name: '2 rows are refused' })).toBeVisible();
      await expect(page.getByText('Nobody has this university ID here yet.').first()).toBeVisible();
      await expectToFit(page);
      await expectAccessibleInBothLayouts(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download refused' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain('99999990');
      expect(text).not.toContain(other.university_id);
    });
    await test.step('the others are imported once the refused ones are left out', async () => {
      const submit = page.getByRole('button', { name: 'Import 2 rows' });
      await expect(submit).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Leave the 2 refused rows out' }).check();
      await submit.click();
      await expect(page.getByText('2 memberships imported')).toBeVisible();
      const mine = await read<Society[]>(page, paths.mySocieties, one.token);
      expect(mine.map(({ id }) => id)).toContain(society.id);
      await expectAccessibleInBothLayouts(page);
    });
    await test.step('it stands in the list, and is undone as a whole', async () => {
      await expect(list(page).getByText(name)).toBeVisible();
      await list(page)
        .getByRole('button', { name: `Undo ${name}` })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
      await expect(toast(page, `The import of ${name} is undone`)).toBeVisible();
      await expect(list(page).getByRole('row', { name: new RegExp(name) })).toContainText('Undone');
      const mine = await read<Society[]>(page, paths.mySocieties, one.token);
      expect(mine.map(({ id }) => id)).not.toContain(society.id);
    });
  });
});

test('an administrator imports students from an Excel workbook that dropped a zero, after changing a column', async ({
  page,
}) => {
  await signIn(page, demo.administrator);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Import' }).and(page.locator('[data-soc="ButtonLink"]')).click();
  await expect(page).toHaveURL('/admin/import');
  await choose(
    page,
    'students.xlsx',
    await workbook([
      ['ID', 'Forename', 'Surname', 'Contact'],
      [1_234_501, 'Grace', 'Hopper', 'grace.hopper@university.example'],
    ]),
  );
  await expect(page.getByText(/Still missing: Email/)).toBeVisible();
  await page.getByRole('button', { name: 'Use one of them' }).click();
  await page.getByRole('combobox', { name: 'Contact becomes' }).selectOption('email');
  await page.getByRole('checkbox', { name: /^Put back the zero/ }).check();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 student imported')).toBeVisible();
  await page.goto('/admin/users?search=01234501');
  await expect(page.getByRole('link', { name: 'Hopper, Grace' })).toBeVisible();
});

test.describe('a file that is no table', () => {
  test.use({ expectedErrors: /400/ });

  test('is refused at the field, and another one can be chosen at once', async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin/import?kind=societies');
    await choose(page, 'half.xlsx', (await workbook([['Name', 'Category']])).subarray(0, 300));
    await expect(page.getByText(/workbook cannot be read|is not a table/)).toBeVisible();
    await choose(page, 'societies.csv', 'Name,Category\nKite Flyers of the Hill,Sport\n');
    await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  });
});

test('an address with a page that is no whole number lists the imports all the same', async ({ page }) => {
  await signIn(page, demo.administrator);
  const listed = page.waitForResponse((response) => response.url().includes(paths.imports));
  await page.goto('/admin/import?page=1.7');
  expect((await listed).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible();
});

test('the same file again changes nothing, and cannot be imported', async ({ page }) => {
  await signIn(page, demo.administrator);
  const file = 'Name,Category\nLantern Makers of the Quay,Sport\n';
  await page.goto('/admin/import?kind=societies');
  await choose(page, 'societies.csv', file);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 society imported')).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).first().click();
  await choose(page, 'societies again.csv', file);
  const result = page.locator('[data-part="result"]');
  await expect(result.getByText('Nothing in this file is new.')).toBeVisible();
  await expect(result.locator('dl [data-state="unchanged"] dd')).toHaveText('1');
  await expect(result.getByRole('button', { name: /^Import/ })).toBeDisabled();
});

test.describe('a session that ends before the import', () => {
  test.use({ expectedErrors: /status of 401|not authenticated/i });

  test('stores nothing, and logging in leads back to the page', async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.goto('/admin/import?kind=societies');
    await choose(page, 'too late.csv', 'Name,Category\nTelegraph Keepers,Sport\n');
    const submit = page.getByRole('button', { name: 'Import 1 row' });
    await pressAsSessionEnds(submit);
    await expect(toast(page, outcomes.session.ended.title)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('University ID').fill(demo.administrator);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/admin/import?kind=societies');
    const { results } = await read<{ results: Import[] }>(
      page,
      paths.imports,
      await signIn(page, demo.administrator),
    );
    expect(results.map(({ file_name: name }) => name)).not.toContain('too late.csv');
  });
});
