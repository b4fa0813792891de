/**
 * `pnpm test:visual`: every story that Chromatic would see, in the same modes, beside its committed baseline. Ends with a non-zero exit when
 * a picture differs; `--update` makes what is seen now the baseline. Words after it choose stories: `pnpm test:visual button "dark desk"`.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, openStudio, serve } from './visual/capture.mjs';
import { differenceOf, readPicture, writePicture } from './visual/compare.mjs';
import { browserNoteOf, summaryOf, writeReport } from './visual/report.mjs';
import { shotsOf } from './visual/stories.mjs';
import { buildStorybook, main, root, seconds, StepError } from './workspace.mjs';

/** @typedef {import('./visual/report.mjs').Finding} Finding */
/** @typedef {import('./visual/stories.mjs').Shot} Shot */

const baselines = join(root, 'packages', 'societies-ui', 'visual');
const manifestFile = join(baselines, 'manifest.json');
const reportFolder = join(root, '.cache', 'visual');

/** @param {string} key */
const baselineOf = (key) => join(baselines, `${key}.webp`);

/** @returns {{ browser?: string }} who took the baselines */
const readManifest = () => (existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {});

/** @returns {string[]} the keys of every baseline */
function storedKeys() {
  if (!existsSync(baselines)) return [];
  return readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length).replaceAll(sep, '/'))
    .sort();
}

/**
 * Puts a picture beside the report.
 * @param {string} key
 * @param {string} which
 */
function reportPicture(key, which) {
  const address = `pictures/${key}.${which}.webp`;
  const file = join(reportFolder, address);
  mkdirSync(dirname(file), { recursive: true });
  return { address, file };
}

/** @param {string} key */
function before(key) {
  const { address, file } = reportPicture(key, 'before');
  copyFileSync(baselineOf(key), file);
  return address;
}

/**
 * Takes one picture and holds it beside its baseline.
 * @param {Awaited<ReturnType<typeof openStudio>>} studio
 * @param {Shot} shot
 * @param {boolean} update
 * @returns {Promise<Finding | undefined>} undefined when it is as before
 */
async function look(studio, shot, update) {
  const { key } = shot;
  const known = existsSync(baselineOf(key));
  let picture;
  try {
    picture = await studio.take(shot);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return { verdict: 'broken', key, shot, note, ...(known && { before: before(key) }) };
  }

  const baseline = known ? await readPicture(baselineOf(key)) : undefined;
  const difference = baseline && differenceOf(baseline, picture);
  if (baseline && !difference) return undefined;

  const after = reportPicture(key, 'after');
  await writePicture(after.file, picture);
  /** @type {Finding} */
  let finding = { verdict: 'new', key, shot, note: 'no baseline yet', after: after.address };
  if (baseline && difference) {
    const shown = reportPicture(key, 'difference');
    await writePicture(shown.file, difference.picture);
    const sizes = [baseline, picture].map(({ width, height }) => `${width} × ${height}`);
    finding = {
      ...finding,
      verdict: 'changed',
      note: [
        `${difference.pixels.toLocaleString('en-GB')} pixels differ`,
        ...(sizes[0] === sizes[1] ? [] : [`${sizes.join(' became ')}`]),
      ].join(', '),
      before: before(key),
      difference: shown.address,
    };
  }
  if (update) {
    mkdirSync(dirname(baselineOf(key)), { recursive: true });
    copyFileSync(after.file, baselineOf(key));
  }
  return finding;
}

/** Says how far it is, on one line where there is a terminal. */
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
 * @param {string[]} words that each wanted picture's name has
 * @param {boolean} update
 */
async function review(words, update) {
  const began = performance.now();
  const storybook = await serve(await buildStorybook());
  const browser = await openBrowser();
  try {
    const browserName = `Chromium ${browser.version()} on ${process.platform} ${process.arch}`;
    const { browser: baselineBrowser } = readManifest();
    /** @param {string} text */
    const wanted = (text) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
    if (update && words.length > 0 && baselineBrowser !== undefined && baselineBrowser !== browserName) {
      throw new StepError(
        `The baselines were taken by ${baselineBrowser}, this is ${browserName}: update them all, without words.`,
      );
    }

    const pages = Math.min(4, availableParallelism());
    const studios = await Promise.all(
      Array.from({ length: pages }, () => openStudio(browser, storybook.address)),
    );
    const every = shotsOf((await studios[0]?.stories()) ?? []);
    const shots = every.filter(({ key, title, name, mode }) => wanted(`${key} ${title} ${name} ${mode}`));
    if (shots.length === 0) throw new StepError(`No story is called ${words.join(' ')}.`);

    /** @type {Map<string, Finding>} */
    const found = new Map();
    const queue = shots.values();
    const tick = progress(shots.length);
    await Promise.all(
      studios.map(async (studio) => {
        for (const shot of queue) {
          const finding = await look(studio, shot, update);
          if (finding) found.set(shot.key, finding);
          tick();
        }
        await studio.close();
      }),
    );

    const keys = new Set(every.map(({ key }) => key));
    for (const key of storedKeys().filter((key) => !keys.has(key) && wanted(key))) {
      found.set(key, { verdict: 'gone', key, note: 'its story or mode is no more', before: before(key) });
      if (update) rmSync(baselineOf(key));
    }
    const findings = [...found.values()].sort((a, b) => a.key.localeCompare(b.key));
    if (update) {
      mkdirSync(baselines, { recursive: true });
      writeFileSync(manifestFile, `${JSON.stringify({ browser: browserName }, null, 2)}\n`);
    }
    return {
      findings,
      same: shots.filter(({ key }) => !found.has(key)).length,
      browser: browserName,
      baselineBrowser,
      duration: seconds(began),
    };
  } finally {
    await browser.close();
    storybook.close();
  }
}

await main(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: { update: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });

  const result = await review(positionals, values.update);
  const report = writeReport(reportFolder, result);
  const note = browserNoteOf(result);
  if (note) console.log(note);
  for (const { verdict, key, note: words } of result.findings)
    console.log(`${verdict.padEnd(8)} ${key}: ${words}`);
  if (values.update) {
    const bytes = storedKeys().reduce((sum, key) => sum + statSync(baselineOf(key)).size, 0);
    console.log(`Baselines: ${storedKeys().length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  }
  console.log(`Report: ${relative(root, report)}`);
  console.log(summaryOf(result));
  const failed = values.update
    ? result.findings.some(({ verdict }) => verdict === 'broken')
    : result.findings.length > 0;
  process.exitCode = failed ? 1 : 0;
});
