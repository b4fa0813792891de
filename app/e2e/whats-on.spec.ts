import type { Page } from 'playwright/test';
import { paths, type SocietyEvent } from 'societies-contract';
import { expect, test } from './fixtures.ts';
import { call, foundSociety } from './societies.ts';

const draft = {
  description: 'Bring a torch.',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '01:00:00',
  venue: 'Meadow gate',
  max_participants: 5,
  is_active: true,
};

/** Two events that no other test finds: one costs something. */
async function makeTwo(page: Page) {
  const { society, president } = await foundSociety(page);
  const word = `Lanterns${Date.now()}`;
  const make = (name: string, price: number) =>
    call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, { ...draft, name, price });
  const free = await make(`${word} walk`, 0);
  await make(`${word} supper`, 12);
  return { word, free, society, president };
}

test('What’s on recommends with a reason, and what is chosen there stands in the address: a reload shows it again, and Back what was before', async ({
  page,
}) => {
  const { word, society } = await makeTwo(page);
  const walk = page.getByRole('article', { name: `${word} walk` });
  const supper = page.getByRole('article', { name: `${word} supper` });
  const chip = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true });
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);

  await page.goto('/whats-on');
  const recommended = page.getByRole('region', { name: 'For you' });
  await expect(recommended.getByText(`Because you are in ${society.name}`)).toBeVisible();
  await expect(recommended.getByRole('link')).toHaveText([`${word} walk`, `${word} supper`]);
  await page.getByRole('searchbox', { name: 'Search events' }).fill(word);
  await expect(supper).toBeVisible();
  await chip('Free').click();
  await expect(supper).toHaveCount(0);
  await expect(walk).toBeVisible();
  await chip('My societies').click();
  await expect.poll(asked).toEqual({ search: word, free: '1', mine: '1' });

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue(word);
  await expect(chip('Free')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('My societies')).toHaveAttribute('aria-pressed', 'true');
  await expect(walk).toBeVisible();
  await expect(supper).toHaveCount(0);

  await page.goBack();
  await expect(chip('My societies')).toHaveAttribute('aria-pressed', 'false');
  await expect(chip('Free')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(chip('Free')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue(word);
  await expect(supper).toBeVisible();

  // From an event one comes back to what one saw.
  await page.goForward();
  await expect(supper).toHaveCount(0);
  await walk.getByRole('link', { name: `${word} walk` }).click();
  await expect(page.getByRole('heading', { level: 2, name: `${word} walk` })).toBeVisible();
  await page.goBack();
  await expect(chip('Free')).toHaveAttribute('aria-pressed', 'true');
  await expect(walk).toBeVisible();
  await expect(supper).toHaveCount(0);
});

test('an empty day offers a button that shows all upcoming events', async ({ page }) => {
  await foundSociety(page);
  await page.goto('/whats-on?when=2098-01-01&free=1');
  await expect(page.getByText('Nothing is on at that time')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything coming up' }).click();
  await expect(page).toHaveURL('/whats-on');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an empty week says so, and links to upcoming events and to societies', async ({ page }) => {
  const { word } = await makeTwo(page);
  await page.goto('/whats-on');
  await page.getByRole('searchbox', { name: 'Search events' }).fill(word);
  await page.getByRole('button', { name: 'This week', exact: true }).click();
  await expect(page.getByText('Nothing is on at that time')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Browse societies' }).click();
  await expect(page).toHaveURL('/societies');
  await page.goBack();
  await page.getByRole('button', { name: 'Show everything coming up' }).click();
  await expect(page).toHaveURL('/whats-on');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('My events is in the navigation on desktops and phones, and lists the user’s events', async ({
  page,
}) => {
  const { word, free, society, president } = await makeTwo(page);
  await call(page, 'post', paths.eventSignup(society.id, free.id), president.token);
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'My events' }).first().click();
  await expect(page).toHaveURL('/my-events');
  const mine = page.locator('[data-soc="MyEvents"]');
  await expect(mine.getByRole('link', { name: `${word} walk` })).toBeVisible();
  await expect(mine.getByText(`${word} supper`)).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/whats-on');
  await page.getByRole('link', { name: 'My events', exact: true }).click();
  await expect(page).toHaveURL('/my-events');
  await mine.getByRole('button', { name: 'Show my code', description: `${word} walk` }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: `Code for ${word} walk` })).toBeVisible();
  await page.keyboard.press('Escape');
  await mine.getByRole('link', { name: `${word} walk` }).click();
  await expect(page).toHaveURL(`/societies/${society.id}/events/${free.id}`);
});
