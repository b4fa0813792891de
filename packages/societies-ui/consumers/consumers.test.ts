import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { buildProject, complaintsOf, startServer } from './project.ts';
import { serveFolder } from './serveFolder.ts';

const root = join(import.meta.dirname, '../../..');

/** Where each fixture's copy keeps what all of them share, and what its build leaves. */
const fixtures = [
  { name: 'vite-react19', shared: 'src/shared', built: 'dist', live: true },
  { name: 'webpack-react18', shared: 'src/shared', built: 'dist', live: true },
  { name: 'next-app', shared: 'shared', built: undefined, live: true },
  { name: 'node-cjs', shared: undefined, built: '.', live: false },
] as const;

/** The packed library in the projects of its embedders: built there, and used in a browser. */
describe.each(fixtures)('$name', ({ name, shared, built, live }) => {
  const folder = join(root, '.cache/consumers', name);
  let browser: Browser;
  let site: { address: string; stop: () => void };

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await buildProject({ name, folder, shared, tarball: inject('tarball') });
    site = await (built === undefined
      ? startServer({
          folder,
          command: ['node_modules/next/dist/bin/next', 'start', '-p', '0', '-H', '127.0.0.1'],
        })
      : serveFolder(join(folder, built)));
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  it('shows a themed page with cards, without console messages', async () => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(site.address, { waitUntil: 'networkidle' });

    expect(await page.title()).toBe('Consumer in #0f4d4a');
    await page.getByRole('link', { name: 'Climbing & Mountaineering' }).waitFor();
    await page.getByRole('heading', { name: 'Geminids on the roof' }).waitFor();
    const join = page.getByRole('button', { name: 'Join', exact: true });
    expect(await join.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(15, 77, 74)');
    // Several values in one declaration, as its source says them: the build shortens CSS.
    expect(await join.evaluate((button) => getComputedStyle(button).padding)).toBe('4px 16px');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.runIf(live)("hydrates in the reader's time zone over a server in another", async () => {
    const page = await browser.newPage({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });
    const complaints = complaintsOf(page);
    await page.goto(site.address, { waitUntil: 'networkidle' });
    await page.getByText('14 December 2026').waitFor();
    await page.getByText('10:00').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.runIf(live)('shows a toast in the theme and texts of its host', async () => {
    const page = await browser.newPage();
    await page.goto(site.address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    const toast = page.locator('[data-soc="Toast"]');
    await toast.getByText('You have joined Chess Club').waitFor();
    expect(await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(15, 77, 74)',
    );
    await page.getByRole('button', { name: 'Close it' }).click();
    await toast.waitFor({ state: 'detached' });
    await page.close();
  });

  it.runIf(built === undefined)('sends its styles with the server-rendered page', async () => {
    const html = await (await fetch(site.address)).text();
    expect(html).toContain('data-soc="SocietyCard"');
    expect(html).toMatch(/<style[^>]*data-styled/);
    expect(html).toContain('13 December 2026');
    expect(html).toContain('--soc-primary:light-dark(#0f4d4a');
  });
});
