import type { Page } from 'playwright/test';
import { outcomes, paths, type SocietyEvent } from 'societies-contract';
import { demo, expect, signIn, signUp, test, toast } from './fixtures.ts';
import { call, foundSociety, makeStudent } from './societies.ts';

const draft = {
  name: 'Night walk',
  description: 'Bring a torch.',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '01:00:00',
  venue: 'Meadow gate',
  max_participants: 1,
  price: 0,
  is_active: true,
};

const minute = 60_000;

test("phones whose clocks are ten minutes ahead and behind count down by the server's, and the button comes by itself", async ({
  page,
  browser,
  baseURL,
}) => {
  const { society, president } = await foundSociety(page);
  const visitor = await browser.newPage({ baseURL });
  await signUp(visitor);
  const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
    ...draft,
    max_participants: 2,
    opens_at: new Date(Date.now() + 20 * minute).toISOString(),
  });
  const phones = [
    { phone: page, wrong: 10 * minute },
    { phone: visitor, wrong: -10 * minute },
  ];
  const register = (phone: Page) => phone.getByRole('button', { name: 'Register' });
  for (const { phone, wrong } of phones) {
    await phone.clock.install({ time: Date.now() + wrong });
    await phone.goto(`/societies/${society.id}/events/${event.id}`);
    await expect(phone.getByRole('timer')).toHaveText(/^Opens in (20:00|19:\d\d)$/);
    await expect(register(phone)).toHaveCount(0);
  }
  // The phones' clocks go on to the opening, and so does the server's in effect: there it is past from now on.
  await call(page, 'put', paths.event(society.id, event.id), president.token, {
    ...draft,
    max_participants: 2,
    opens_at: new Date(Date.now() - minute).toISOString(),
  });
  await Promise.all(
    phones.map(async ({ phone }) => {
      await phone.clock.fastForward(20 * minute);
      await register(phone).click();
      await expect(toast(phone, outcomes.event.registered(draft.name))).toBeVisible();
      await expect(phone.getByText('You are going')).toBeVisible();
    }),
  );
  await visitor.context().close();
});

test.describe('a press that the server refuses', () => {
  test.use({ expectedErrors: /status of 40[49]/ });

  test('for a place that has just gone says why, and shows the event as it is, or that it was deleted', async ({
    page,
  }) => {
    const { society, president } = await foundSociety(page);
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, draft);
    await page.goto(`/societies/${society.id}/events/${event.id}`);
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    const faster = await makeStudent(page);
    await call(page, 'post', paths.eventSignup(society.id, event.id), faster.token);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, outcomes.event.registerFailed)).toContainText('This event is full.');
    await expect(page.getByText('1 of 1 places taken')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
    // The organisers can add somebody all the same, on top of the places.
    const list = page.locator('[data-soc="GuestList"]');
    await list.getByLabel('Add a guest by University ID').fill(demo.member);
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Add over capacity?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(list.getByText(demo.member)).toHaveCount(0);
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    await question.getByRole('button', { name: 'Add anyway' }).click();
    await expect(toast(page, outcomes.event.guestAdded)).toBeVisible();
    await expect(list.getByText(demo.member)).toBeVisible();
    await expect(page.getByText('2 of 1 places taken')).toBeVisible();
    await call(page, 'delete', paths.event(society.id, event.id), president.token);
    await page.reload();
    await expect(page.getByText('This event no longer exists')).toBeVisible();
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(`/societies/${society.id}/events`);
  });
});

