import { paths } from 'societies-contract';
import { expect, expectAccessibleInBothSchemes, test, visit } from './fixtures.ts';
import { call, foundSociety } from './societies.ts';

/** Four colours that no reader could tell apart if they were taken as they are. */
const hostile = {
  name: 'Neon',
  primary_color: '#ffff00',
  secondary_color: '#fffbd6',
  tertiary_color: '#fff200',
  text_color: '#ffffe0',
};

test('the pages of a society are readable in whatever four colours its committee chose, light and dark', async ({
  page,
}) => {
  test.slow();
  const { society, president } = await foundSociety(page);
  await call(page, 'put', paths.updateTheme(society.id), president.token, { theme: hostile });
  for (const tab of [
    '',
    '/info',
    '/events',
    '/posts',
    '/dashboard',
    '/dashboard/people',
    '/dashboard/settings',
  ]) {
    await test.step(tab || 'home', async () => {
      await visit(page, `/societies/${society.id}${tab}`);
      await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });
  }
});
