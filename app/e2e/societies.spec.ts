import type { Page } from 'playwright/test';
import { outcomes, paths, type Post, type Society, type SocietyPage } from 'societies-contract';
import { allSocieties, demo, expect, motion, read, signIn, signUp, test, toast } from './fixtures.ts';
import { appoint, call, foundSociety, makeStudent, picture } from './societies.ts';

test("a student's own societies lead straight to their pages", async ({ page }) => {
  const token = await signIn(page, demo.member);
  const mine = await read<Society[]>(page, paths.mySocieties, token);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Societies' })).toBeVisible();
  await expect(page.locator('[data-soc="SocietyCard"]')).toHaveCount(Math.min(mine.length, 12));
  const one = mine[0] as Society;
  // The next event says more than that somebody is a member of what is their own.
  const coming = mine.find(({ next_event }) => next_event) as Society;
  await expect(page.locator('[data-soc="SocietyCard"]').filter({ hasText: coming.name })).toContainText(
    coming.next_event?.name ?? '',
  );
  await expect(page.locator('[data-soc="SocietyCard"]').getByText('Member', { exact: true })).toHaveCount(0);
  const quiet = page.getByRole('paragraph').filter({ hasText: 'Something missing?' });
  await expect(quiet.getByRole('button', { name: 'Create your own society' })).toBeVisible();
  await expect(page.locator('[data-soc="FoundSocietyBanner"]')).toHaveCount(0);
  await page.locator('[data-soc="SocietyCard"]').filter({ hasText: one.name }).click();
  await expect(page).toHaveURL(`/societies/${one.id}`);
  await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();
});

/** What moved by the browser's view transitions so far, as it names them; one list for each. */
async function recordTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        moved.push(
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
        ),
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[][] }).moved);
}

