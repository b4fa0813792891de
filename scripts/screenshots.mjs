/**
 * `pnpm screenshots`: takes the README's pictures, and those that a browser shows before it installs the app, in Chromium from a
 * server with demo data. Run it after a visible change; the pictures are committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { build, environment, install, main, pinnedNode, root, StepError } from './workspace.mjs';

const pictures = join(root, 'docs', 'pictures');
/** Named in app/public/site.webmanifest, with their sizes. */
const ofManifest = join(root, 'app', 'public', 'screenshots');
const desk = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };
const smallDesk = { width: 1280, height: 800 };
const smallPhone = { width: 375, height: 667 };

/**
 * @typedef {{ name: string, path: string, signedIn?: boolean, colorScheme?: 'light' | 'dark', viewport?: { width: number,
 * height: number }, ready: string, installing?: boolean }} Shot
 * `ready` is a selector to wait for before taking the picture; `installing` puts it into the manifest's folder.
 */

/** @type {Shot[]} */
const shots = [
  { name: 'landing', path: '/', ready: 'h1' },
  { name: 'login', path: '/login', ready: 'form' },
  { name: 'browse', path: '/societies', signedIn: true, ready: '[data-soc="SocietyCard"] img' },
  {
    name: 'browse-dark',
    path: '/societies',
    signedIn: true,
    colorScheme: 'dark',
    ready: '[data-soc="SocietyCard"] img',
  },
  {
    name: 'browse-phone',
    path: '/societies',
    signedIn: true,
    viewport: phone,
    ready: '[data-soc="SocietyCard"] img',
  },
  { name: 'society', path: '/societies/1', signedIn: true, ready: 'h1' },
  { name: 'society-dark', path: '/societies/1', signedIn: true, colorScheme: 'dark', ready: 'h1' },
  { name: 'society-phone', path: '/societies/1', signedIn: true, viewport: phone, ready: 'h1' },
  ...[
    { name: 'my-events-phone', path: '/my-events', viewport: smallPhone, ready: 'h1' },
    { name: 'whats-on-phone', path: '/whats-on', viewport: smallPhone, ready: '[data-soc="AgendaItem"] img' },
    { name: 'browse', path: '/societies', viewport: smallDesk, ready: '[data-soc="SocietyCard"] img' },
    { name: 'society', path: '/societies/1', viewport: smallDesk, ready: 'h1' },
  ].map((shot) => ({ ...shot, signedIn: true, installing: true })),
];

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {string} address */
async function reachable(address) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepError('The server did not become ready within two minutes.');
}

/** @param {string} address */
async function takePictures(address) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  for (const folder of [pictures, ofManifest]) mkdirSync(folder, { recursive: true });

  const login = await fetch(`${address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uniID: '10000004', password: 'Cosmos2026' }),
  });
  const { access_token: accessToken } = await login.json();

  for (const { name, path, signedIn, colorScheme = 'light', viewport = desk, ready, installing } of shots) {
    const context = await browser.newContext({
      baseURL: address,
      viewport,
      deviceScaleFactor: installing && viewport === smallPhone ? 2 : 1,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    if (signedIn) {
      await context.addInitScript((token) => {
        localStorage.setItem('jwt', JSON.stringify({ accessToken: token }));
      }, accessToken);
    }
    const page = await context.newPage();
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    // The stream of notices stays open, so the network is never idle.
    // Pictures further down load when somebody scrolls to them.
    await page.waitForFunction(() => {
      const inSight = (/** @type {DOMRect} */ { top, left }) => top < innerHeight && left < innerWidth;
      return [...document.images].every(
        (image) => image.complete || !image.checkVisibility() || !inSight(image.getBoundingClientRect()),
      );
    });
    const file = installing ? join(ofManifest, `${name}.jpg`) : join(pictures, `${name}.png`);
    await page.screenshot({ path: file, animations: 'disabled', ...(installing && { quality: 70 }) });
    console.log(relative(root, file));
    await context.close();
  }
  await browser.close();
}

await main(async () => {
  await install();
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'constellation-pictures-'));
  const address = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(pinnedNode, ['packages/societies-server/dist/main.js'], {
    cwd: root,
    env: {
      ...environment,
      PORT: new URL(address).port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
  });
  try {
    await reachable(address);
    await takePictures(address);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
