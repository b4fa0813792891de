/**
 * `pnpm bench:ui`: the same directory page built with this library, Mantine, MUI, Radix Themes and bare DOM, measured in one
 * run. README.md beside this file says how, and what the figures mean. `--check` fails when a bar is missed; `--rounds 1` only tries
 * it out.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { environment, packLibrary } from '../consumers/build.ts';
import { serveFolder } from '../consumers/serveFolder.ts';

const folder = join(import.meta.dirname, '../../../.cache/ui-bench');
const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, rounds: { type: 'string', default: '9' } },
});
const rounds = Number(options.rounds);
const pages = ['bare-dom', 'societies-ui', 'societies-ui-at-once', 'radix-themes', 'mantine', 'mui'] as const;
type Page = (typeof pages)[number];

/** What every page hands to the runner, as `pages/data.ts` declares it. */
interface Bench {
  mount: () => void;
  switchTheme: () => void;
}

/** Others' libraries are this folder's own: whoever installs the workspace does not wait for them. */
const install = () => {
  mkdirSync(folder, { recursive: true });
  packLibrary(join(folder, 'societies-ui.tgz'));
  for (const own of ['package.json', 'pages']) {
    rmSync(join(folder, own), { recursive: true, force: true });
    cpSync(join(import.meta.dirname, own), join(folder, own), { recursive: true });
  }
  // The packed library keeps its name and version while its contents change, which pnpm would not notice.
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const options = { cwd: folder, env: environment, stdio: 'pipe' } as const;
  execFileSync('pnpm', ['install', '--ignore-workspace', '--prefer-offline', '--no-lockfile'], options);
  execFileSync('tsc', ['-p', 'pages'], options);
};

/** @returns compressed bytes of what a reader downloads */
const bundle = async (page: Page | 'react-alone'): Promise<{ js: number; css: number }> => {
  const outDir = join(folder, 'dist', page);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page}</title></head>` +
      `<body><div id="root"></div><script type="module" src="/${globSync(`pages/${page}.ts*`, { cwd: folder })[0]}"></script></body></html>`,
  );
  await build({
    root: folder,
    base: `/${page}/`,
    configFile: false,
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  const bytes = (kind: string) =>
    globSync(`**/*.${kind}`, { cwd: outDir })
      .map((file) => brotliCompressSync(readFileSync(join(outDir, file))).length)
      .reduce((sum, length) => sum + length, 0);
  return { js: bytes('js'), css: bytes('css') };
};

/** One visit: the mount, and a theme switch, in milliseconds until styles and layout are there. */
const visit = async (browser: Browser, address: string): Promise<{ mount: number; switched: number }> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  const times = await page.evaluate(async () => {
    const { bench, gc } = globalThis as unknown as { bench: Bench; gc: () => void };
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const task = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    const ink = () => {
      const heading = document.querySelector('h3');
      return heading && getComputedStyle(heading).color;
    };
    /** What the next frame takes: a browser may leave for it what nobody has asked the size of. */
    const drawing = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => {
          const began = performance.now();
          void task().then(() => resolve(performance.now() - began));
        }),
      );
    /** Some libraries apply a theme after the call returns: the clock runs until a card's heading shows it. */
    const timed = async (work: () => void) => {
      gc();
      const before = ink();
      const began = performance.now();
      work();
      // Reading a size makes the browser compute styles and layout: a reader waits for those as well.
      while ((void document.body.offsetHeight, ink() === before)) {
        if (performance.now() - began > 5_000) throw new Error('nothing changed');
        await task();
      }
      return performance.now() - began;
    };
    const mount = (await timed(() => bench.mount())) + (await drawing());
    const cards = document.querySelectorAll('article').length;
    if (cards !== 1_000) throw new Error(`${cards} cards`);
    const switches: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      await frame();
      await frame();
      switches.push(await timed(() => bench.switchTheme()));
    }
    // The first of each direction also pays for what is made once.
    return { mount, switched: switches.slice(2).sort((a, b) => a - b)[1] ?? NaN };
  });
  await page.close();
  return times;
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

console.log('Packing the library, installing the others, building the pages …');
install();
const react = await bundle('react-alone');
const bytes = {} as Record<Page, { js: number; css: number }>;
for (const page of pages) {
  const { js, css } = await bundle(page);
  bytes[page] = { js: page === 'bare-dom' ? js : js - react.js, css };
}

console.log(`Measuring ${rounds} rounds …`);
const { address, stop } = await serveFolder(join(folder, 'dist'));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, '--js-flags=--expose-gc'],
});
/** Round by round, so that what else the machine does falls on all pages alike. */
const measured: Record<Page, { mount: number; switched: number }>[] = [];
for (let round = 0; round < rounds; round += 1) {
  const times = {} as (typeof measured)[number];
  for (const page of pages) times[page] = await visit(browser, `${address}${page}/`);
  measured.push(times);
}
await browser.close();
stop();

const time = (page: Page, what: 'mount' | 'switched') => median(measured.map((round) => round[page][what]));
/** The median of the rounds' own ratios: what slows a whole round cancels. */
const times = (page: Page, what: 'mount' | 'switched', other: Page) =>
  median(measured.map((round) => round[page][what] / round[other][what]));
const kB = (count: number) => count / 1024;

console.log(`\n1,000 cards, medians of ${rounds} rounds; brotli kB over React alone\n`);
console.table(
  Object.fromEntries(
    pages.map((page) => [
      page,
      {
        'js kB': kB(bytes[page].js).toFixed(1),
        'css kB': kB(bytes[page].css).toFixed(1),
        'all kB': kB(bytes[page].js + bytes[page].css).toFixed(1),
        'mount ms': time(page, 'mount').toFixed(1),
        'mount × bare': times(page, 'mount', 'bare-dom').toFixed(2),
        'switch ms': time(page, 'switched').toFixed(1),
        'switch × bare': times(page, 'switched', 'bare-dom').toFixed(2),
      },
    ]),
  ),
);

const own = 'societies-ui';
const atOnce = 'societies-ui-at-once';
const bars = [
  { bar: 'kB over React alone, css included', most: 40, is: kB(bytes[own].js + bytes[own].css) },
  { bar: 'mount × bare DOM', most: 1.8, is: times(own, 'mount', 'bare-dom') },
  { bar: 'mount × Mantine', most: 0.6, is: times(own, 'mount', 'mantine') },
  { bar: 'theme switch × bare DOM', most: 1.4, is: times(own, 'switched', 'bare-dom') },
  { bar: 'theme switch × Mantine', most: 0.15, is: times(own, 'switched', 'mantine') },
  { bar: 'all at once: mount × bare DOM', most: 1.8, is: times(atOnce, 'mount', 'bare-dom') },
  { bar: 'all at once: mount × Mantine', most: 0.4, is: times(atOnce, 'mount', 'mantine') },
  { bar: 'all at once: theme switch × Mantine', most: 0.15, is: times(atOnce, 'switched', 'mantine') },
];
console.table(
  Object.fromEntries(
    bars.map(({ bar, most, is }) => [
      bar,
      { 'at most': most, 'societies-ui': is.toFixed(2), '': is <= most ? 'met' : '✗ MISSED' },
    ]),
  ),
);
if (options.check && bars.some(({ most, is }) => is > most)) process.exitCode = 1;
