import axe, { type RunOptions } from 'axe-core';
import {
  expect,
  test as base,
  type APIResponse,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from 'playwright/test';
import { paths, type Society } from 'societies-contract';
import { startCopy } from './server.ts';

/** For `test.use`: the page moves, as it does for most people. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Password of every demo user. Source: decisions, "Demo data". */
export const demoPassword = 'Cosmos2026';
export const demo = {
  administrator: '10000001',
  president: '10000002',
  eventsOfficer: '10000003',
  member: '10000004',
  newcomer: '10000005',
} as const;

export interface Account {
  university_id: string;
  password: string;
  first_name: string;
  last_name: string;
  email: string;
}

let made = 0;
/** An account nobody has yet: 9, the worker, the time and a count make its eight digits. */
export function newAccount(): Account {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 10;
  const university_id = `9${worker}${String((Date.now() + made++ * 7919) % 1_000_000).padStart(6, '0')}`;
  return {
    university_id,
    password: 'Telescope7',
    first_name: 'Ada',
    last_name: 'Okafor',
    email: `ada.${university_id}@university.example`,
  };
}

/** Keeps the session of `page` as the app does. Call before the first navigation. */
async function keepToken(page: Page, accessToken: string): Promise<void> {
  await page.context().addInitScript((token) => {
    // Documents without an origin, such as the blank first page of a tab, have no storage.
    if (location.protocol !== 'http:') return;
    // Once a context: a test may then spoil or drop the token, and later navigations leave that alone.
    if (localStorage.getItem('signed-in-by-test') !== null) return;
    localStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('jwt', JSON.stringify({ accessToken: token }));
  }, accessToken);
}

/** A connection that the server closes as it is used again is no answer. */
const maxRetries = 1;

/** Asks again while the server says that it is busy, as the app does: to hash a password takes time where cores are shared. */
export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  let reply = await page.request.post(path, { data, maxRetries });
  await expect
    .poll(async () => {
      if (reply.status() === 503) reply = await page.request.post(path, { data, maxRetries });
      return reply.status();
    })
    .not.toBe(503);
  return reply;
}

/** Signs `page` in without the login screen, which has tests of its own. @returns the access token. */
export async function signIn(page: Page, uniID: string, password: string = demoPassword): Promise<string> {
  const reply = await post(page, paths.login, { uniID, password });
  expect(reply.status(), await reply.text()).toBe(200);
  const { access_token } = (await reply.json()) as { access_token: string };
  await keepToken(page, access_token);
  return access_token;
}

/** Makes an account and its session; `page` does not know of it yet. */
async function makeAccount(page: Page): Promise<{ account: Account; access_token: string }> {
  const account = newAccount();
  const reply = await post(page, paths.signup, account);
  expect(reply.status(), await reply.text()).toBe(201);
  const { access_token } = (await reply.json()) as { access_token: string };
  return { account, access_token };
}

/** An account whose owner is not logged in. */
export async function existingAccount(page: Page): Promise<Account> {
  const { account } = await makeAccount(page);
  await page.context().clearCookies();
  return account;
}

/** Signs `page` up as a student who is in no society. */
export async function signUp(page: Page): Promise<Account & { token: string }> {
  const { account, access_token } = await makeAccount(page);
  await keepToken(page, access_token);
  return { ...account, token: access_token };
}

