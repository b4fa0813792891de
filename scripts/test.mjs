/**
 * `npm test`: installs, then runs every check. A failed step does not stop the others.
 * The last line adds up the tests of all steps; a step without tests counts as one.
 *
 * `npm test -- --full` leaves nothing out: the server's tests on both engines, and the library's package though it passed before.
 * `npm test -- --changed` asks in seconds what the branch changed: tests that reach it, stories beside it, lint and format.
 * `npm test -- --step lint --step unit` runs only these steps.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { countProcessorTime } from './processor-time.mjs';
import {
  build,
  environment,
  hashOf,
  install,
  main,
  once as onceFor,
  root,
  seconds,
  StepError,
  stamps,
} from './workspace.mjs';

const {
  values: { full, changed, step: only },
} = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    step: { type: 'string', multiple: true, default: [] },
  },
});
if (full) environment['FULL'] = 'true';

const reports = join(root, '.cache', 'reports');
const logs = join(root, '.cache', 'logs');

/**
 * The folder for test databases: in memory if there is room, because they sync to disk thousands of times while other checks
 * write there too.
 */
function scratch() {
  const memory = '/dev/shm';
  const gibibyte = 2 ** 30;
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= 6 * gibibyte ? memory : undefined;
}
environment['TMPDIR'] ??= scratch();

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ file: string, ms: number }} FileTime how long the tests of a file took, one after the other */
/** @typedef {Count & { files?: FileTime[], notes?: string[] }} Result what `notes` say is printed with the figures */
/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {() => Result} [read]
 * @property {() => string} [inputs] a hash: it is left out when it has passed with the same
 */

/**
 * When each step started and how long it took, for the table at the end.
 * @type {{ name: string, from: number, ms: number, files: FileTime[] }[]}
 */
const times = [];
const preparations = 'install and build';
const processorTime = countProcessorTime(preparations);

/** @param {string} name */
const report = (name) => join(reports, `${name}.json`);

/**
 * @param {string} name
 * @returns {any} what a runner wrote
 */
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));

/** @typedef {{ title: string, status: string, failureMessages: string[] }} Assertion of Vitest, which keeps what an earlier try said */

/** @param {string} title */
const secondTry = (title) => `passed at the second try: ${title}`;

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @returns {Check}
 */
const vitest = (name, ...projects) => ({
  name,
  command: [
    'vitest run',
    ...projects.map((project) => `--project ${project}`),
    // A retry tells failures from timeouts; each test that needed one is listed.
    '--retry=1',
    '--reporter=default --reporter=json',
    `--outputFile.json=${relative(root, report(name))}`,
  ].join(' '),
  read: () => {
    const { numPassedTests, numFailedTests, testResults } = readReport(name);
    // A file that fails to load reports no failed test.
    const unprepared = testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
        file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
    );
    const files = testResults.map(
      (
        /** @type {{ name: string, startTime: number, endTime: number }} */ {
          name: file,
          startTime,
          endTime,
        },
      ) => ({
        file: basename(file),
        ms: endTime - startTime,
      }),
    );
    const notes = testResults
      .flatMap((/** @type {{ assertionResults: Assertion[] }} */ file) => file.assertionResults)
      .filter((/** @type {Assertion} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {Assertion} */ { title }) => secondTry(title));
    return { passed: numPassedTests, failed: numFailedTests + unprepared.length, files, notes };
  },
});

/** @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec */
/** @typedef {{ file: string, suites?: Suite[], specs: Spec[] }} Suite */

/**
 * @param {Suite} suite of Playwright
 * @returns {Spec[]}
 */
