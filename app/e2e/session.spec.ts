import type { Page } from 'playwright/test';
import { outcomes, paths } from 'societies-contract';
import { demo, demoPassword, expect, pressAsSessionEnds, signUp, spoil, test, toast } from './fixtures.ts';
import { makeStudent } from './societies.ts';

const unauthorized = '403 Unauthorized: You need to be logged in to view this page';

test('every protected page leads a visitor to the login page', async ({ page }) => {
  await page.clock.install();
  for (const path of [
    '/societies',
    '/my-societies',
    '/profile',
    '/societies/1',
    '/societies/1/events',
    '/admin',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(toast(page, unauthorized)).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(page).toHaveURL('/login');
    });
  }
});

test('a session outlives a reload, also on a deep link', async ({ page }) => {
  await signUp(page);
  const reply = await page.goto('/my-societies');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
});

test.describe('with an expired access token', () => {
  test.use({ expectedErrors: /status of 401/ });
  test('the session is refreshed once and the page shown', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    const refreshes: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(paths.refresh)) refreshes.push(response.status());
    });
    await spoil(page);
    await page.goto('/societies');
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
    expect(refreshes).toEqual([200]);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toContain('spoiled');
  });

  test('calls that fail together share one refresh, in the middle of a visit', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    const refreshes: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(paths.refresh)) refreshes.push(response.status());
    });
    await spoil(page);
    await page.getByRole('main').getByRole('link', { name: 'Browse all societies' }).click();
    await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
    expect(refreshes).toEqual([200]);
  });

  test('two tabs refresh one after the other and both stay signed in', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    await spoil(page);
    const other = await page.context().newPage();
    await Promise.all([page.goto('/societies'), other.goto('/my-societies')]);
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  });

  test('a session without a refresh cookie ends, with one message', async ({ page }) => {
    await signUp(page);
    // Where the app does not run: a call of its own would end the session before anybody looks.
    await page.goto('/healthz');
    await spoil(page);
    await page.context().clearCookies();
    // It is said for some seconds: to wait until everything is loaded may be to miss it.
    await page.goto('/my-societies', { waitUntil: 'commit' });
    await expect(toast(page, outcomes.session.ended.title)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.locator('[data-soc="Toast"]')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  });

  test('a session that ends during a visit shows one message, and logging in returns to the page', async ({
    page,
  }) => {
    const { university_id, password } = await signUp(page);
    // The last that this page asks for by itself; after it nobody calls until somebody presses something.
    const noticed = page.waitForResponse((reply) => reply.url().includes(paths.liveNotices));
    await page.goto('/my-societies');
    await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
    await noticed;
    await spoil(page);
    await page.context().clearCookies();
    const toasts: string[] = [];
    await page.exposeFunction('told', (text: string) => toasts.push(text));
    await page.evaluate(() => {
      const told = (window as unknown as { told: (text: string) => void }).told;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof HTMLElement && node.dataset.soc === 'Toast') told(node.textContent);
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    // This page reads four things at once.
    await page.getByRole('main').getByRole('link', { name: 'Browse all societies' }).click();
    await expect(toast(page, outcomes.session.ended.title)).toBeVisible();
    await expect(page).toHaveURL('/login');
    // The way in says it too, with a drawing, for who comes back when the toast is gone.
    await expect(page.getByText('Your session ended. Log in to continue where you left off.')).toBeVisible();
    await expect(page.locator('[data-soc="BrokenConstellation"]')).toBeVisible();
    await page.getByLabel('University ID').fill(university_id);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/societies');
    await expect(page.locator('[data-soc="SocietyCard"]').first()).toBeVisible();
    const { session, login } = outcomes;
    expect(toasts).toEqual([
      session.ended.title + session.ended.description,
      login.success.title + login.success.description,
    ]);
  });
});