test.describe('a place is shown', () => {
  /** Registers on the page of an event while the server is at it. */
  const press = async (page: Page, more: object) => {
    const { society, president } = await foundSociety(page);
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
      ...draft,
      ...more,
    });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${paths.eventSignup(society.id, event.id)}`, async (route) => {
      await asked;
      return route.continue();
    });
    await page.goto(`/societies/${society.id}/events/${event.id}`);
    const register = page.getByRole('button', { name: 'Register' });
    await register.click();
    return { register, answer };
  };
  const going = (page: Page) => page.getByText('You are going');

  for (const [when, more] of [
    ['of few', { max_participants: 5 }],
    [
      'in a rush',
      { max_participants: 150, opens_at: new Date(Date.now() - minute).toISOString(), closes_at: null },
    ],
  ] as const) {
    test(`${when} only once the server has given it`, async ({ page }) => {
      const { register, answer } = await press(page, more);
      await expect(register).toHaveAttribute('aria-busy', 'true');
      await expect(going(page)).toHaveCount(0);
      answer();
      await expect(going(page)).toBeVisible();
    });
  }

  test('for several events at once', async ({ page }) => {
    const { answer } = await press(page, { max_participants: 150 });
    await expect(going(page)).toBeVisible();
    answer();
    await expect(toast(page, outcomes.event.registered(draft.name))).toBeVisible();
  });
});

test.describe('a registration whose reply is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 503/ });

  test('is sent again after the server was busy, and takes one place', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, draft);
    const signup = paths.eventSignup(society.id, event.id);
    let asked = 0;
    await page.route(`**${signup}`, async (route) => {
      asked += 1;
      if (asked === 1) return route.fulfill({ status: 503, json: { detail: 'Busy.', code: 'busy' } });
      if (asked > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/societies/${society.id}/events/${event.id}`);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, outcomes.event.registered(draft.name))).toBeVisible();
    await expect(page.getByText('You are going')).toBeVisible();
    await expect(page.getByText('1 of 1 places taken')).toBeVisible();
    expect(asked).toBe(3);
  });

  test('every time leaves the page with the stored state', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, draft);
    await page.route(`**${paths.eventSignup(society.id, event.id)}`, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/societies/${society.id}/events/${event.id}`);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, outcomes.event.registerFailed)).toBeVisible({ timeout: minute / 2 });
    await expect(page.getByText('You are going')).toBeVisible();
  });
});

test.describe('a waiting list', () => {
  const make = async (page: Page, name = draft.name) => {
    const { society, president } = await foundSociety(page);
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
      ...draft,
      name,
      waiting_list: true,
    });
    const signup = paths.eventSignup(society.id, event.id);
    return { address: `/societies/${society.id}/events/${event.id}`, signup };
  };

  test('is joined at a full event, moves up when others leave, and its first is promoted when a guest withdraws', async ({
    page,
  }) => {
    const { address, signup } = await make(page);
    const [faster, next] = [await makeStudent(page), await makeStudent(page)];
    for (const { token } of [faster, next]) await call(page, 'post', signup, token);
    await page.clock.install();
    await page.goto(address);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(toast(page, outcomes.event.waiting(draft.name))).toBeVisible();
    await expect(page.getByText('You are 2nd on the waiting list')).toBeVisible();
    // No notice tells of this to those behind.
    await call(page, 'delete', signup, next.token);
    await page.clock.fastForward(minute);
    await expect(page.getByText('You are 1st on the waiting list')).toBeVisible();
    await call(page, 'delete', signup, faster.token);
    await page.reload();
    await expect(page.getByText('You are going')).toBeVisible();
  });

  test('is updated on an open page when the notice of the place arrives', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { address, signup } = await make(page, 'Two browsers');
    const faster = await makeStudent(page);
    await call(page, 'post', signup, faster.token);
    await page.goto(address);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('You are 1st on the waiting list')).toBeVisible();
    const other = await browser.newPage({ baseURL });
    await signIn(other, faster.university_id, faster.password);
    await other.goto(address);
    await other.getByRole('button', { name: 'Give up my place' }).click();
    // Somebody waits: the place would be gone at once, so it is asked.
    const question = other.getByRole('alertdialog', { name: 'Give up your place at Two browsers?' });
    await expect(question).toContainText('One person is waiting and will get your place at once.');
    await expect(page.getByText('You are 1st on the waiting list')).toBeVisible();
    await question.getByRole('button', { name: 'Give it up' }).click();
    await expect(other.getByRole('button', { name: 'Give up my place' })).toHaveCount(0);
    await expect(page.getByText('You are going')).toBeVisible();
    await other.close();
  });

  test('takes whoever registers when the last place has just gone', async ({ page }) => {
    const { address, signup } = await make(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    await call(page, 'post', signup, (await makeStudent(page)).token);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, outcomes.event.waiting(draft.name))).toBeVisible();
    await expect(page.getByText('You are 1st on the waiting list')).toBeVisible();
  });

  test('is named in the toast when it is joined on What’s on', async ({ page }) => {
    const name = `Line of ${Date.now()}`;
    const { signup } = await make(page, name);
    await call(page, 'post', signup, (await makeStudent(page)).token);
    await page.goto(`/whats-on?search=${encodeURIComponent(name)}`);
    await page.getByRole('article', { name }).getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(toast(page, outcomes.event.waiting(name))).toBeVisible();
  });
});
