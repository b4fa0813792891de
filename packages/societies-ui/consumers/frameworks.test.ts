import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { buildProject, complaintsOf, startServer } from './project.ts';
import { serveFolder } from './serveFolder.ts';

const root = join(import.meta.dirname, '../../..');

/** Projects whose pages a framework renders on a server. */
const frameworks = [
  {
    name: 'react-router-app',
    shared: 'app/shared',
    serve: (folder: string) =>
      startServer({
        folder,
        command: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
        env: { HOST: '127.0.0.1' },
      }),
  },
  {
    name: 'astro-app',
    shared: 'src/shared',
    serve: (folder: string) => serveFolder(join(folder, 'dist')),
  },
];

/** The class names of everything on the page, in its order. */
const classesOf = (page: Page) =>
  page.locator('main *').evaluateAll((elements) => elements.map((element) => element.getAttribute('class')));

const backgroundOfJoin = (page: Page) =>
  page
    .getByRole('button', { name: 'Join', exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

describe.each(frameworks)('$name', ({ name, shared, serve }) => {
  const folder = join(root, '.cache/consumers', name);
  let browser: Browser;
  let site: { address: string; stop: () => void };

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await buildProject({ name, folder, shared, tarball: inject('tarball') });
    site = await serve(folder);
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  /** The class names that the server wrote. */
  let served: (string | null)[];

  it('has its styles in the page that is served, before any script runs', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.address);
    expect(await page.title()).toBe('Consumer in #0f4d4a');
    await page.getByText('13 December 2026').waitFor();
    expect(await backgroundOfJoin(page)).toBe('rgb(15, 77, 74)');
    served = await classesOf(page);
    expect(served.length).toBeGreaterThan(80);
    await page.close();
  });

  it('hydrates without console messages, and draws with the class names of the server', async () => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(site.address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Draw again' }).click();
    await page.getByText('1', { exact: true }).waitFor();
    expect(await classesOf(page)).toEqual(served);
    expect(await backgroundOfJoin(page)).toBe('rgb(15, 77, 74)');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
