/**
 * `pnpm test:visual [commit]`: renders every story that Chromatic would, in the same modes, at a commit (default: where the
 * branch left main) and in the working tree, in one browser. Exits with a non-zero code if a picture differs.
 * `--only` filters stories by words: `pnpm test:visual --only eventcard --only dark`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, openStudio, serve } from './visual/capture.mjs';
import { differenceOf, writePicture } from './visual/compare.mjs';
import { summaryOf, writeReport } from './visual/report.mjs';
import { shotsOf } from './visual/stories.mjs';
import { buildStorybook, main, root, seconds, step, StepError } from './workspace.mjs';

/** @typedef {import('./visual/compare.mjs').Picture} Picture */
/** @typedef {import('./visual/report.mjs').Finding} Finding */
/** @typedef {import('./visual/stories.mjs').Shot} Shot */
/** @typedef {Awaited<ReturnType<typeof openStudio>>} Studio */

const cache = join(root, '.cache', 'visual');
const reportFolder = join(cache, 'report');
const buildFolder = join(cache, 'builds');

/** @param {string[]} words of a command of git */
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * @param {string | undefined} name of a commit, as git takes it
 * @returns {string} its hash
 */
function commitOf(name) {
  try {
    return name === undefined
      ? git('merge-base', 'HEAD', 'main')
      : git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    throw new StepError(
      name === undefined ? 'There is no branch main: name a commit.' : `No commit is called ${name}.`,
    );
  }
}

/**
 * Builds a commit's Storybook in a separate checkout and caches it.
 * @param {string} commit
 * @returns {Promise<string>} its folder
 */
async function buildCommit(commit) {
  const folder = join(buildFolder, commit);
  if (existsSync(folder)) return folder;
  const checkout = join(cache, 'checkout');
  const unfinished = join(buildFolder, 'unfinished');
  const removeCheckout = () => {
    rmSync(checkout, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  removeCheckout();
  rmSync(unfinished, { recursive: true, force: true });
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    await step(
      'Installing the packages of that commit',
      'install-commit',
      'pnpm install --frozen-lockfile --prefer-offline',
      {
        cwd: checkout,
      },
    );
    await step(
      'Building the Storybook of that commit',
      'build-storybook-commit',
      `node_modules/.bin/storybook build --quiet --test -o "${unfinished}"`,
      { cwd: checkout },
    );
    renameSync(unfinished, folder);
  } finally {
    removeCheckout();
  }
  return folder;
}

/**
 * @param {Studio} studio
 * @param {Shot | undefined} shot
 * @returns {Promise<{ picture?: Picture, fault?: string }>} empty if the story does not exist
 */
async function take(studio, shot) {
  if (!shot) return {};
  try {
    return { picture: await studio.take(shot) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Writes a picture next to the report.
 * @param {string} key
 * @param {string} which
 * @param {Picture | undefined} picture
 * @returns {Promise<string | undefined>} its address in the report
 */
async function reported(key, which, picture) {
  if (!picture) return undefined;
  const address = `pictures/${key}.${which}.webp`;
  await writePicture(join(reportFolder, address), picture);
  return address;
}

/**
 * @param {{ key: string, then?: Shot, now?: Shot }} pair
 * @param {{ then: Studio, now: Studio }} studios
 * @returns {Promise<Finding | undefined>} undefined when it is as before
 */
async function compare({ key, then, now }, studios) {
  const [before, after] = await Promise.all([take(studios.then, then), take(studios.now, now)]);
  const shot = now ?? then;
  const difference = before.picture && after.picture && differenceOf(before.picture, after.picture);
  if (before.picture && after.picture && !difference) return undefined;
  const sizes = [before, after].map(({ picture }) => picture && `${picture.width} × ${picture.height}`);
  const pictures = {
    before: await reported(key, 'before', before.picture),
    after: await reported(key, 'after', after.picture),
    difference: await reported(key, 'difference', difference?.picture),
  };
  if (after.fault) return { verdict: 'broken', key, shot, note: after.fault, ...pictures };
  if (!now) return { verdict: 'gone', key, shot, note: 'its story or mode is no more', ...pictures };
  if (!difference)
    return { verdict: 'new', key, shot, note: before.fault ?? 'it was not there', ...pictures };
  const note = [
    `${difference.pixels.toLocaleString('en-GB')} pixels differ`,
    ...(sizes[0] === sizes[1] ? [] : [sizes.join(' became ')]),
  ].join(', ');
  return { verdict: 'changed', key, shot, note, ...pictures };
}

/** Prints the progress, on a single line in a terminal. */
function progress(/** @type {number} */ total) {
  let done = 0;
  const live = process.stdout.isTTY;
  return () => {
    done += 1;
    if (live)
      process.stdout.write(`\r\u001b[KTaking pictures … ${done} of ${total}${done === total ? '\n' : ''}`);
    else if (done % 100 === 0 || done === total) console.log(`  ${done} of ${total} pictures`);
  };
}

/**
 * @param {string} commit
 * @param {string[]} words that each wanted picture's name has
 */
async function review(commit, words) {
  const storybooks = {
    then: await serve(await buildCommit(commit)),
    now: await serve(await buildStorybook()),
  };
  const began = performance.now();
  const browser = await openBrowser();
  try {
    const lanes = await Promise.all(
      Array.from({ length: Math.min(4, availableParallelism()) }, async () => ({
        then: await openStudio(browser, storybooks.then.address),
        now: await openStudio(browser, storybooks.now.address),
      })),
    );
    /** @param {Shot} shot */
    const wanted = ({ key, title, name, mode }) =>
      words.every((word) => `${key} ${title} ${name} ${mode}`.toLowerCase().includes(word.toLowerCase()));
    /** @param {'then' | 'now'} side */
    const shots = async (side) => shotsOf((await lanes[0]?.[side].stories()) ?? []).filter(wanted);
    /** @type {Map<string, { key: string, then?: Shot, now?: Shot }>} */
    const pairs = new Map((await shots('now')).map((now) => [now.key, { key: now.key, now }]));
    for (const then of await shots('then'))
      pairs.set(then.key, { ...pairs.get(then.key), key: then.key, then });
    if (pairs.size === 0) throw new StepError(`No story is called ${words.join(' ')}.`);

    /** @type {Finding[]} */
    const findings = [];
    const queue = pairs.values();
    const tick = progress(pairs.size);
    await Promise.all(
      lanes.map(async (studios) => {
        for (const pair of queue) {
          const finding = await compare(pair, studios);
          if (finding) findings.push(finding);
          tick();
        }
      }),
    );
    return {
      findings: findings.sort((a, b) => a.key.localeCompare(b.key)),
      same: pairs.size - findings.length,
      browser: `Chromium ${browser.version()}`,
      commit: git('log', '-1', '--format=%h %s', commit),
      duration: seconds(began),
    };
  } finally {
    await browser.close();
    storybooks.then.close();
    storybooks.now.close();
  }
}

await main(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: { only: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  mkdirSync(buildFolder, { recursive: true });

  const result = await review(commitOf(positionals[0]), values.only);
  const report = writeReport(reportFolder, result);
  for (const { verdict, key, note } of result.findings) console.log(`${verdict.padEnd(8)} ${key}: ${note}`);
  console.log(`Report: ${relative(root, report)}`);
  console.log(summaryOf(result));
  process.exitCode = result.findings.length > 0 ? 1 : 0;
});