const specsOf = ({ suites = [], specs }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {Suite} suite of Playwright
 * @returns {number} ms
 */
const timeOf = (suite) =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .reduce((sum, ms) => sum + ms, 0);

/** It begins while others build, as it needs nothing that is built. */
const stories = vitest('stories', 'stories');

/**
 * Two run at a time, in this order: the longest come first, so that both cores are busy to the end.
 * @type {Check[]}
 */
const checks = [
  {
    name: 'e2e',
    // Alone it fills its waits with one worker more; here another check does.
    command: `playwright test --workers=${availableParallelism()}`,
    read: () => {
      const { stats, errors, suites } = readReport('e2e');
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        files: suites.map((/** @type {Suite} */ suite) => ({
          file: basename(suite.file),
          ms: timeOf(suite),
        })),
        notes: suites
          .flatMap((/** @type {Suite} */ suite) => specsOf(suite))
          .filter((/** @type {Spec} */ { tests }) => tests.some(({ status }) => status === 'flaky'))
          .map((/** @type {Spec} */ { title }) => secondTry(title)),
      };
    },
  },
  vitest('server-embedded', 'server-embedded'),
  {
    ...vitest('ui-package', 'ui-package'),
    inputs: () =>
      hashOf(
        ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/societies-contract', 'packages/societies-ui'],
        (file) => !/\.(stories|fixture)\.|[/\\](bench|src[/\\].*\.test\.)/.test(file),
      ),
  },
  vitest('server-postgres', 'server-postgres'),
  vitest('unit', 'contract', 'ui-unit', 'app-unit', 'start'),
  { name: 'lint', command: 'oxlint' },
  { name: 'unused', command: 'knip' },
  { name: 'format', command: 'oxfmt --check' },
];

/** @param {Check} check */
const isWanted = ({ name }) => only.length === 0 || only.includes(name);

/** @param {string[]} words of a command of git */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Of what changed since the branch left main: the tests that reach it, the stories beside it, lint with its types, and format.
 * @returns {Check[]}
 */
function checksOfChanges() {
  const since = git('merge-base', 'HEAD', 'main');
  const files = git('diff', '--name-only', '--diff-filter=d', since)
    .concat('\n', git('ls-files', '--others', '--exclude-standard'))
    .split('\n')
    .filter(Boolean);
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const components = files
    .filter((file) => /^packages\/societies-(ui|mails)\/src\/./.test(file))
    .map(dirname);
  const tests = vitest('tests', 'contract', 'ui-unit', 'app-unit', 'server-postgres');
  /** @param {string[]} names */
  const quoted = (names) => [...new Set(names)].map((name) => `"${name}"`).join(' ');
  return [
    { ...tests, command: `${tests.command} --changed=${since}` },
    ...(components.length > 0
      ? [
          {
            ...stories,
            command: `${stories.command} --passWithNoTests ${quoted(components.map((name) => `${name}/`))}`,
          },
        ]
      : []),
    ...(code.length > 0 ? [{ name: 'lint', command: `oxlint ${quoted(code)}` }] : []),
    ...(files.length > 0
      ? [{ name: 'format', command: `oxfmt --check --no-error-on-unmatched-pattern ${quoted(files)}` }]
      : []),
  ];
}

/**
 * @param {Check} check
 * @returns {Promise<Count>}
 */
async function run(check) {
  if (!check.inputs || full) return perform(check);
  const began = performance.now();
  /** @type {Count} */
  let count = { passed: 0, failed: 0 };
  try {
    const ran = await onceFor(join(stamps, check.name), check.inputs(), true, async () => {
      count = await perform(check);
      if (count.failed > 0) throw new Error(check.name);
    });
    if (!ran) tell(check.name, { ...count, notes: ['left out: it passed with the same sources'] }, began);
  } catch {
    // The figures say so, and no stamp is left.
  }
  return count;
}

/**
 * @param {Check} check
 * @returns {Promise<Count>}
 */