/** Fills in the form of the sign-up screen that `page` shows. */
export async function fillSignUp(
  page: Page,
  account: Account,
  confirmation = account.password,
): Promise<void> {
  await page.getByLabel('First Name').fill(account.first_name);
  await page.getByLabel('Last Name').fill(account.last_name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('University ID').fill(account.university_id);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(confirmation);
}
export const submitSignUp = (page: Page) =>
  page.getByRole('button', { name: 'Sign Up', exact: true }).click();

/** What the server says to the holder of `token`. */
export async function read<Reply>(page: Page, path: string, token: string): Promise<Reply> {
  const reply = await page.request.get(path, { headers: { authorization: `Bearer ${token}` }, maxRetries });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as Reply;
}

export const allSocieties = (page: Page, token: string) => read<Society[]>(page, paths.societies, token);

/** Milliseconds without a request after which a page that shows what it is for has what it asked for. */
const quiet = 250;

/** Milliseconds without a word about requests that are under way: browsers keep the end of one to themselves now and then. */
const silent = 10_000;

const hasHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/**
 * Opens a page, waits until it is `ready`, and then until it asks for nothing more. The stream of notices does not count: it is open
 * for as long as the page is, so that Playwright's own `networkidle` never comes.
 */
export async function visit(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<void> = hasHeading,
): Promise<void> {
  const running = new Set<Request>();
  let still = () => {};
  const idle = new Promise<void>((resolve) => (still = resolve));
  let wait: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const settle = () => {
    clearTimeout(wait);
    if (shown) wait = setTimeout(still, running.size === 0 ? quiet : silent);
  };
  const begin = (request: Request) => {
    if (request.url().endsWith(paths.liveNotices)) return;
    running.add(request);
    settle();
  };
  const end = (request: Request) => {
    running.delete(request);
    settle();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await ready(page);
  shown = true;
  settle();
  await idle;
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Goes somewhere within the app, as its own links do. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** As good as an expired one, which the server refuses with 401. */
const spoiled = JSON.stringify({ accessToken: 'spoiled.by.test' });

/** The stored token becomes as good as an expired one. */
export const spoil = (page: Page) => page.evaluate((jwt) => localStorage.setItem('jwt', jwt), spoiled);

/** Presses `button` as the session ends: a call of the page in between would notice it first, and cover or remove the button. */
export async function pressAsSessionEnds(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.page().context().clearCookies();
  await button.evaluate((element: HTMLElement, jwt) => {
    localStorage.setItem('jwt', jwt);
    element.click();
  }, spoiled);
}

/** A toast by words of its title or description. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-soc="Toast"]').filter({ hasText: text });

/** Dismisses the toasts that are shown: one under the pointer stays for as long as that rests there. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(async () => {
    // On a busy machine it has gone by itself before it is pressed.
    if ((await dismiss.count()) > 0) await dismiss.last().click({ timeout: 500 });
    await expect(page.locator('[data-soc="Toast"]')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000, intervals: [100] });
}

const everyRule = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Initials in a disc stand for a picture, as a letter on a tool bar does; the experimental rule takes them for a label.
  rules: { 'label-content-name-mismatch': { enabled: false } },
} satisfies RunOptions;

/** What changes with the colour scheme; the other rules read names, roles and order. */
export const rulesOfColour = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies RunOptions;

/** Every rule of WCAG 2.2 AA that axe knows, on the page as it stands once nothing moves. */
export async function expectAccessible(page: Page, rules: RunOptions = everyRule): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that follows scrolling, such as the faded ends of tabs, is never finished.
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        )
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
  // In the page itself: there are no frames to gather from, for which axe's own builder opens a blank page each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { ...options, resultTypes: ['violations'] });
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      // What a bar or a toast covers in part can be scrolled out from under it.
      const still: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        const element = document.querySelector(node.target.join(' '));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const alone = await run(element ?? document, { runOnly: { type: 'rule', values: [violation.id] } });
        still.push(...alone.violations.flatMap(({ nodes }) => nodes));
      }
      violation.nodes = still;
    }
    return violations
      .filter(({ nodes }) => nodes.length > 0)
      .map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary}`).join('\n')}`,
      );
  }, rules);
  expect(violations).toEqual([]);
}

/** `expectAccessible` in both colour schemes. @param rules of the first; of the second only those that a colour can break */
export async function expectAccessibleInBothSchemes(
  page: Page,
  rules: RunOptions = everyRule,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, rules);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, rulesOfColour);
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What measures its own width follows a new size of the window a frame later.
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** The file that the page's button for it saves. */
export async function exported(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  const stream = await file.createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  return { name: file.suggestedFilename(), text };
}

/** Sum of the layout shifts since the page began to load. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries are delivered in a task of their own after the frame they belong to.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** What Playwright says where it lets no service worker be registered. */
const workersBlocked = 'Service Worker registration blocked by Playwright';

/**
 * A test whose page may not report anything: no error of the app, no violation of the content security policy. A test that
 * provokes a refused call names it in `expectedErrors`. Each worker has a server and data of its own.
 */
export const test = base.extend<
  { expectedErrors: RegExp | null; nothingReported: void },
  { serverAddress: string }
>({
  serverAddress: [
    async ({}, use) => {
      const server = await startCopy(process.env.E2E_TEMPLATE ?? '');
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ serverAddress }, use) => use(serverAddress),
  expectedErrors: [null, { option: true }],
  nothingReported: [
    async ({ page, expectedErrors }, use) => {
      const reported: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.text() === workersBlocked) return;
        if (message.type() === 'error' || message.type() === 'warning') reported.push(message.text());
      };
      const fault = (error: Error) => reported.push(String(error));
      page.on('console', hear).on('pageerror', fault);
      await use();
      page.off('console', hear).off('pageerror', fault);
      expect(reported.filter((text) => expectedErrors === null || !expectedErrors.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
