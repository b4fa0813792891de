import { paths, type SocietyRequest } from 'societies-contract';
import { demo, expect, read, signUp, test, toast } from './fixtures.ts';
import { expectAccessibleInBothLayouts, expectToFit, phone } from './screens.ts';
import { call, tokenOf } from './societies.ts';

test.use({ viewport: phone });

test('a student asks for a society, is asked for changes, sends it again and withdraws', async ({ page }) => {
  test.slow();
  const { university_id, token } = await signUp(page);
  const administrator = await tokenOf(page, demo.administrator);
  const name = `Photography ${university_id}`;
  const own = async () => {
    const [request] = await read<SocietyRequest[]>(page, paths.mySocietyRequests, token);
    return request as SocietyRequest;
  };

  await test.step('look-alikes are named while the name is typed', async () => {
    await page.goto('/societies');
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Create your own society' });
    await form.getByLabel('Society name').fill('Photografy');
    await expect(form.getByRole('link', { name: 'Have a look: Photography' })).toBeVisible();
    await expectAccessibleInBothLayouts(page);
    await form.getByLabel('Society name').fill(name);
    await form.getByLabel('Proposal').fill('Pictures of the night sky, with whatever camera you have.');
    await form.getByLabel('Category').selectOption({ label: 'Arts' });
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(page, 'Request sent')).toBeVisible();
  });

  const { id, version, date } = await own();
  await call(page, 'post', paths.askChanges(id), administrator, {
    message: 'What would you do that Photography does not?',
    version,
  });

  await test.step('the list says that changes are asked, and leads to the thread', async () => {
    await page.goto('/my-societies/requests');
    await expectToFit(page);
    await expect(page.getByText('Changes asked')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    await expect(page.getByText('What would you do that Photography does not?')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await expectToFit(page);
    await expectAccessibleInBothLayouts(page);
  });

  await test.step('it is sent again without retyping, and keeps its date', async () => {
    await expect(page.getByLabel('Proposal')).toHaveValue(/whatever camera/);
    await page.getByRole('radio', { name: 'Arts' }).focus();
    // From Arts over the categories between to Science.
    while (!(await page.getByRole('radio', { name: 'Science' }).isChecked()))
      await page.keyboard.press('ArrowRight');
    await page.getByRole('textbox', { name: /A message to the administrators/ }).fill('We stack frames.');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, 'Sent again')).toBeVisible();
    const sent = await own();
    expect([sent.state, sent.date]).toEqual(['pending', date]);
    expect(sent.messages?.at(-1)?.text).toBe('We stack frames.');
  });

  await test.step('both versions stay readable in the thread', async () => {
    const thread = page.locator('[data-soc="RequestThread"]');
    await expect(thread.getByText('We stack frames.')).toBeVisible();
    const first = thread.getByRole('button', { name: 'First version' });
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(thread.getByRole('button', { name: 'Version 2' })).toBeVisible();
    await expectToFit(page);
    await expectAccessibleInBothLayouts(page);
  });

  await test.step('a message alone joins the thread', async () => {
    await page.getByRole('textbox', { name: /A message to the administrators/ }).fill('Any news?');
    await page.getByRole('button', { name: 'Only send the message' }).click();
    await expect(page.locator('[data-soc="RequestThread"]').getByText('Any news?')).toBeVisible();
  });

  await test.step('withdrawing asks first, and leaves nothing', async () => {
    await page.getByRole('button', { name: 'Withdraw the request' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw this request?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Withdraw the request' }).click();
    await expect(page.getByText('You have not asked for a society')).toBeVisible();
    expect(await read<SocietyRequest[]>(page, paths.mySocietyRequests, token)).toEqual([]);
  });
});
