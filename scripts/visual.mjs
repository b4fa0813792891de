/**
 * `pnpm test:visual [commit]`: draws every story that Chromatic would, in the same modes, at a commit (default: where the branch
 * left main) and in the working tree, in one browser. Exits with a non-zero code if a picture differs.
 * `--only` filters stories by words: `pnpm test:visual --only eventcard --only dark`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { steadyBrowser } from './visual/browser.mjs';
import { serve } from './visual/serve.mjs';
import { shotsOf } from './visual/stories.mjs';
import { buildStorybook, environment, main, root, step, StepError } from './workspace.mjs';

/** @typedef {import('./visual/stories.mjs').Shot} Shot */

const cache = join(root, '.cache', 'visual');
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
 * @param {string} address of a Storybook
 * @returns {Promise<Shot[]>} its pictures
 */
async function shotsAt(address) {
  const browser = await chromium.launch(steadyBrowser);
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/iframe.html`);
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    return shotsOf(
      await page.evaluate(async () => {
        const stories = await /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.extract();
        return Object.values(stories).map(({ id, title, name, storyGlobals, parameters }) => ({
          id,
          title,
          name,
          storyGlobals,
          parameters: { chromatic: parameters.chromatic, viewport: parameters.viewport },
        }));
      }),
    );
  } finally {
    await browser.close();
  }
}

/**
 * Draws the pictures of a Storybook.
 * @param {string} folder
 * @param {string[]} words that each wanted picture's name has
 * @param {'all' | 'none'} update whether they become the pictures to compare with
 * @returns {Promise<{ keys: string[], same: boolean }>} the names of the pictures, and whether none failed or differs
 */
async function draw(folder, words, update) {
  const { address, close } = await serve(folder);
  try {
    const shots = (await shotsAt(address)).filter(({ key, title, name, mode }) =>
      words.every((word) => `${key} ${title} ${name} ${mode}`.toLowerCase().includes(word.toLowerCase())),
    );
    writeFileSync(join(cache, 'shots.json'), JSON.stringify(shots));
    if (shots.length === 0) return { keys: [], same: true };
    const config = join(root, 'scripts/visual/playwright.config.ts');
    const pictures = spawn('playwright', ['test', '-c', config, '--update-snapshots', update], {
      cwd: root,
      env: { ...environment, VISUAL_STORYBOOK: address },
      stdio: update === 'all' ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    });
    const [code] = await once(pictures, 'exit');
    return { keys: shots.map(({ key }) => key), same: code === 0 };
  } finally {
    close();
  }
}

await main(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: { only: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  mkdirSync(buildFolder, { recursive: true });
  rmSync(join(cache, 'pictures'), { recursive: true, force: true });
  const commit = commitOf(positionals[0]);
  console.log(`Drawing ${git('log', '-1', '--format=%h %s', commit)}`);
  const before = await draw(await buildCommit(commit), values.only, 'all');
  console.log('Comparing the working tree with it');
  const now = await draw(await buildStorybook(), values.only, 'none');
  if (before.keys.length + now.keys.length === 0)
    throw new StepError(`No story is called ${values.only.join(' ')}.`);
  const gone = before.keys.filter((key) => !now.keys.includes(key));
  for (const key of gone) console.log(`Gone: ${key}`);
  console.log(`Report: ${relative(root, join(cache, 'report/index.html'))}`);
  process.exitCode = now.same && gone.length === 0 ? 0 : 1;
});
