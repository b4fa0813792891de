/**
 * What the scripts share: installing and building, each only if something changed.
 * Runs on any Node from 20 and imports nothing that must be installed first.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';

/** The pinned Node, installed as an npm package. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * An environment whose PATH starts with the pinned Node and the workspace's commands.
 * @type {NodeJS.ProcessEnv}
 */
export const environment = {
  // Caches Node's compiled code, which cuts a quarter off the start of servers and tools.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  // What checks types for oxlint is written in Go: with fewer garbage collections it takes a fifth less time, in the same memory.
  GOGC: '400',
  GOMEMLIMIT: '3GiB',
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
  // Third-party tools send no telemetry and do not prompt.
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

const logs = join(root, '.cache', 'logs');

/** @param {number} since `performance.now()` of the beginning */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** An expected failure: only its message and the end of a log are printed. */
export class StepError extends Error {}

/** @param {string} text */
const tail = (text, lines = 25) => text.trimEnd().split('\n').slice(-lines).join('\n');

/** The titles of steps under way. On a terminal the first of them has the last line. @type {string[]} */
const underWay = [];

/**
 * Runs a command with its output in `.cache/logs`, and prints progress while it runs.
 * @param {string} title what a reader waits for, such as `Building the app`
 * @param {string} name of the log
 * @param {string} command as a shell takes it
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 * @throws {StepError} when the command fails
 */
export async function step(title, name, command, { cwd = root, env = environment } = {}) {
  const began = performance.now();
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  const file = createWriteStream(log);
  const live = process.stdout.isTTY;
  let output = '';

  underWay.push(title);
  process.stdout.write(live ? `\r\u001b[K${title} …` : `${title} …\n`);
  const pulse = setInterval(
    () => {
      if (live && underWay[0] !== title) return;
      const last = output.trimEnd().split('\n').at(-1)?.trim().slice(0, 80) ?? '';
      process.stdout.write(
        live
          ? `\r\u001b[K${title} … ${seconds(began)}  ${last}`
          : `  ${title}: still at it after ${seconds(began)}\n`,
      );
    },
    live ? 500 : 15_000,
  );

  const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ chunk) => {
      output = (output + chunk).slice(-20_000);
      file.write(chunk);
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(signal ?? status));
  });
  clearInterval(pulse);
  underWay.splice(underWay.indexOf(title), 1);
  file.end();
  if (code !== 0) {
    if (live) process.stdout.write('\n');
    throw new StepError(
      `${title} failed (${code}). The end of ${relative(root, log)}:\n\n${tail(output)}\n\n${title} failed (${code}); the whole log is in ${relative(root, log)}.`,
    );
  }
  process.stdout.write(`${live ? '\r\u001b[K' : '  '}${title}: done in ${seconds(began)}\n`);
}

/** Build output, excluded so that a build does not count as a change of its sources. */
const notSources = new Set(['node_modules', 'dist', '.cache']);

/**
 * @param {string} path relative to the root, a file or a folder
 * @param {(path: string) => boolean} wanted
 * @returns {string[]}
 */
function filesBelow(path, wanted) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  /** @type {string[]} */
  const found = [];
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const child = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!notSources.has(entry.name) && wanted(`${child}/`)) walk(child);
      } else if (wanted(child)) found.push(child);
    }
  };
  try {
    walk(absolute);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOTDIR') throw error;
    found.push(absolute);
  }
  return found.sort();
}

/**
 * A hash of the names and contents of files.
 * @param {string[]} paths relative to the root, files or folders
 * @param {(path: string) => boolean} [wanted]
 */
export function hashOf(paths, wanted = () => true) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const path of paths) {
    for (const file of filesBelow(path, wanted)) {
      hash
        .update(`${relative(root, file)}\n`)
        .update(readFileSync(file))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

/**
 * Runs `work` unless its stamp says that it was done for these inputs.
 * @param {string} stamp absolute
 * @param {string} hash of the inputs
 * @param {boolean} present whether what the work makes is still there
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether it ran
 */
export async function once(stamp, hash, present, work) {
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

const manifests = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'app/package.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
];

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The pinned pnpm. */
export const pnpm = `npx -y pnpm@${devDependencies.pnpm}`;

/**
 * Installs exactly the lockfile, unless that is installed already. pnpm checks the age of versions where one is chosen, and not once
 * more here: it would fetch the whole history of each package, twice as much as the packages themselves.
 */
export async function install() {
  await once(join(root, 'node_modules', '.installed'), hashOf(manifests), existsSync(pinnedNode), () =>
    step(
      'Installing packages (the first time takes about a minute)',
      'install',
      `${pnpm} install --frozen-lockfile --config.trustLockfile=true`,
      // CI makes pnpm ask nothing, and replace a node_modules made by another tool.
      { env: { ...process.env, CI: 'true' } },
    ),
  );
}

/** @param {string} path */
const partOfProduct = (path) => !/\.(test|stories)\.|\.mdx$|[/\\](e2e|test|bench|consumers)[/\\]$/.test(path);

export const stamps = join(root, '.cache', 'stamps');
const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/societies-contract'];
const npmBuild = `npm run --silent build`;

/** Builds the server unless its sources are unchanged. */
export const buildServer = () =>
  once(
    join(stamps, 'server'),
    hashOf([...shared, 'packages/societies-mails', 'packages/societies-server'], partOfProduct),
    existsSync(join(root, 'packages/societies-server/dist/main.js')),
    () =>
      step('Building the server', 'build-server', npmBuild, { cwd: join(root, 'packages/societies-server') }),
  );

const buildApp = () =>
  once(
    join(stamps, 'app'),
    hashOf([...shared, 'packages/societies-ui', 'app'], partOfProduct),
    existsSync(join(root, 'app/dist/index.html')),
    () => step('Building the app', 'build-app', npmBuild, { cwd: join(root, 'app') }),
  );

/** Builds the server and the app side by side, each unless its sources are unchanged. */
export async function build() {
  await Promise.all([buildServer(), buildApp()]);
}

/**
 * Builds Storybook without documentation pages, unless its sources are unchanged.
 * @returns {Promise<string>} its folder
 */
export async function buildStorybook() {
  const folder = join(root, '.cache', 'storybook');
  await once(
    join(stamps, 'storybook'),
    hashOf([
      'pnpm-lock.yaml',
      '.storybook',
      'packages/societies-contract/src',
      'packages/societies-mails/src',
      'packages/societies-ui/src',
    ]),
    existsSync(join(folder, 'index.json')),
    () => step('Building Storybook', 'build-storybook', `storybook build --quiet --test -o "${folder}"`),
  );
  return folder;
}

/**
 * Runs a script's main function; an expected failure prints its message and exits with a non-zero code.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Node ${process.versions.node} is too old: Constellation needs Node 20 or newer.`);
    process.exit(1);
  }
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error);
    process.exit(1);
  }
}