test.describe('a session that ends under a half-written form', () => {
  test.use({ expectedErrors: /status of 401|Not authenticated|not authenticated/i });

  /** A student whose proposal is half written when their session is over. */
  async function cutShort(page: Page) {
    const student = await signUp(page);
    await page.goto('/societies');
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    await page.getByLabel('Society name').fill('Kites over the meadow');
    await page.getByLabel('Proposal').fill('Kites over the meadow, every windy Sunday.');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await pressAsSessionEnds(page.getByRole('button', { name: 'Send request' }));
    return { student, again: page.getByRole('dialog', { name: outcomes.session.ended.title }) };
  }

  test('asks its writer to log in over the page, and keeps what was typed', async ({ page }) => {
    const { student, again } = await cutShort(page);
    await expect(again.getByLabel('University ID')).toHaveValue(student.university_id);
    await again.getByLabel('Password', { exact: true }).fill(student.password);
    await again.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByLabel('Society name')).toHaveValue('Kites over the meadow');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(page, outcomes.request.sent.title)).toBeVisible();
  });

  test('shows nothing of it to somebody else who logs in there', async ({ page }) => {
    const { again } = await cutShort(page);
    await again.getByLabel('University ID').fill(demo.newcomer);
    await again.getByLabel('Password', { exact: true }).fill(demoPassword);
    await again.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Browse all Societies' })).toBeVisible();
    await expect(page.getByLabel('Society name')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    await expect(page.getByLabel('Society name')).toHaveValue('');
  });

  test('outlives somebody else’s login in another tab, and is not sent in their name', async ({ page }) => {
    const student = await signUp(page);
    const visitor = await makeStudent(page);
    await page.goto('/societies');
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    await page.getByLabel('Society name').fill('Kites over the meadow');
    const other = await page.context().newPage();
    await other.goto('/healthz');
    // As a login there leaves it.
    const logIn = (token: string) => localStorage.setItem('jwt', JSON.stringify({ accessToken: token }));
    await other.evaluate(logIn, visitor.token);
    const again = page.getByRole('dialog', { name: 'Another account is logged in' });
    await expect(again).toContainText(visitor.university_id);
    await again.getByLabel('Password', { exact: true }).fill(student.password);
    await again.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByLabel('Society name')).toHaveValue('Kites over the meadow');
    await page.getByLabel('Proposal').fill('Kites over the meadow, every windy Sunday.');
    await page.getByLabel('Category').selectOption({ index: 1 });
    // A tab hears of a login late or not at all, such as after it was asleep.
    await page.evaluate(logIn, visitor.token);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.locator('[data-soc="Toast"][data-variant="danger"]')).toBeVisible();
    await expect(page.getByLabel('Society name')).toHaveValue('Kites over the meadow');
    await page.evaluate(logIn, student.token);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(page, outcomes.request.sent.title)).toBeVisible();
  });

  test('can be left without logging in', async ({ page }) => {
    const { again } = await cutShort(page);
    await again.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/login');
  });
});

/** What the app says while it cannot check who is there, and that it keeps the token. */
async function expectUnchecked(page: Page, message: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(message);
  await expect(main.getByRole('alert')).toContainText(outcomes.session.unchecked);
  await expect(page.getByRole('link', { name: 'Login to explore' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toContain('accessToken');
}

test.describe('while the server cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the session is kept and continues by itself', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/my-societies');
    await expectUnchecked(page, outcomes.authError);
    await page.unroute('**/api/**');
    await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
    await expect(page).toHaveURL('/my-societies');
  });
});

test.describe('when the server replies with an error', () => {
  test.use({ expectedErrors: /status of (401|500)/ });
  const broken = { status: 500, json: { detail: 'The check broke.', code: 'x' } };

  test('the error is shown, the session is kept, and checked again on Retry', async ({ page }) => {
    await signUp(page);
    let checks = 0;
    await page.route(`**${paths.protected}`, (route) => {
      checks += 1;
      return route.fulfill(broken);
    });
    await page.goto('/');
    await expectUnchecked(page, 'The check broke.');
    // From the fourth on, what is tried by itself is at least eight seconds away.
    await expect.poll(() => checks).toBeGreaterThanOrEqual(4);
    await page.unroute(`**${paths.protected}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
  });

  test('a failed refresh does not end the session', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('jwt', JSON.stringify({ accessToken: 'spoiled' })));
    await page.route(`**${paths.refresh}`, (route) => route.fulfill(broken));
    await page.reload();
    await expectUnchecked(page, 'The check broke.');
    await page.unroute(`**${paths.refresh}`);
    await expect(page.getByRole('link', { name: 'Go to my societies' })).toBeVisible();
  });
});

test('leaving while the page loads keeps the session', async ({ page }) => {
  await signUp(page);
  for (let times = 0; times < 6; times++) await page.goto('/my-societies', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
});

test('logging out in one tab ends the session in the other', async ({ page }) => {
  await signUp(page);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { name: 'Your Societies' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.removeItem('jwt'));
  await expect(page).toHaveURL('/login');
});
