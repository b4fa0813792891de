import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from 'playwright/test';
import { demo, expect, layoutShift, motion, signIn, test } from './fixtures.ts';

test.use(motion);

const assets = new URL('../dist/assets/', import.meta.url);

/** Bytes over the wire of a first visit, by kind of file. */
async function visit(page: Page, path: string): Promise<Record<'script' | 'stylesheet', number>> {
  const sums = { script: 0, stylesheet: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => void (sums[kind] += responseBodySize)));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  return sums;
}

// Source: the budgets of page-modules.ts; bundle-report.mjs tells which file costs what.
for (const [path, budget] of [
  ['/', 140_000],
  ['/login', 165_000],
] as const) {
  test(`the first visit of ${path} costs at most ${budget / 1_000} kB of JavaScript, and nothing moves`, async ({
    page,
  }) => {
    const { script, stylesheet } = await visit(page, path);
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(budget);
    expect(stylesheet).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('the page brings its styles and preloads its scripts and fonts', async ({ page }) => {
  const reply = await page.goto('/login');
  const html = (await reply?.text()) ?? '';
  expect(/<style>([^]*?)<\/style>/.exec(html)?.[1]?.length).toBeLessThanOrEqual(15_000);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Variable"/);
  expect(html.match(/rel="preload" as="font"/g)).toHaveLength(2);
  const preloaded = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded.some((href) => href.includes('LoginPage'))).toBe(true);
  expect(preloaded.some((href) => href.includes('LandingPage'))).toBe(false);
  expect(reply?.headers()['content-security-policy']).not.toContain('unsafe-inline');
});

declare global {
  /** Paths that were called after the page's content had been drawn. */
  var calledLate: string[];
}

/** Called by what comes after a page: its footer, its clock, the bell, and the dots of a calendar. */
const late = /^\/(?:api\/(?:site|notifications|events\/month)\/|healthz$)/;

for (const [path, part] of [
  ['/societies', 'SocietyCard'],
  ['/whats-on', 'AgendaItem'],
  ['/my-events', 'MyEvents'],
  ['/societies/1', 'WidgetBoard'],
  ['/societies/1/events', 'EventCard'],
  ['/societies/1/events/1', 'EventDetails'],
  ['/societies/1/posts', 'PostCard'],
] as const) {
  test(`${path} is drawn when all that it shows has been read`, async ({ page }) => {
    await signIn(page, demo.member);
    await page.addInitScript((name) => {
      globalThis.calledLate = [];
      const call = globalThis.fetch;
      globalThis.fetch = (...args) => {
        if (document.querySelector(`[data-soc="${name}"]`))
          globalThis.calledLate.push(new URL(new Request(...args).url).pathname);
        return call(...args);
      };
    }, part);
    const bell = page.waitForResponse(/\/api\/notifications\//);
    await page.goto(path);
    await bell;
    await expect(page.locator(`[data-soc="${part}"]`).first()).toBeVisible();
    const called = await page.evaluate(() => globalThis.calledLate);
    expect(called).not.toEqual([]);
    expect(called.filter((name) => !late.test(name))).toEqual([]);
  });
}

test('a society’s pages load nothing of elections, also where an open vote is announced', async ({
  page,
}) => {
  await signIn(page, demo.member);
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(basename(response.url()));
  });
  // From the disk, because a browser drops what a page loaded when it goes to the next.
  const ofElections = async () => {
    const scripts = await Promise.all([...loaded].map((name) => readFile(new URL(name, assets), 'utf8')));
    return scripts.some((script) => /"data-soc":.(?:Ballot|Election)/.test(script));
  };
  for (const [path, part] of [
    ['', 'WidgetBoard'],
    ['/events', 'EventGrid'],
    ['/info', 'SocietyAbout'],
  ] as const) {
    await page.goto(`/societies/1${path}`);
    await expect(page.locator(`[data-soc="${part}"]`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Vote', exact: true })).toBeVisible();
  expect(await ofElections()).toBe(false);
  await page.goto('/societies/1/elections');
  await expect(page.locator('[data-soc="ElectionList"]')).toBeVisible();
  expect(await ofElections()).toBe(true);
});

test('no built file has a name that ad blockers refuse', async () => {
  const names = await readdir(assets);
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) =>
      /(^|[-_.])ads?[-_.]|analytic|banner|popup|promo|share|social|sponsor|track/i.test(name),
    ),
  ).toEqual([]);
});