test.describe('with motion', () => {
  test.use(motion);

  test("a society's logo and name travel from its card to its page, and back", async ({ page }) => {
    const token = await signIn(page, demo.member);
    const society = (await read<Society[]>(page, paths.mySocieties, token))[0] as Society;
    const transitions = await recordTransitions(page);
    const travelled = ['old', 'new'].flatMap((state) =>
      ['logo', 'name'].map((part) => `::view-transition-${state}(soc-society-${part})`),
    );
    await page.goto('/my-societies');
    await page.getByRole('link', { name: society.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
    await expect.poll(transitions).toEqual([expect.arrayContaining(travelled)]);
    await page.getByRole('link', { name: 'Back to my societies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Societies' })).toBeVisible();
    await expect.poll(transitions).toEqual([expect.anything(), expect.arrayContaining(travelled)]);
    await expect(page.locator('[data-followed]')).toHaveCount(0);
    // A tab of the society is no journey.
    await page.getByRole('link', { name: society.name }).click();
    await expect.poll(transitions).toHaveLength(3);
    await page.getByRole('link', { name: 'Info', exact: true }).click();
    await expect(page).toHaveURL(`/societies/${society.id}/info`);
    expect(await transitions()).toHaveLength(3);
  });

  test('joining by the dialog moves logo and name to the page, and lights a star', async ({ page }) => {
    const { token } = await signUp(page);
    const society = (await allSocieties(page, token)).at(8) as Society;
    const transitions = await recordTransitions(page);
    await page.goto('/societies');
    await page.locator('[data-soc="SocietyGrid"]').getByRole('button', { name: society.name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
    await expect(toast(page, 'Joined successfully').locator('[data-soc="JoinedStar"]')).toBeVisible();
    await expect
      .poll(transitions)
      .toEqual([
        expect.arrayContaining([
          '::view-transition-old(soc-society-logo)',
          '::view-transition-new(soc-society-logo)',
        ]),
      ]);
  });
});

test('nothing moves between pages with reduced motion', async ({ page }) => {
  const token = await signIn(page, demo.member);
  const society = (await read<Society[]>(page, paths.mySocieties, token))[0] as Society;
  const transitions = await recordTransitions(page);
  await page.goto('/my-societies');
  await page.getByRole('link', { name: society.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
  expect(await transitions()).toEqual([]);
});

test('a student without a society is offered to browse all societies', async ({ page }) => {
  await signUp(page);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Societies' })).toBeVisible();
  await expect(page.locator('[data-soc="SocietyCard"]')).toHaveCount(0);
  await expect(page.locator('[data-soc="FoundSocietyBanner"]').getByRole('button')).toHaveText(
    'Create your own society',
  );
  await expect(page.getByText('Something missing?')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /browse/i })
    .click();
  await expect(page).toHaveURL('/societies');
});

test("a society's page shows the society, its tabs and the ways out", async ({ page }) => {
  const token = await signIn(page, demo.president);
  const society = await read<SocietyPage>(page, paths.society(1), token);
  await page.goto('/societies/1');
  await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
  await expect(page.getByText(`${society.member_count} members`).first()).toBeVisible();
  for (const tab of ['Home', 'Info', 'Events', 'Posts', 'Merch', 'Dashboard']) {
    await expect(page.getByRole('link', { name: tab, exact: true }).last()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Back to my societies' })).toHaveAttribute(
    'href',
    '/my-societies',
  );
  await expect(page.getByRole('link', { name: 'View all societies' })).toHaveAttribute('href', '/societies');
});

test('a member without a role has no dashboard and no edit button, and reads posts as a grid or a list', async ({
  page,
}) => {
  await signIn(page, demo.member);
  await page.goto('/societies/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /edit/i })).toHaveCount(0);
  // Its colours are on the page; which others there are is for who may choose.
  await page.getByRole('link', { name: 'Info', exact: true }).click();
  await expect(page.locator('[data-soc="CommitteeList"]')).toBeVisible();
  await expect(page.locator('[data-soc="ThemeSelector"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.locator('[data-soc="EventCard"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /create|edit|delete/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const posts = page.locator('[data-soc="PostCard"]');
  await expect(posts.first()).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(posts.first()).toBeVisible();
});

test("each society's pages wear its own theme", async ({ page }) => {
  const { token } = await signUp(page);
  const all = await allSocieties(page, token);
  const primary = async (society: Society) => {
    await page.goto(`/societies/${society.id}`);
    await expect(page.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).getPropertyValue('--soc-primary').trim());
  };
  const one = all[0] as Society;
  const other = all.find(({ theme }) => theme.primary_color !== one.theme.primary_color) as Society;
  expect(await primary(one)).not.toBe(await primary(other));
});

test('a student joins a society on its page, and leaves it again', async ({ page }) => {
  const { token } = await signUp(page);
  const society = (await allSocieties(page, token)).find(({ id }) => id === 1) as Society;
  const [post] = await read<Post[]>(page, paths.posts(society.id), token);
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy link' });
  const openPost = () => page.getByRole('button', { name: post?.title }).first().click();
  await page.goto(`/societies/${society.id}/posts`);
  // Members pass on what their society writes; a visitor reads it.
  await openPost();
  await expect(page.getByRole('dialog', { name: post?.title })).toBeVisible();
  await expect(copy).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(toast(page, 'Joined successfully')).toContainText(`You have joined ${society.name}`);
  await expect(page.getByText(`${society.member_count + 1} members`).first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Your societies' }).getByRole('link', { name: society.name }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await openPost();
  await expect(copy).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(toast(page, 'Left successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await expect(page.getByText(`${society.member_count} members`).first()).toBeVisible();
});

test.describe('missing', () => {
  test.use({ expectedErrors: /status of 404/ });
  test('a society that does not exist shows a message', async ({ page }) => {
    await signUp(page);
    for (const id of ['2147483000', 'nonsense']) {
      await page.goto(`/societies/${id}`);
      await expect(page.getByText('404 - Society Not Found')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/societies');
  });
});

test.describe('a society that cannot be shown', () => {
  test.use({ expectedErrors: /status of (403|500)/ });
  test('says whether it failed or was refused, and keeps the rail', async ({ page }) => {
    const token = await signIn(page, demo.member);
    const others = (await read<Society[]>(page, paths.mySocieties, token)).filter(({ id }) => id !== 1);
    let reply = { status: 500, json: { detail: 'It broke.', code: 'x' } };
    await page.route(`**${paths.society(1)}`, (route) => route.fulfill(reply));
    await page.goto('/societies/1');
    const error = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
    const rail = page.getByRole('navigation', { name: 'Your societies' });
    await expect(error).toContainText('This society could not be loaded');
    for (const { name } of others) await expect(rail.getByRole('link', { name })).toBeVisible();
    reply = { status: 403, json: { detail: 'Only its members see it.', code: 'x' } };
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(error).toContainText('You may not see this societyOnly its members see it.');
    await expect(error.getByRole('button')).toHaveCount(0);
    const [next] = others as [Society];
    await rail.getByRole('link', { name: next.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: next.name })).toBeVisible();
    // What one page of a society lacks takes none of the others away.
    await page.route(`**${paths.merch(next.id)}*`, (route) =>
      route.fulfill({ status: 500, json: { detail: 'It broke.', code: 'x' } }),
    );
    const tabs = page.getByRole('navigation', { name: `Pages of ${next.name}` });
    await tabs.getByRole('link', { name: 'Merch' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(outcomes.data.fetch);
    await expect(page.getByRole('heading', { level: 1, name: next.name })).toBeVisible();
    await expect(rail.getByRole('link', { name: next.name })).toBeVisible();
    await tabs.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'All Posts' })).toBeVisible();
  });
});

/** Tomorrow. */
const firstFlight = {
  name: 'First flight',
  description: 'Bring a kite.',
  datetime: new Date(Date.now() + 86_400_000).toISOString(),
  duration: '01:00:00',
  venue: 'The meadow',
  max_participants: 9,
  price: 0,
  is_active: true,
};

test.describe('a new society', () => {
  test('shows its President a checklist, which goes away once all is done', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const at = `/societies/${society.id}`;
    const list = page.getByRole('region', { name: 'Light up your society' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at);
    await expect(list.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    const copy = list.getByRole('button', { name: 'Copy the link' });
    await copy.click();
    await expect(toast(page, outcomes.link.copied.title)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(at, page.url()).href);
    // A site without https has no clipboard for its pages.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    await expect(toast(page, outcomes.link.copyFailed.title)).toContainText(
      outcomes.link.copyFailed.description,
    );
    await list.getByRole('button', { name: 'Choose a logo' }).click();
    await page.getByRole('dialog').locator('input[type="file"]:not([hidden])').setInputFiles(picture);
    await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
    await expect(list.getByText('Done: Give it a logo')).toBeVisible();
    await list.getByRole('button', { name: 'Write a post' }).click();
    const form = page.getByRole('dialog');
    await expect(form).toHaveAccessibleName('Create post');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${at}/posts`);
    await page.goto(at);
    await list.getByRole('button', { name: 'Write a slogan' }).click();
    await expect(form.getByRole('radio', { name: 'Slogan' })).toBeChecked();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(at);
    await call(page, 'patch', paths.society(society.id), president.token, { description: '' });
    await page.goto(at);
    await list.getByRole('button', { name: 'Write about it' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await expect(page).toHaveURL(`${at}/info`);
    await call(page, 'patch', paths.society(society.id), president.token, { description: 'Kites.' });
    await page.goto(at);
    await list.getByRole('button', { name: 'Create an event' }).click();
    await expect(form).toHaveAccessibleName('Create event');
    await page.goto(`${at}/posts`);
    await page.getByRole('button', { name: 'Create the first!' }).click();
    await expect(page.getByRole('dialog', { name: 'Create post' })).toBeVisible();

    await call(page, 'post', paths.posts(society.id), president.token, {
      title: 'Hello',
      content: 'We begin.',
      show_likes: true,
      image: null,
    });
    await call(page, 'post', paths.widgets(society.id), president.token, {
      society: society.id,
      content_type: 'slogan',
      content: { text: 'Up, up.' },
      layout_config: { x: 0, y: 0, w: 1, h: 1 },
    });
    const student = await makeStudent(page);
    await call(page, 'post', paths.join(society.id), student.token);
    await page.goto(`${at}/events`);
    // An empty tab offers who may act the action in place, without editing.
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page.getByRole('dialog', { name: 'Create event' })).toBeVisible();
    await page.goto(at);
    await expect(list.getByRole('button')).toHaveText(['Create an event']);
    await call(page, 'post', paths.events(society.id), president.token, firstFlight);
    await page.reload();
    await expect(page.getByText('Up, up.')).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  test('shows visitors a page without widgets, and officers how to add some', async ({ page, browser }) => {
    const founded = await foundSociety(page);
    const { society, president } = founded;
    await call(page, 'post', paths.posts(society.id), president.token, {
      title: 'Hello',
      content: 'We begin.',
      show_likes: true,
      image: null,
    });
    const student = await makeStudent(page);
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await signIn(visitor, student.university_id, student.password);
    const list = visitor.getByRole('region', { name: 'Light up your society' });
    const tab = async (name: string) => {
      const tabs = visitor.getByRole('navigation', { name: `Pages of ${society.name}` });
      await tabs.getByRole('link', { name, exact: true }).click();
    };
    const empty = visitor.locator('[data-soc="EmptyState"]');
    await visitor.goto(`/societies/${society.id}`);
    await expect(visitor.locator('[data-kind="slogan"]')).toBeVisible();
    await expect(visitor.locator('[data-kind="posts"]')).toContainText('Hello');
    await expect(list).toHaveCount(0);
    for (const name of ['Events', 'Merch']) {
      await tab(name);
      await expect(empty).toContainText(`No ${name.toLowerCase()} to display`);
      await expect(empty.getByRole('button')).toHaveCount(0);
    }

    await appoint(page, founded, student);
    await call(page, 'post', paths.events(society.id), president.token, {
      ...firstFlight,
      datetime: new Date(Date.now() - 86_400_000).toISOString(),
    });
    await visitor.goto(`/societies/${society.id}`);
    await expect(list.getByRole('button', { name: 'Write a slogan' })).toBeVisible();
    for (const [name, action, words] of [
      // What is over does not fill it.
      ['Events', 'Create event', 'Nothing else is planned yet'],
      ['Merch', 'Create merch', 'No merch to display'],
    ] as const) {
      await tab(name);
      await expect(empty).toContainText(words);
      await empty.getByRole('button', { name: action }).click();
      const form = visitor.getByRole('dialog', { name: action });
      await form.getByRole('button', { name: 'Cancel' }).click();
      await expect(form).toBeHidden();
    }
    await tab('Info');
    await expect(visitor.getByRole('button', { name: 'Say when and where' })).toBeVisible();
    await context.close();
  });
});
