/**
 * Finds the Chromium and its flags for every test runner of the project. Order: CHROMIUM_PATH, the PATH, Playwright's download,
 * and, only if the caller allows it, an installation.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isRoot = process.getuid?.() === 0;

/**
 * Flags for test browsers: no sandbox, because Chromium refuses it for root, and no background traffic. On Linux, where it was
 * measured, drawing and network stay in the browser's own process, which takes a twentieth off the processor time of a page.
 */
export const browserFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  ...(process.platform === 'linux' ? ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Prefers the headless shell: the same engine without the window UI, and faster. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a command is a browser: some distributions install a placeholder that only asks to install one.
 * @param {string} file
 */
function answers(file) {
  if (!isExecutable(file)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => commandNames.map((name) => join(folder, name))), ...applications];
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function install() {
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get …');
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      const found = onPath().find(answers);
      if (found) return found;
    }
  }
  console.log("Installing Playwright's Chromium …");
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js');
  run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  return playwrightsOwn().find(answers);
}

/**
 * The path of a Chromium that starts.
 * @param {{ mayInstall?: boolean }} [options] `mayInstall`: fetch one when none is there
 * @throws {Error} whose message is one line that says what to install
 */
export function findBrowser({ mayInstall = false } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (answers(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not start: it takes the path of a Chromium or Chrome.`,
    );
  }
  const found = [...onPath(), ...playwrightsOwn()].find(answers) ?? (mayInstall ? install() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found: install it (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium) or set CHROMIUM_PATH.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findBrowser({ mayInstall: process.argv.includes('--install') }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
