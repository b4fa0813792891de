/**
 * `node packages/societies-ui/consumers/bytes.ts`: what the library adds to each host, written into the table of README.md beside this
 * file. Each host is built twice, with the library and with one whose components draw nothing; counted is what the browser loads of
 * scripts and styles, as gzip sends it. A host that has no styled-components of its own pays for that too. Takes some minutes.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { packLibrary } from './build.ts';
import { buildAgain, buildProject, startServer } from './project.ts';
import { serveFolder } from './serveFolder.ts';

const root = join(import.meta.dirname, '../../..');
const readme = join(import.meta.dirname, 'README.md');

type Served = Promise<{ address: string; stop: () => void }>;
interface Host {
  name: string;
  shared?: string;
  serve: (folder: string) => Served;
  /** Where each page stands in the table, and its address. */
  pages?: Record<string, string>;
}

const dist = (folder: string) => serveFolder(join(folder, 'dist'));
const server =
  (...command: string[]) =>
  (folder: string) =>
    startServer({ folder, command, env: { HOST: '127.0.0.1' } });

const hosts: readonly Host[] = [
  { name: 'vite-react19', shared: 'src/shared', serve: dist },
  { name: 'webpack-react18', shared: 'src/shared', serve: dist },
  {
    name: 'next-app',
    shared: 'shared',
    serve: server('node_modules/next/dist/bin/next', 'start', '-p', '0', '-H', '127.0.0.1'),
  },
  {
    name: 'react-router-app',
    shared: 'app/shared',
    serve: server('node_modules/@react-router/serve/bin.js', 'build/server/index.js'),
  },
  { name: 'astro-app', shared: 'src/shared', serve: dist },
  {
    name: 'hosts',
    shared: 'src/shared',
    serve: dist,
    pages: Object.fromEntries(
      [
        ['tanstack', 'src/tanstack.tsx'],
        ['mui', 'src/mui.tsx'],
        ['mantine', 'src/mantine.tsx'],
        ['tailwind', 'src/tailwind.tsx'],
        ['csp', 'csp.html'],
        ['shadow', 'src/shadow.tsx'],
        ['iframe', 'src/iframe.tsx'],
      ].map(([page = '', file = '']) => [`hosts/${file}`, `${page}.html`]),
    ),
  },
  { name: 'portal', serve: dist },
  { name: 'another-portal', serve: server('serve.js') },
];

/** What a page loads of scripts and styles, its own included, in bytes as gzip sends them. */
const loaded = async (browser: Browser, address: string): Promise<number> => {
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/^(?:script|stylesheet)$/.test(response.request().resourceType())) bodies.push(response.body());
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Puts a library in the place of the installed one that has all its names and draws nothing. */
const hollow = async (folder: string) => {
  const library = join(folder, 'node_modules/societies-ui');
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, { import?: { default: string }; default?: string }>;
  };
  for (const [entry, { import: code, default: file = '' }] of Object.entries(manifest.exports)) {
    const path = join(library, code?.default ?? file);
    if (path.endsWith('.css')) {
      // Removed first: the file may be the package manager's own, by a hard link.
      rmSync(path);
      writeFileSync(path, '');
    }
    if (!code) continue;
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    const nothing = entry === './theme' ? '() => ({ light: {}, dark: {} })' : '() => null';
    rmSync(path);
    writeFileSync(
      path,
      [
        entry === './theme' ? '' : "'use client';",
        ...Object.keys(module).map((name) => `export const ${name} = ${nothing};`),
      ].join('\n'),
    );
  }
};

const measure = async (host: Host, tarball: string, browser: Browser): Promise<Record<string, number>> => {
  const folder = join(root, '.cache/bytes', host.name);
  const pages = host.pages ?? { [host.name]: '' };
  const visit = async () => {
    const site = await host.serve(folder);
    const sizes: Record<string, number> = {};
    for (const [row, page] of Object.entries(pages))
      sizes[row] = await loaded(browser, `${site.address}${page}`);
    site.stop();
    return sizes;
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildProject({ ...host, folder, tarball, env: { VITE_SOCIETIES: 'http://127.0.0.1:1' } });
  const whole = await visit();
  await hollow(folder);
  await buildAgain({ folder, env: { VITE_SOCIETIES: 'http://127.0.0.1:1' } });
  const without = await visit();
  return Object.fromEntries(Object.keys(pages).map((row) => [row, (whole[row] ?? 0) - (without[row] ?? 0)]));
};

const tarball = process.argv[2] ?? join(root, '.cache/bytes/societies-ui.tgz');
if (!process.argv[2]) {
  mkdirSync(dirname(tarball), { recursive: true });
  packLibrary(tarball);
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const added: Record<string, number> = {};
for (const host of hosts) Object.assign(added, await measure(host, tarball, browser));
await browser.close();

const rows = readFileSync(readme, 'utf8').split('\n');
const written = rows.map((row) => {
  const [, path] = /^\| \[[^\]]+\]\(([^)]+)\)/.exec(row) ?? [];
  const bytes = path === undefined ? undefined : added[path];
  return bytes === undefined
    ? row
    : row.replace(/(?<=\|)[^|]*(?=\|$)/, (cell) => `${(bytes / 1024).toFixed(0).padStart(cell.length - 1)} `);
});
writeFileSync(readme, written.join('\n'));
console.log(added);
