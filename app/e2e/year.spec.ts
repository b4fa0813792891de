import { demo, expect, expectAccessible, expectNoSidewaysScroll, signIn, test, toast } from './fixtures.ts';
import { foundSociety } from './societies.ts';

/** A PDF by its content. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

test.describe('with a file that is no PDF', () => {
  test.use({ expectedErrors: /415/ });
  test('a round goes from its template through a draft, handing in and a comment to accepted, and is deleted', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { society } = await foundSociety(page);
    const context = await browser.newContext({ baseURL });
    const office = await context.newPage();
    await signIn(office, demo.administrator);
    const round = `Affiliation of ${society.name}`.slice(0, 60);

    await test.step('an administrator writes a round from the template', async () => {
      await office.goto('/admin/affiliation/rounds/new');
      await office.getByLabel(/^Name/).fill(round);
      await office.getByRole('button', { name: 'Use the template' }).click();
      // What a society of one person cannot have.
      for (const name of [/Remove: At least 15 members/, /Remove: .*Treasurer/])
        await office.getByRole('button', { name }).click();
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await office
        .getByLabel(/^Opens/)
        .first()
        .fill(yesterday);
      await office.getByRole('button', { name: 'Save round' }).click();
      await expect(toast(office, 'The round is saved')).toBeVisible();
      await expect(office.locator('[data-soc="AffiliationTable"]')).toBeVisible();
      await expectAccessible(office);
    });

    const checklist = page.locator('[data-soc="AffiliationChecklist"]');
    await test.step('the committee drafts, and a file that is no PDF is refused', async () => {
      await page.goto(`/societies/${society.id}/dashboard/affiliation`);
      await expect(checklist.getByRole('heading', { name: round })).toBeVisible();
      await expect(checklist.getByRole('button', { name: 'Hand in' })).toBeDisabled();
      await checklist.getByRole('button', { name: /^Confirm: / }).click();
      await expect(checklist.getByRole('button', { name: /^Take back: / })).toBeVisible();
      const files = checklist.locator('input[type="file"]');
      await files
        .first()
        .setInputFiles({ ...pdf('constitution.pdf'), buffer: Buffer.from('No PDF at all.') });
      await expect(
        checklist
          .getByText(/PDF/)
          .filter({ hasText: /not|no|only/i })
          .first(),
      ).toBeVisible();
      await files.first().setInputFiles(pdf('constitution.pdf'));
      await expect(toast(page, 'The document is stored')).toBeVisible();
      await expect(checklist.getByText('constitution.pdf')).toBeVisible();
      await page.reload();
      await expect(checklist.getByText('constitution.pdf')).toBeVisible();
      await expect(files).toHaveCount(1);
      await files.first().setInputFiles(pdf('risk.pdf'));
      await expect(checklist.getByText('risk.pdf')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the office ticks, and the committee hands in', async () => {
      await office.goto('/admin/affiliation');
      await office.getByRole('searchbox').fill(society.name);
      await office
        .getByRole('button', { name: new RegExp(society.name) })
        .first()
        .click();
      await office.getByRole('checkbox', { name: /^Tick: / }).click();
      await expect(office.getByRole('checkbox', { name: /^Tick: / })).toBeChecked();
      await page.reload();
      await checklist.getByRole('button', { name: 'Hand in' }).click();
      await expect(toast(page, 'Handed in')).toBeVisible();
      await expect(checklist.getByText(/^The union reads it now/)).toBeVisible();
    });

    const review = office.locator('[data-soc="AffiliationReview"]');
    await test.step('the office asks for a change at one item', async () => {
      await office.reload();
      await office
        .getByRole('button', { name: new RegExp(society.name) })
        .first()
        .click();
      await review.getByRole('button', { name: /^Write what to change: Risk/ }).click();
      await review.getByRole('textbox', { name: 'What to change' }).fill('This is last year’s.');
      await review.getByRole('button', { name: 'Ask for changes' }).click();
      await expect(toast(office, `${society.name} is asked for changes`)).toBeVisible();
    });

    await test.step('the committee sees the comment at the item, replaces the file and hands in again', async () => {
      await page.reload();
      await expect(checklist.getByRole('region', { name: 'To change' })).toContainText(
        'This is last year’s.',
      );
      await checklist.locator('input[type="file"]').first().setInputFiles(pdf('risk-this-year.pdf'));
      await expect(checklist.getByText('risk-this-year.pdf')).toBeVisible();
      await checklist.getByRole('button', { name: 'Hand in again' }).click();
      await expect(checklist.getByText(/^The union reads it now/)).toBeVisible();
      await page.setViewportSize({ width: 375, height: 812 });
      await expectNoSidewaysScroll(page);
    });

    await test.step('the office accepts, and the committee is told', async () => {
      await office.reload();
      await office
        .getByRole('button', { name: new RegExp(society.name) })
        .first()
        .click();
      await review.getByRole('button', { name: 'Accept' }).click();
      await expect(toast(office, `${society.name} is accepted, and its committee is told`)).toBeVisible();
      await page.reload();
      await expect(checklist.getByText('Nothing is left to do until the next round.')).toBeVisible();
    });

    await test.step('the administrator deletes the round, after a question', async () => {
      await office.goto('/admin/affiliation');
      await office.getByRole('link', { name: 'Change round' }).click();
      await expect(office.getByLabel(/^Name/)).toHaveValue(round);
      await office.getByRole('button', { name: 'Delete round' }).click();
      const question = office.getByRole('alertdialog', { name: `Delete “${round}”?` });
      await question.getByRole('button', { name: 'Delete round' }).click();
      await expect(toast(office, 'The round is deleted')).toBeVisible();
      await expect(office).toHaveURL('/admin/affiliation');
    });
    await context.close();
  });
});
