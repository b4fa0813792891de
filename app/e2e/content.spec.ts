import type { Locator, Page } from 'playwright/test';
import { outcomes, paths, type SocietyEvent, type MerchItem, type Post } from 'societies-contract';
import { demo, expect, motion, read, signIn, test, toast } from './fixtures.ts';
import { call, edit, foundSociety, makeStudent, picture, type Founded } from './societies.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const makeEvent = (page: Page, { society, president }: Founded, values: Partial<SocietyEvent> = {}) =>
  call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    name: 'Night walk',
    description: 'Bring a torch.',
    datetime: days(3.5),
    duration: '00:45:00',
    venue: 'Meadow gate',
    max_participants: 5,
    price: 0,
    is_active: true,
    ...values,
  });

const card = (page: Page, kind: string, name: string) =>
  page.locator(`[data-soc="${kind}"]`).filter({ hasText: name });

test.use(motion);

test.describe('events', () => {
  test('a student registers and gives the place up, and the count of places follows', async ({ page }) => {
    const own = await foundSociety(page);
    const event = await makeEvent(page, own);
    await page.goto(`/societies/${own.society.id}/events`);
    await expect(page.getByRole('heading', { name: 'All Events' })).toBeVisible();
    const one = card(page, 'EventCard', event.name);
    await expect(one).toContainText('4 days to go');
    await expect(one).toContainText('45 minutes');
    await expect(one).toContainText('0 of 5 places taken');
    await one.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, `Successfully registered to ${event.name}`)).toBeVisible();
    await expect(one.getByRole('button', { name: 'Registered' })).toBeDisabled();
    await expect(one).toContainText('1 of 5 places taken');
    await page.reload();
    await expect(one).toContainText('1 of 5 places taken');
    await one.getByRole('button', { name: 'Give up my place' }).click();
    await expect(one).toContainText('0 of 5 places taken');
    // Nobody waits: it can be had back.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(one.getByRole('button', { name: 'Registered' })).toBeDisabled();
    await expect(one).toContainText('1 of 5 places taken');
    await one.getByRole('button', { name: 'Give up my place' }).click();
    await expect(one.getByRole('button', { name: 'Register' })).toBeEnabled();
    await expect(one).toContainText('0 of 5 places taken');
  });

  test.describe('refused', () => {
    test.use({ expectedErrors: /status of 409/ });
    test('a registration for a place that has just gone is undone on the screen', async ({ page }) => {
      const own = await foundSociety(page);
      const event = await makeEvent(page, own, { max_participants: 1 });
      await page.goto(`/societies/${own.society.id}/events`);
      const one = card(page, 'EventCard', event.name);
      await expect(one.getByRole('button', { name: 'Register' })).toBeEnabled();
      const other = await makeStudent(page);
      await call(page, 'post', paths.eventSignup(own.society.id, event.id), other.token);
      await one.getByRole('button', { name: 'Register' }).click();
      await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
      await expect(one).not.toContainText('Registered');
    });
  });

  test('an officer creates, changes and deletes an event', async ({ page }) => {
    const { society } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/events`);
    await expect(page.getByText('No events to display')).toBeVisible();
    // The empty page offers it in place; editing offers it at the top too.
    await expect(page.getByRole('button', { name: 'Create event' })).toHaveCount(1);
    await edit(page);
    await page.getByRole('button', { name: 'Create event' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create event' });
    await form.getByRole('button', { name: 'Create event' }).click();
    for (const text of [
      'Event name is required.',
      'Event date is required.',
      'Event time is required.',
      'Event venue is required.',
      'Event description is required.',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(form.getByLabel('Price')).toHaveValue('0');
    await form.getByLabel('Name').fill('Lantern parade');
    await form.getByLabel('Description').fill('Paper, wire and a candle.');
    await form.getByLabel('Date').fill('2099-01-02');
    await form.getByLabel('Time').fill('18:30');
    await form.getByLabel('Venue').fill('Old gate');
    await form.getByLabel('Price').fill('2.5');
    await expect(form.getByLabel('Duration')).toHaveValue('1');
    await expect(form.getByLabel('Max participants')).toHaveValue('100');
    await form.getByRole('button', { name: 'Create event' }).click();
    await expect(toast(page, 'Event created successfully!')).toBeVisible();
    const one = card(page, 'EventCard', 'Lantern parade');
    await expect(one).toContainText('02 January 2099');
    await expect(one).toContainText('£2.50');

    await one.getByRole('button', { name: 'Edit Lantern parade' }).click();
    const change = page.getByRole('dialog', { name: 'Edit event' });
    await expect(change.getByLabel('Time')).toHaveValue('18:30');
    await change.getByLabel('Venue').fill('New gate');
    await change.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Event updated successfully!')).toBeVisible();
    await expect(one).toContainText('New gate');

    await one.getByRole('button', { name: 'Delete Lantern parade' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await expect(question).toContainText('Are you sure you want to delete Lantern parade?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Event deleted successfully!')).toBeVisible();
    await expect(page.getByText('No events to display')).toBeVisible();
  });
});

test.describe('posts', () => {
  test('a post with a picture is created, read, liked, changed and deleted', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/posts`);
    await expect(page.getByText('No posts to display')).toBeVisible();
    await page.getByRole('button', { name: 'Create the first!' }).click();
    const form = page.getByRole('dialog', { name: 'Create post' });
    await form.getByRole('button', { name: 'Create post' }).click();
    await expect(form.getByText('Post title is required')).toBeVisible();
    await expect(form.getByText('Post content is required')).toBeVisible();
    await form.getByLabel('Title').fill('First light');
    await form.getByLabel('Content').fill('We saw it.');
    await form.locator('input[type="file"]:not([hidden])').setInputFiles(picture);
    await form.getByRole('button', { name: 'Use picture' }).click();
    await form.getByRole('button', { name: 'Create post' }).click();
    await expect(toast(page, 'Post created successfully!')).toBeVisible();
    const one = card(page, 'PostCard', 'First light');
    await expect(one).toBeVisible();
    const [stored] = await read<Post[]>(page, paths.posts(society.id), president.token);
    expect(stored?.image).toMatch(new RegExp(`/societies/societies/${society.id}/posts/\\d+\\.png$`));
    expect((await page.request.get(stored?.image ?? '')).status()).toBe(200);

    await one.getByRole('button', { name: /like/i }).click();
    await expect(one).toContainText('1 like');
    await page.reload();
    await expect(one).toContainText('1 like');
    const address = `/societies/${society.id}/posts?post=${stored?.id}`;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    const whole = page.getByRole('dialog', { name: 'First light' });
    await expect(whole).toContainText('We saw it.');
    // A member passes it on by its address.
    await whole.getByRole('button', { name: 'Copy link' }).click();
    await expect(whole.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await edit(page);
    await one.getByRole('button', { name: 'Delete First light' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, outcomes.post.deleted)).toContainText('Success');
    await expect(page.getByText('No posts to display')).toBeVisible();
  });

  test('a deleted post is restored by Undo, and from the history', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const body = { title: 'Here again', content: 'Still true.', show_likes: true, image: null };
    await call<Post>(page, 'post', paths.posts(society.id), president.token, body);
    await page.goto(`/societies/${society.id}/posts`);
    const one = card(page, 'PostCard', 'Here again');
    await edit(page);
    const remove = async () => {
      await one.getByRole('button', { name: 'Delete Here again' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No posts to display')).toBeVisible();
      await expect(toast(page, outcomes.post.deleted)).toBeVisible();
    };
    await remove();
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, outcomes.undo.done)).toBeVisible();
    await expect(one).toContainText('Still true.');

    await remove();
    await page.goto(`/societies/${society.id}/dashboard/history`);
    await page.getByRole('button', { name: 'Restore Here again' }).click();
    await expect(toast(page, outcomes.undo.done)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
    await page.goto(`/societies/${society.id}/posts`);
    await expect(one).toContainText('Still true.');
  });

  test.describe('that were deleted', () => {
    test.use({ expectedErrors: /status of 404/ });
    test('show that they are gone when a link opens them, above the other posts', async ({ page }) => {
      const { society, president } = await foundSociety(page);
      const body = { title: 'Short-lived', content: 'Gone soon.', show_likes: true, image: null };
      const post = await call<Post>(page, 'post', paths.posts(society.id), president.token, body);
      await call(page, 'delete', paths.post(society.id, post.id), president.token);
      await page.goto(`/societies/${society.id}/posts?post=${post.id}`);
      const notice = page.getByRole('dialog', { name: outcomes.post.gone.title });
      await expect(notice).toContainText(outcomes.post.gone.description);
      await notice.getByRole('button', { name: 'OK' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page).toHaveURL(`/societies/${society.id}/posts`);
    });
  });

  test('drafts and scheduled posts are shown to authors only, and pinned posts stand first', async ({
    page,
  }) => {
    const { society, president } = await foundSociety(page);
    const reader = await makeStudent(page);
    const titles = async ({ token }: { token: string }) =>
      (await read<Post[]>(page, paths.posts(society.id), token)).map(({ title }) => title);
    const write = async (title: string, fill: (form: Locator) => Promise<void>) => {
      await page.getByRole('button', { name: 'Create post' }).click();
      const form = page.getByRole('dialog', { name: 'Create post' });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Content').fill('Words.');
      await fill(form);
      await form.getByRole('button', { name: 'Create post' }).click();
      await expect(form).toBeHidden();
    };
    await page.goto(`/societies/${society.id}/posts`);
    await edit(page);
    await write('Rules of the dome', (form) => form.getByText('Pin it to the top').click());
    await write('Half a thought', async (form) => {
      await form.getByLabel('Publish').selectOption({ label: 'Keep as a draft' });
    });
    await write('For next year', async (form) => {
      await form.getByLabel('Publish').selectOption({ label: 'Later' });
      await form.getByLabel('On', { exact: true }).fill(`${new Date().getFullYear() + 1}-02-03`);
      await form.getByLabel('At', { exact: true }).fill('18:30');
    });
    await write('First light', () => Promise.resolve());
    await expect(card(page, 'PostCard', 'Half a thought')).toContainText('Draft');
    await expect(card(page, 'PostCard', 'For next year')).toContainText('3 February');
    await expect(page.locator('[data-soc="PostCard"]').first()).toContainText('Rules of the dome');
    expect(await titles(reader)).toEqual(['Rules of the dome', 'First light']);
    expect((await titles(president)).toSorted()).toEqual([
      'First light',
      'For next year',
      'Half a thought',
      'Rules of the dome',
    ]);
  });
});

