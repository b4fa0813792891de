import { paths, type NoticesReply, type Society } from 'societies-contract';
import { expect, read, test, toast } from './fixtures.ts';
import { expectAccessibleInBothLayouts, desk, expectToFit } from './screens.ts';
import { call, foundSociety, makeStudent } from './societies.ts';

test.describe('a message to the members', () => {
  test.use({ viewport: desk });

  test('is previewed with its readers, sent by keyboard, listed, and reaches them', async ({ page }) => {
    const { society } = await foundSociety(page);
    const { token } = await makeStudent(page);
    await call<Society>(page, 'post', paths.join(society.id), token, {});
    await page.goto(`/societies/${society.id}/dashboard/messages`);
    await expect(page.getByText('Nothing sent yet')).toBeVisible();
    await page.getByRole('button', { name: 'Write a message' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Write a message' });
    await expect(dialog.getByLabel(/^Subject/)).toBeFocused();
    await page.keyboard.type('Next week');
    await dialog.getByLabel(/^Message/).fill('We meet **outside**.');
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect(dialog.getByText('1 person gets it')).toBeVisible();
    await expect(dialog.getByText('outside').and(dialog.locator('strong'))).toBeVisible();
    await expectToFit(page);
    await expectAccessibleInBothLayouts(page);
    await dialog.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(toast(page, 'Sent to 1 person')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next week' })).toBeVisible();
    await expect(page.getByText('1 reader', { exact: true })).toBeVisible();
    const { results } = await read<NoticesReply>(page, paths.notifications, token);
    expect(results.find(({ kind }) => kind === 'message')?.title).toBe(`${society.name}: Next week`);
  });
});

test.describe('beyond the messages of a day', () => {
  test.use({ expectedErrors: /429/ });

  test('the fourth message of a day is refused in words, and what was written stays', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const { token } = await makeStudent(page);
    await call<Society>(page, 'post', paths.join(society.id), token, {});
    for (const subject of ['One', 'Two', 'Three'])
      await call(page, 'post', paths.messages(society.id), president.token, {
        audience: 'members',
        subject,
        text: 'News.',
      });
    await page.goto(`/societies/${society.id}/dashboard/messages?new`);
    const dialog = page.getByRole('dialog', { name: 'Write a message' });
    await dialog.getByLabel(/^Subject/).fill('Four');
    await dialog.getByLabel(/^Message/).fill('More news.');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(page.getByText(/at most 3 messages a day/)).toBeVisible();
    await expect(dialog.getByLabel(/^Message/)).toHaveValue('More news.');
  });
});