async function perform({ name, command, read }) {
  const began = performance.now();
  const log = join(logs, `test-${name}.log`);
  const file = createWriteStream(log);
  let output = '';
  const child = spawn(command, {
    cwd: root,
    env: { ...environment, CI: 'true' },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processorTime.begin(name, child.pid);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-60_000);
      file.write(text);
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  file.end();

  /** @type {Result} */
  let count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (read) {
    try {
      count = read();
    } catch {
      count = { passed: 0, failed: 1 };
    }
    // A runner can fail outside its tests, for example in its setup.
    if (code !== 0 && count.failed === 0) count.failed = 1;
  }
  if (count.failed > 0) {
    console.log(`\n${output.trimEnd()}\n\nThe whole log is in ${relative(root, log)}.`);
  }
  tell(name, count, began);
  return count;
}

/**
 * @param {string} name
 * @param {Result} count
 * @param {number} began
 */
function tell(name, { passed, failed, files = [], notes = [] }, began) {
  times.push({ name, from: began, ms: performance.now() - began, files });
  const figures = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(16)} ${figures.padEnd(24)} ${seconds(began)}`);
  for (const note of notes) console.log(`  ${note}`);
}

/**
 * @param {string} name
 * @param {() => void | Promise<void>} work
 * @returns {Promise<Count>}
 */
async function prepare(name, work) {
  const began = performance.now();
  let count = { passed: 1, failed: 0 };
  try {
    await work();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  tell(name, count, began);
  return count;
}

/**
 * Lets the system fetch a browser while packages are installed. Where only Playwright can, which is one of them, this comes to
 * nothing, and the step `browser` fetches it afterwards.
 */
const fetchBrowser = () =>
  once(
    spawn(process.execPath, ['scripts/find-browser.mjs', '--install'], { cwd: root, stdio: 'ignore' }),
    'close',
  );

/**
 * Runs checks in sequence until none is left.
 * @param {Check[]} waiting
 * @returns {Promise<Count[]>}
 */
async function runWaiting(waiting) {
  /** @type {Count[]} */
  const counts = [];
  for (let check = waiting.shift(); check; check = waiting.shift()) counts.push(await run(check));
  return counts;
}

/** Prints when each step ran, what it took, and which of its files took longest. @param {number} began */
function printTimes(began) {
  console.log('\nWhere the time went:');
  let total = 0;
  /** @param {string} step */
  const ofProcessor = (step) => {
    const taken = processorTime.of(step) ?? 0;
    total += taken;
    return `${inSeconds(taken * 1000)} of processor`;
  };
  for (const { name, from, ms, files } of times.sort((one, other) => one.from - other.from)) {
    const slowest = [...files].sort((one, other) => other.ms - one.ms).slice(0, 3);
    console.log(
      [
        `${name.padEnd(16)} from ${inSeconds(from - began)} for ${inSeconds(ms)} ${ofProcessor(name)}`,
        ...slowest.map(({ file, ms: taken }) => `${file} ${inSeconds(taken).trim()}`),
      ].join('   '),
    );
  }
  console.log(`${preparations.padEnd(35)} ${ofProcessor(preparations)}`);
  console.log(`${'together'.padEnd(35)} ${inSeconds(total * 1000)} of processor`);
}

/** @param {number} ms */
const inSeconds = (ms) => `${Math.round(ms / 1000)} s`.padStart(6);

/** @returns {Promise<Count[]>} */
async function runEverything() {
  const counts = [
    await prepare('browser', () => {
      environment['CHROMIUM_PATH'] = findBrowser({ mayInstall: true });
    }),
  ];
  const built = prepare('build', build);
  const storiesRun = isWanted(stories) ? [run(stories)] : [];
  const waiting = checks.filter(isWanted);
  const checked = await Promise.all([
    built.then(() => runWaiting(waiting)),
    Promise.all([built, ...storiesRun]).then(() => runWaiting(waiting)),
  ]);
  return [...counts, await built, ...(await Promise.all(storiesRun)), ...checked.flat()];
}

await main(async () => {
  const began = performance.now();
  const steps = [stories, ...checks].map(({ name }) => name);
  const unknown = only.filter((name) => !steps.includes(name));
  if (unknown.length > 0) throw new StepError(`There is no step ${unknown.join(', ')}: ${steps.join(', ')}`);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  mkdirSync(logs, { recursive: true });

  const installing = performance.now();
  await Promise.all([install(), fetchBrowser()]);
  times.push({ name: 'install', from: installing, ms: performance.now() - installing, files: [] });
  const waiting = changed ? checksOfChanges() : [];
  const counts = changed
    ? (await Promise.all([runWaiting(waiting), runWaiting(waiting)])).flat()
    : await runEverything();

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  printTimes(began);
  console.log(`\nin ${seconds(began)}\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