test.describe('merch', () => {
  test('an item is created, changed, deleted, and restored by Undo', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/merch`);
    await expect(page.getByText('No merch to display')).toBeVisible();
    await edit(page);
    await page.getByRole('button', { name: 'Create merch' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create merch' });
    await form.getByRole('button', { name: 'Create merch' }).click();
    for (const text of [
      'Merch name is required.',
      'Merch description is required.',
      'Merch category is required.',
      'Merch URL is required.',
      'Merch price is required and must be > 0.01.',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await form.getByLabel('Name').fill('Red torch');
    await form.getByLabel('Description').fill('Keeps your eyes adapted.');
    await form.getByLabel('Category').fill('Equipment');
    await form.getByLabel('URL').fill('https://shop.example/torch');
    await form.getByLabel('Price').fill('9.5');
    await form.getByRole('button', { name: 'Create merch' }).click();
    const one = card(page, 'MerchCard', 'Red torch');
    await expect(one).toContainText('£9.50');
    const [stored] = await read<MerchItem[]>(page, paths.merch(society.id), president.token);
    expect(stored?.purchase_url).toBe('https://shop.example/torch');
    await one.getByRole('button', { name: 'Delete Red torch' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Merch item deleted successfully!')).toContainText('Success');
    await expect(page.getByText('No merch to display')).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, outcomes.undo.done)).toBeVisible();
    await expect(one).toContainText('£9.50');
    expect(await read<MerchItem[]>(page, paths.merch(society.id), president.token)).toEqual([stored]);
  });
});

test('the page of a feature that is switched off says so', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const options = await read<{ id: number }>(page, paths.featureOptions(society.id), president.token);
  await call(page, 'put', paths.featureOption(society.id, options.id), president.token, {
    enable_posts: false,
    enable_events: false,
    enable_merch: false,
  });
  for (const [tab, text] of [
    ['events', 'Events are disabled for this society'],
    ['posts', 'Posts are disabled for this society'],
    ['merch', 'Merchandise is disabled for this society'],
  ]) {
    await page.goto(`/societies/${society.id}/${tab}`);
    await expect(page.getByText(text as string)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Switch it on in Settings' }).click();
  await expect(page.getByText('Feature options', { exact: true })).toBeVisible();
});

test.describe('home', () => {
  test('a committee adds widgets, arranges them by keyboard, saves and removes them', async ({ page }) => {
    const { society } = await foundSociety(page);
    await page.goto(`/societies/${society.id}`);
    await edit(page);
    for (const text of ['We look up', 'We listen']) {
      await page.getByRole('button', { name: 'Add widget' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add widget' });
      await form.getByRole('radio', { name: 'Slogan' }).check();
      await form.getByRole('textbox', { name: 'Slogan' }).fill(text);
      await form.getByRole('button', { name: 'Add widget' }).click();
      await expect(form).toHaveCount(0);
    }
    const handle = page.getByRole('button', { name: /Move or resize Slogan: We look up/ });
    await handle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Layout Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
    await page.reload();
    const left = (text: string) =>
      page.getByText(text).evaluate((element) => element.getBoundingClientRect().left);
    await expect(page.getByText('We look up')).toBeVisible();
    expect(await left('We look up')).toBeGreaterThan(await left('We listen'));
    await edit(page);
    await page.getByRole('button', { name: 'Remove Slogan: We look up' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('We look up')).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, outcomes.undo.done)).toBeVisible();
    await expect(page.getByText('We look up')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We look up')).toBeVisible();
  });

  test.describe('refused', () => {
    test.use({ expectedErrors: /status of 400/ });
    test('a widget for a post that does not exist is refused with a reason', async ({ page }) => {
      const { society } = await foundSociety(page);
      await page.goto(`/societies/${society.id}`);
      await edit(page);
      await page.getByRole('button', { name: 'Add widget' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add widget' });
      await form.getByRole('radio', { name: 'Post' }).check();
      await form.getByRole('button', { name: 'Add widget' }).click();
      const modal = page.getByRole('dialog', { name: 'Editing widget' });
      await expect(modal).toContainText('The society has no posts to add.');
    });
  });
});

test('edit mode ends when another society is opened', async ({ page }) => {
  await signIn(page, demo.president);
  await page.goto('/societies/1/events');
  await edit(page);
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Your societies' }).getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(/societies\/1\b/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Astronomy Society');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
});

test('pictures of a carousel are uploaded three at a time', async ({ page }) => {
  const { society } = await foundSociety(page);
  await page.goto(`/societies/${society.id}`);
  await edit(page);
  await page.getByRole('button', { name: 'Add widget' }).click();
  const form = page.getByRole('dialog', { name: 'Add widget' });
  await form.getByRole('radio', { name: 'Carousel' }).check();
  await form
    .locator('input[type="file"]:not([hidden])')
    .setInputFiles(Array.from({ length: 5 }, (_, index) => ({ ...picture, name: `${index}.png` })));
  /** Lets one of the uploads go on that are held back. */
  const held: (() => void)[] = [];
  let most = 0;
  await page.route('**/storage/v1/object/societies/**', async (route) => {
    await new Promise<void>((go) => {
      held.push(go);
      most = Math.max(most, held.length);
    });
    await route.continue();
  });
  await form.getByRole('button', { name: 'Add widget' }).click();
  for (let stored = 0; stored < 5; stored++) {
    await expect.poll(() => held.length).toBe(Math.min(3, 5 - stored));
    held.shift()?.();
  }
  await expect(form).toHaveCount(0);
  expect(most).toBe(3);
});
