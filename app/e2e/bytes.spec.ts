import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, layoutShift, motion, test } from './fixtures.ts';

test.use(motion);

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

// Source: the project's budget for first loads; bundle-report.mjs tells which file costs what.
for (const [path, budget] of [
  ['/', 140_000],
  ['/login', 166_000],
] as const) {
  test(`the first visit of ${path} costs at most ${budget / 1_000} kB of JavaScript, and nothing moves`, async ({
    page,
  }) => {
    const { script, stylesheet } = await visit(page, path);
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(budget);
    expect(stylesheet).toBeLessThanOrEqual(15_000);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('the page preloads its scripts and fonts', async ({ page }) => {
  const reply = await page.goto('/login');
  const html = (await reply?.text()) ?? '';
  expect(html.match(/rel="preload" as="font"/g)).toHaveLength(2);
  const preloaded = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded.some((href) => href.includes('LoginPage'))).toBe(true);
  expect(preloaded.some((href) => href.includes('LandingPage'))).toBe(false);
  expect(reply?.headers()['content-security-policy']).not.toContain('unsafe-inline');
});

test('no built file has a name that ad blockers refuse', async () => {
  const names = await readdir(new URL('../dist/assets/', import.meta.url));
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) =>
      /(^|[-_.])ads?[-_.]|analytic|banner|popup|promo|share|social|sponsor|track/i.test(name),
    ),
  ).toEqual([]);
});
