import type { Page } from 'playwright/test';
import {
  outcomes,
  paths,
  type SocietyEvent,
  type MerchItem,
  type Post,
  pageSizeLimits,
} from 'societies-contract';
import { expect, test, toast } from './fixtures.ts';
import { call, edit, foundSociety, type Founded } from './societies.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const cards = (page: Page, kind: string) => page.locator(`[data-soc="${kind}"]`);
const turnTo = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: `Page ${number} of` })
    .click();

/** Posts from 'Post 1', the oldest, to the newest. */
async function makePosts(page: Page, { society, president }: Founded, count: number): Promise<Post[]> {
  const made: Post[] = [];
  for (let number = 1; number <= count; number += 1) {
    made.push(
      await call<Post>(page, 'post', paths.posts(society.id), president.token, {
        title: `Post ${number}`,
        content: `What post ${number} says.`,
        show_likes: true,
      }),
    );
  }
  return made;
}

const makeEvent = (page: Page, { society, president }: Founded, name: string, inDays: number) =>
  call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    name,
    description: 'Bring a torch.',
    datetime: days(inDays),
    duration: '00:45:00',
    venue: 'Meadow gate',
    max_participants: 5,
    price: 0,
    is_active: true,
  });

/** The lists of posts, events and merchandise that are asked for as a whole from now on. */
function wholeLists(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isWhole = request.method() === 'GET' && !search.includes('page=');
    if (isWhole && /^\/api\/societies\/\d+\/(posts|events|merch)\/$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('posts keep their page in the address, and a changed post is shown on its page', async ({ page }) => {
  const own = await foundSociety(page);
  const perPage = pageSizeLimits.posts;
  const [oldest] = await makePosts(page, own, perPage + 1);
  const whole = wholeLists(page);
  const at = `/societies/${own.society.id}/posts`;
  await page.goto(at);
  const posts = cards(page, 'PostCard');
  await expect(posts).toHaveCount(perPage);
  await expect(posts.filter({ hasText: 'What post 1 says.' })).toHaveCount(0);
  await turnTo(page, 2);
  await expect(posts).toHaveCount(1);
  await expect(page).toHaveURL(`${at}?page=2`);
  await page.reload();
  await expect(posts).toContainText('What post 1 says.');
  await posts.getByRole('button', { name: /like/i }).click();
  await expect(posts).toContainText('1 like');
  await page.goBack();
  await expect(posts).toHaveCount(perPage);
  await page.goForward();
  await expect(posts).toContainText('1 like');

  // A link to a post leads to it from whichever page.
  await page.goto(`${at}?post=${oldest?.id}`);
  const dialog = page.getByRole('dialog', { name: 'Post 1' });
  await dialog.getByRole('button', { name: /like/i }).click();
  await expect(dialog).toContainText('0 likes');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(at);

  await turnTo(page, 2);
  await edit(page);
  await page.getByRole('button', { name: 'Create post' }).click();
  const form = page.getByRole('dialog', { name: 'Create post' });
  await form.getByLabel('Title').fill('The very newest');
  await form.getByLabel('Content').fill('Written on page two.');
  await form.getByRole('button', { name: 'Create post' }).click();
  await expect(posts.first()).toContainText('The very newest');
  await expect(page).toHaveURL(at);

  await turnTo(page, 2);
  for (const title of ['Post 2', 'Post 1']) {
    const remove = page.getByRole('button', { name: `Delete ${title}`, exact: true });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(remove).toHaveCount(0);
  }
  // The second page is no more: the last one there is takes its place.
  await expect(posts).toHaveCount(perPage);
  await expect(page).toHaveURL(at);
  expect(whole).toEqual([]);
});

test('upcoming events are paged, past events folded, and a new event is shown on the page of its date', async ({
  page,
}) => {
  const own = await foundSociety(page);
  const perPage = pageSizeLimits.events;
  await makeEvent(page, own, 'Long ago', -30);
  await makeEvent(page, own, 'Lately', -2);
  // The last of them stands on the second page, also when the first one has become the reader's own.
  const last = `Walk ${perPage + 2}`;
  for (let number = perPage + 2; number >= 1; number -= 1)
    await makeEvent(page, own, `Walk ${number}`, number);
  const whole = wholeLists(page);
  const at = `/societies/${own.society.id}/events`;
  await page.goto(at);
  const events = cards(page, 'EventCard');
  await expect(events).toHaveCount(perPage);
  await expect(events.first()).toContainText('Walk 1');
  await expect(events.last()).toContainText(`Walk ${perPage}`);
  await events.first().getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Successfully registered to Walk 1')).toBeVisible();
  await expect(events.first()).toContainText('1 of 5 places taken');
  const past = page.getByRole('region', { name: 'Past · 2' });
  await past.getByRole('button', { name: 'Show past events' }).click();
  await expect(cards(page, 'EventCard').filter({ hasText: /Lately|Long ago/ })).toHaveText([
    /Lately/,
    /Long ago/,
  ]);
  await turnTo(page, 2);
  await expect(events.filter({ hasText: last })).toBeVisible();
  await expect(page).toHaveURL(`${at}?page=2`);

  await turnTo(page, 1);
  await edit(page);
  await page.getByRole('button', { name: 'Create event' }).click();
  const form = page.getByRole('dialog', { name: 'Create event' });
  await form.getByLabel('Name').fill('The far one');
  await form.getByLabel('Description').fill('Bring a blanket.');
  await form.getByLabel('Date').fill(days(200).slice(0, 10));
  await form.getByLabel('Time').fill('20:30');
  await form.getByLabel('Venue').fill('The roof');
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(toast(page, outcomes.event.created)).toBeVisible();
  await expect(page).toHaveURL(`${at}?page=2`);
  await expect(events.filter({ hasText: last })).toBeVisible();
  await expect(events.filter({ hasText: 'The far one' })).toBeVisible();
  expect(whole).toEqual([]);
});

test('merch keeps its page in the address, and a new item is shown first', async ({ page }) => {
  const own = await foundSociety(page);
  const { society, president } = own;
  const perPage = pageSizeLimits.merch;
  for (let number = 1; number <= perPage + 1; number += 1) {
    await call<MerchItem>(page, 'post', paths.merch(society.id), president.token, {
      name: `Scarf ${number}`,
      description: 'It is warm.',
      category: 'Clothing',
      purchase_url: 'https://shop.example/scarf',
      price: 5,
    });
  }
  const whole = wholeLists(page);
  const at = `/societies/${society.id}/merch`;
  await page.goto(`${at}?page=2`);
  const items = cards(page, 'MerchCard');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Scarf 1');
  await turnTo(page, 1);
  await expect(items).toHaveCount(perPage);
  await page.goBack();
  await expect(items).toHaveCount(1);

  await edit(page);
  await page.getByRole('button', { name: 'Create merch' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('The new mug');
  await form.getByLabel('Description').fill('It holds tea.');
  await form.getByLabel('Category').fill('Kitchen');
  await form.getByLabel('Price').fill('7');
  await form.getByLabel(/link|url/i).fill('https://shop.example/mug');
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(items.first()).toContainText('The new mug');
  await expect(page).toHaveURL(at);
  expect(whole).toEqual([]);
});

test('a widget is given a post from a later page by searching for it', async ({ page }) => {
  const own = await foundSociety(page);
  await makePosts(page, own, 55);
  const whole = wholeLists(page);
  await page.goto(`/societies/${own.society.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Add widget' }).click();
  const form = page.getByRole('dialog', { name: 'Add widget' });
  await form.getByRole('radio', { name: 'Post' }).check();
  await form.getByRole('combobox', { name: 'Post' }).fill('post 2');
  await form.getByRole('option', { name: 'Post 2', exact: true }).click();
  await form.getByRole('button', { name: 'Add widget' }).click();
  await expect(cards(page, 'PostWidget')).toContainText('Post 2');
  await expect(cards(page, 'PostWidget')).toContainText('Pinned post');
  expect(whole).toEqual([]);
});
