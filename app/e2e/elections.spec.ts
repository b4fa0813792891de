import { paths, type Election, type Elections, type Society } from 'societies-contract';
import {
  demo,
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  read,
  signIn,
  test,
  toast,
} from './fixtures.ts';
import { call, foundSociety, makeStudent } from './societies.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test.describe('an election on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('waits first on the society’s Info page, and is voted in by keyboard', async ({ page }) => {
    test.slow();
    const { society, president } = await foundSociety(page);
    const student = await makeStudent(page);
    const token = await signIn(page, student.university_id, student.password);
    await call<Society>(page, 'post', paths.join(society.id), token, {});
    const roles = (
      await read<{ id: number; name: string }[]>(page, paths.roles(society.id), president.token)
    ).filter(({ name }) => name === 'President');
    const { id } = await call<Election>(page, 'post', paths.elections(society.id), president.token, {
      title: 'Committee election',
      roles: roles.map((role) => role.id),
      nominations_from: inSeconds(-60),
      nominations_until: inSeconds(4),
      voting_from: inSeconds(4),
      voting_until: inSeconds(3600),
    });
    await call(page, 'post', paths.nominations(society.id, id), token, {
      role_id: roles[0]?.id,
      statement: 'More evenings.',
    });

    await page.goto(`/societies/${society.id}/elections/${id}`);
    await expect(page.getByText('More evenings.')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Vote now' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    const first = page.locator('[data-soc="Columns"] > [data-part="main"] > :first-child');

    await test.step('Info begins with the vote that waits', async () => {
      await page.goto(`/societies/${society.id}/info`);
      await expect(first).toContainText('Voting is open: Committee election. You have not voted yet.');
    });

    await test.step('whoever votes ranks by keyboard and keeps a receipt', async () => {
      await page.getByRole('link', { name: 'Vote', exact: true }).press('Enter');
      await page
        .getByRole('button', { name: /^Rank .* 1st/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('button', { name: /^1st: .* Press to take out/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Review my ballot' }).press('Enter');
      await page.getByRole('button', { name: 'Cast my ballot' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Your vote is in' })).toBeFocused();
      await expectAccessibleInBothSchemes(page);
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/You have voted/)).toBeVisible();

    await test.step('Info no longer begins with it', async () => {
      await page.goto(`/societies/${society.id}/info`);
      await expect(page.getByRole('link', { name: 'See elections' })).toBeVisible();
      await expect(first).not.toContainText('Elections');
    });
  });

  test('is published with a link to share, and a receipt finds its ballot', async ({ page }) => {
    // One that the demonstration has counted: no call brings the end of another nearer.
    const token = await signIn(page, demo.member);
    const { results } = await read<Elections>(page, paths.elections(1), token);
    const published = results.find(({ state }) => state === 'published');
    if (!published) throw new Error('The demonstration has no result.');
    const ballots = await page.request.get(paths.electionBallots(1, published.id), {
      headers: { authorization: `Bearer ${token}` },
    });
    const [, receipt = ''] = /\n([0-9A-Z]{12}),/.exec(await ballots.text()) ?? [];
    await page.goto(`/societies/1/elections/${published.id}`);
    await page.getByRole('link', { name: 'See the result' }).click();
    await expect(page.getByText('How the votes moved')).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByLabel('Is your ballot among them?').fill(receipt.toLowerCase());
    await page.getByRole('button', { name: 'Look for it' }).click();
    await expect(page.getByText('Yes, it is among the ballots that were counted')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothSchemes(page);
  });
});

test('the President calls an election from the dashboard', async ({ page }) => {
  const { society } = await foundSociety(page);
  await page.goto(`/societies/${society.id}/dashboard/elections`);
  await expect(page.getByText('No elections yet')).toBeVisible();
  await page.getByRole('button', { name: 'Call an election' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call an election' });
  await dialog.getByLabel(/^Title/).fill('By-election');
  await dialog.getByText('President', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Call election' }).click();
  await expect(toast(page, 'The election is called')).toBeVisible();
  await page.getByRole('link', { name: 'By-election' }).click();
  await expect(page.getByRole('heading', { name: 'By-election' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the election' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel By-election?' });
  await question.getByLabel(/Reason/).fill('Too early.');
  await question.getByRole('button', { name: 'Cancel the election' }).click();
  await expect(page.getByText('Too early.')).toBeVisible();
});
