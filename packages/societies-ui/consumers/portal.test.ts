import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { buildProject, complaintsOf, startServer } from './project.ts';
import { serveFolder } from './serveFolder.ts';

const root = join(import.meta.dirname, '../../..');
const server = join(root, 'packages/societies-server/dist/main.js');

/** The page of docs/your-societies-in-your-site.md, and a Constellation that it reads. */
describe('the portal', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-')));
  let browser: Browser;
  let societies: { address: string; stop: () => void };
  let portal: { address: string; stop: () => void };

  beforeAll(async () => {
    if (!existsSync(server)) throw new Error('The server is not built: npm run build');
    const data = join(folder, 'data');
    societies = await startServer({
      folder,
      command: [server],
      env: { PORT: '0', DATA_DIR: data, SEED: 'demo', LOG_LEVEL: 'warn', PUBLIC_DIRECTORY: 'true' },
    });
    const site = societies.address.replace(/\/$/, '');
    const built = join(folder, 'site');
    await buildProject({
      name: 'portal',
      folder: built,
      tarball: inject('tarball'),
      env: { VITE_SOCIETIES: site },
    });
    portal = await serveFolder(join(built, 'dist'));
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    portal?.stop();
    societies?.stop();
    // The server writes its last pages while it ends.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  it("is the documentation's example, word for word", () => {
    const example = readFileSync(join(import.meta.dirname, '../docs/your-societies-in-your-site.md'), 'utf8');
    const blocks = [...example.matchAll(/`(src\/[\w.]+)`[^\n]*\n\n```\w+\n([^]*?)```/g)];
    expect(blocks.map(([, file]) => file)).toEqual(['src/directory.ts', 'src/App.tsx', 'src/index.css']);
    for (const [, file = '', text] of blocks)
      expect(text).toBe(readFileSync(join(import.meta.dirname, 'portal', file), 'utf8'));
  });

  it('shows societies and events in its own look from the public calls only', async () => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (`${origin}/` === societies.address) asked.add(pathname.replace(/^(\/storage\/v1\/).*/, '$1'));
    });
    await page.goto(portal.address, { waitUntil: 'networkidle' });

    const grid = page.locator('[data-soc="SocietyGrid"]');
    await expect.poll(() => grid.locator('[data-soc="SocietyCard"]').count()).toBe(12);
    const counted = Number(/\d+/.exec(await grid.getByText(/^\d+ societies$/).innerText())?.[0]);
    expect(counted).toBeGreaterThan(12);
    const first = await grid.getByRole('link').first().innerText();
    await page
      .getByRole('button', { name: 'Page 2' })
      .or(page.getByRole('link', { name: 'Page 2' }))
      .click();
    await expect.poll(() => grid.getByRole('link').first().innerText()).not.toBe(first);

    await page.getByRole('searchbox', { name: 'Search societies' }).fill('ches');
    const chess = grid.getByRole('link', { name: 'Chess Club' });
    await chess.waitFor();
    expect(await chess.getAttribute('href')).toBe(`${societies.address}societies/2`);
    expect(await chess.evaluate((link) => getComputedStyle(link).fontFamily)).toContain('Georgia');
    await page.getByRole('searchbox').fill('');
    await page.getByText('Sport', { exact: true }).first().click();
    await expect
      .poll(async () => Number(/\d+/.exec(await grid.getByText(/^\d+ societ/).innerText())?.[0]))
      .toBeLessThan(counted);

    const agenda = page.locator('[data-soc="Agenda"]');
    const event = agenda.getByRole('article').first();
    expect(await event.getByRole('link').getAttribute('href')).toMatch(
      new RegExp(`^${societies.address}societies/\\d+/events/\\d+$`),
    );
    const painted = await page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    );
    expect(painted).toBeGreaterThan(0);
    expect([...asked].sort()).toEqual(['/api/public/events/', '/api/public/societies/', '/storage/v1/']);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
