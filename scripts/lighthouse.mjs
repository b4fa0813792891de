/**
 * `npm run lighthouse [-- [--as ID | --open] path …]`: runs Lighthouse on the built app as a throttled phone and prints a table. `--as`
 * signs in as a demo user, such as 10000002, the President of society 1; `--open` lets anybody read (`PUBLIC_DIRECTORY`).
 * A benchmark and not a test, because results depend on the machine and its load. Builds, then starts a server with its own
 * demo data behind an HTTP/2 proxy like that of compose.yaml, and stops both at the end.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { chromium } from 'playwright';
import { generate } from 'selfsigned';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { build, environment, main, pinnedNode, root } from './workspace.mjs';

const { values: options, positionals: addresses } = parseArgs({
  options: { as: { type: 'string' }, open: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const openPages = [
  '/societies',
  '/societies/1',
  '/societies/1/info',
  '/societies/1/events',
  '/societies/1/posts',
  '/whats-on',
];
if (addresses.length === 0) addresses.push(...(options.open ? openPages : ['/', '/login']));
/** Fetched when it is run: it would be a fifth of what everybody installs. */
const lighthouse = 'lighthouse@13.5.0';
/** Odd, so that the median is an actual run. */
const runs = 3;
/** Milliseconds. The stream of notices never lets the network become idle, so Lighthouse stops waiting after this. */
const maxWaitForLoad = 12_000;
/**
 * Lighthouse emulates a phone on a desktop of 1,500 to 2,000 benchmark points by a fourfold CPU slowdown, and recommends
 * calibrating slower machines. Source: Lighthouse, docs/throttling.md, "Calibrating the CPU slowdown".
 */
const desktop = { points: 1_750, slowdown: 4 };
const timeZone = 'Europe/London';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/**
 * @typedef {{ title: string, score: number | null, scoreDisplayMode: string, displayValue?: string }} Audit
 * @typedef {{ environment: { benchmarkIndex: number }, categories: Record<string, { score: number | null }>, audits: Record<string, Audit> }} Result
 *   what is read here of Lighthouse's report
 */

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @param {string} url */
async function answering(url) {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}

/** HTTP/1.1 headers that HTTP/2 forbids. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Translates HTTP/2 from browsers to HTTP/1.1 for the server, and compresses JSON and pages, which the server leaves to its proxy.
 * @param {number} port of the server
 */
async function startProxy(port) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const proxy = createSecureServer({ key, cert, allowHTTP1: true }, (request, reply) => {
    const { ':authority': authority, ...headers } = request.headers;
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const passed = ask(
      {
        port,
        method: request.method,
        path: request.url,
        headers: { ...Object.fromEntries(own), host: authority ?? headers.host },
      },
      (answer) => {
        const compress =
          /^(application\/json|text\/html)\b/.test(answer.headers['content-type'] ?? '') &&
          answer.headers['content-encoding'] === undefined;
        const left = compress ? [...ofConnection, 'content-length'] : ofConnection;
        const kept = Object.entries(answer.headers).filter(([name]) => !left.includes(name));
        if (compress) kept.push(['content-encoding', 'gzip']);
        reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        if (compress) answer.pipe(createGzip()).pipe(reply);
        else answer.pipe(reply);
      },
    );
    // Whichever side disconnects, the other is closed too.
    passed.once('error', () => reply.stream?.close());
    reply.once('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)));
  return proxy;
}

/**
 * Signs in within the browser profile that Lighthouse uses.
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {string} uniID
 */
async function signIn(page, origin, uniID) {
  const reply = await page.request.post(`${origin}/api/login/`, { data: { uniID, password: 'Cosmos2026' } });
  if (!reply.ok()) throw new Error(`${uniID} could not log in: ${await reply.text()}`);
  const { access_token: accessToken } = await reply.json();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), JSON.stringify({ accessToken }));
}

await main(async () => {
  await build();
  const port = await freePort();
  const debugging = await freePort();
  const proxy = await startProxy(port);
  const { port: secure } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  const origin = `https://127.0.0.1:${secure}`;
  const data = mkdtempSync(join(tmpdir(), 'constellation-lighthouse-'));
  const server = spawn(pinnedNode, [join(root, 'packages', 'societies-server', 'dist', 'main.js')], {
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: data,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      PUBLIC_DIRECTORY: String(options.open),
      PUBLIC_URL: origin,
      TIME_ZONE: timeZone,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    ignoreHTTPSErrors: true,
    // A phone on the campus: in the site's own time zone.
    env: { ...process.env, TZ: timeZone },
    args: [...browserFlags, '--ignore-certificate-errors', `--remote-debugging-port=${debugging}`],
  });
  const reports = join(root, '.cache', 'lighthouse');
  mkdirSync(reports, { recursive: true });
  try {
    await answering(`http://127.0.0.1:${port}/readyz`);
    const page = await browser.newPage();
    if (options.as) await signIn(page, origin, options.as);
    const devtools = await browser.newCDPSession(page);
    /**
     * @param {string} address
     * @param {number} slowdown how many times as long the processor of the phone takes
     * @returns {Promise<Result>}
     */
    const visit = async (address, slowdown) => {
      // As on a first visit. Lighthouse would clear the session too.
      await devtools.send('Network.clearBrowserCache');
      await devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'service_workers,cache_storage',
      });
      const file = join(reports, 'last.json');
      await promisify(execFile)(
        'npx',
        [
          '-y',
          lighthouse,
          origin + address,
          `--port=${debugging}`,
          `--only-categories=${categories.join()}`,
          `--max-wait-for-load=${maxWaitForLoad}`,
          `--throttling.cpuSlowdownMultiplier=${slowdown}`,
          ...(options.as ? ['--disable-storage-reset'] : []),
          '--output=json',
          `--output-path=${file}`,
          '--quiet',
        ],
        { env: environment },
      );
      return JSON.parse(readFileSync(file, 'utf8'));
    };
    /** @type {Record<string, Record<string, string | number>>} */
    const table = {};
    for (const address of addresses) {
      // A warm-up that is not counted; it also measures the machine's current speed.
      const { benchmarkIndex: points } = (await visit(address, desktop.slowdown)).environment;
      const slowdown = Math.max(1, Math.min(desktop.slowdown, (desktop.slowdown * points) / desktop.points));
      /** @type {Result[]} */
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await visit(address, slowdown));
      results.sort(
        (a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
      );
      const median = results[Math.floor(results.length / 2)];
      if (!median) throw new Error(`Lighthouse had no result for ${address}.`);
      writeFileSync(
        join(reports, `${address.replaceAll('/', '_') || '_'}.json`),
        JSON.stringify(median, undefined, 2),
      );
      table[address] = Object.fromEntries([
        ['slowdown', slowdown.toFixed(1)],
        ...categories.map((id) => [id, Math.round((median.categories[id]?.score ?? 0) * 100)]),
        ...audits.map((id) => [id, median.audits[id]?.displayValue ?? '']),
      ]);
      for (const audit of Object.values(median.audits)) {
        if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary') {
          console.log(`${address} does not pass: ${audit.title}`);
        }
      }
    }
    console.table(table);
    console.log(
      `Median of ${runs} runs each, the processor slowed down as said; the whole reports are in .cache/lighthouse.`,
    );
  } finally {
    await browser.close();
    proxy.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  }
});
