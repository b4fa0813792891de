import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goTo, expect, signUp, test as base } from './fixtures.ts';
import { copyOf, makeFolder, startServer } from './server.ts';

interface Site {
  address: string;
  /** Replaces the app by another build: a file has another name, and the page says `release 2`. */
  deploy(version: string): Promise<void>;
}

const built = path.join(import.meta.dirname, '../dist');

/** Gives the files of a build what a change of What's on would give them. */
function rebuild(dist: string, version: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const page = files.find((file) => /WhatsOnPage-.*\.js$/.test(file));
  if (page === undefined) throw new Error('The build has no WhatsOnPage.');
  const [old, next] = [path.basename(page), 'WhatsOnPage-otherone.js'];
  for (const file of files) {
    const whole = path.join(dist, file);
    // Compressed copies, which would be served in their place.
    if (/\.(br|gz)$/.test(file)) rmSync(whole);
    else if (/\.(js|html)$/.test(file)) {
      const text = readFileSync(whole, 'utf8').replaceAll(old, next).replaceAll(version, 'another');
      writeFileSync(whole, text.replace('</head>', '<meta name="release" content="2" /></head>'));
    }
  }
  renameSync(path.join(dist, page), path.join(dist, path.dirname(page), next));
}

const test = base.extend<object, { site: Site; serverAddress: string }>({
  site: [
    async ({}, use) => {
      const dist = await makeFolder('dist');
      cpSync(built, dist, { recursive: true });
      const dataDir = await copyOf(process.env.E2E_TEMPLATE ?? '');
      let server = await startServer(dataDir, { APP_DIST: dist });
      const { address } = server;
      await use({
        address,
        async deploy(version) {
          await server.stop();
          rebuild(dist, version);
          server = await startServer(dataDir, { APP_DIST: dist, PORT: new URL(address).port });
        },
      });
      await server.stop();
      for (const folder of [dist, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  serverAddress: [({ site }, use) => use(site.address), { scope: 'worker' }],
});

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INCOMPLETE|ERR_FAILED|dynamically imported module/,
});

test('a new version is taken at the next visit by a browser with the old one, also to open without a network', async ({
  page,
  context,
  site,
}) => {
  // The page is saved last, after every file.
  const versions = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('app '));
      const saved = await Promise.all(names.map((cacheName) => caches.match('/', { cacheName })));
      return names.filter((_, at) => saved[at] !== undefined);
    });
  const release = page.locator('meta[name="release"]');
  await signUp(page);
  await page.goto('/my-events');
  await expect.poll(versions).toHaveLength(1);
  const [old = ''] = await versions();

  await site.deploy(old.replace('app ', ''));
  await goTo(page, '/whats-on');
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeVisible();
  await page.reload();
  await expect(release).toHaveAttribute('content', '2');
  await expect.poll(versions).toEqual(['app another']);

  await context.setOffline(true);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(release).toHaveAttribute('content', '2');
});
