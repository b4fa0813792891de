import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { environment } from './build.ts';
import { buildProject, complaintsOf } from './project.ts';
import { serveFolder } from './serveFolder.ts';

const folder = join(import.meta.dirname, '../../../.cache/consumers/hosts');

/**
 * Pages around a part of the library, in one project that the React Compiler compiles: inside other libraries, under a reset, under
 * a strict policy, with another router, in a shadow root and in an iframe.
 */
const pages = ['mui', 'mantine', 'tailwind', 'csp', 'tanstack', 'shadow', 'iframe'];

describe('a part of the library in a host of another kind', () => {
  let browser: Browser;
  let site: { address: string; stop: () => void };

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await buildProject({ name: 'hosts', folder, shared: 'src/shared', tarball: inject('tarball') });
    site = await serveFolder(join(folder, 'dist'));
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  it.each(pages)('keeps its look, toasts, menu and dialog: %s', async (name) => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${site.address}${name}.html`, { waitUntil: 'networkidle' });
    const part = name === 'iframe' ? page.frameLocator('iframe') : page;
    const background = (role: 'button' | 'menu' | 'dialog', label?: string) =>
      part
        .getByRole(role, label === undefined ? {} : { name: label, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const moss = 'rgb(15, 77, 74)';
    const white = 'rgb(255, 255, 255)';

    expect(await background('button', 'Join')).toBe(moss);
    const heading = part.getByRole('heading', { name: 'Geminids on the roof' });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      'Space Grotesk',
    );

    await part.getByRole('button', { name: 'Join', exact: true }).click();
    const toast = part.locator('[data-soc="Toast"]');
    await toast.getByText('You have joined Chess Club').waitFor();
    expect(await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(moss);
    await part.getByRole('button', { name: 'Close it' }).click();
    await toast.waitFor({ state: 'detached' });

    await part.getByRole('button', { name: 'More' }).click();
    expect(await background('menu')).toBe(white);
    const focused = part.locator(':focus').last();
    expect(await focused.innerText()).toBe('Edit');
    for (const [key, item] of [
      ['ArrowDown', 'Copy'],
      ['ArrowDown', 'Delete'],
      ['ArrowUp', 'Copy'],
      ['Escape', 'More'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused.innerText()).toBe(item);
    }

    await part.getByRole('button', { name: 'Ask' }).click();
    expect(await background('dialog')).toBe(white);
    await page.keyboard.press('Escape');
    await part.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused.innerText()).toBe('Ask');

    expect(complaints).toEqual([]);
    await page.close();
  });

  it('can be tested without a browser, in jsdom with Testing Library', async () => {
    // It fails when the run does.
    await promisify(execFile)('pnpm', ['run', 'test'], { cwd: folder, env: environment });
  }, 300_000);
});
