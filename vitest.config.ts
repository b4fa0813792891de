import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { withoutPictures } from './.storybook/pictures.ts';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';

/** Without Chromium, projects that need no browser still run. */
function browserIfThere() {
  try {
    return findBrowser();
  } catch {
    return undefined;
  }
}

const library = JSON.parse(readFileSync('packages/societies-ui/package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * Dependencies to bundle before the first story runs: one discovered later would reload the page in the middle of a test. In
 * Vite's notation `a > b` is package b as seen from package a.
 */
const libraryDependencies = [
  ...Object.keys(library.dependencies),
  '@hookform/resolvers/yup',
  'react-grid-layout/core',
  'date-fns/locale/de',
  'date-fns/locale/el',
].map((name) => `societies-ui > ${name}`);

const mails = JSON.parse(readFileSync('packages/societies-mails/package.json', 'utf8')) as typeof library;
const mailDependencies = Object.keys(mails.dependencies)
  .filter((name) => name.startsWith('@react-email/'))
  .map((name) => `societies-mails > ${name}`);

/** With FULL=true, which `npm test -- --full` sets, every test of the server runs on both engines. */
const full = process.env.FULL === 'true';

const serverTests = (...names: string[]) =>
  names.map((name) => `packages/societies-server/test/${name}.test.ts`);

/** Everything runs on PostgreSQL; on the embedded engine what depends on it, and the two that send every route once. */
const onEmbedded = serverTests(
  'authorization',
  'backup-texts',
  'disk-full',
  'durability',
  'election-secrecy',
  'fuzz',
  'import-killed',
  'imports',
  'malformed',
  'missing-parts',
  'notices-live',
  'operations*',
  'places',
  'push',
  'rush-killed',
  'sessions',
  'terms',
  'two-at-once',
  'upgrade',
);

const server = {
  environment: 'node',
  include: serverTests('*'),
  // Generous, because a busy machine answers late.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // At least two, because these tests mostly wait for disks, processes and timers.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // After the projects that have another number of workers.
  sequence: { groupOrder: 1 },
  // Loading the server's code anew for each file would cost a third of the time.
  isolate: false,
};

/** One project per layer: `vitest run --project contract`. `scripts/test.mjs` runs them all. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['packages/societies-contract/test/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'ui-unit',
          environment: 'node',
          isolate: false,
          include: ['packages/societies-ui/{src,test}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'ui-package',
          environment: 'node',
          include: ['packages/societies-ui/consumers/*.test.ts'],
          globalSetup: 'packages/societies-ui/consumers/build.ts',
          testTimeout: 60_000,
          // A server and a browser on a busy machine take a while to show a page.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'app-unit',
          environment: 'node',
          isolate: false,
          include: ['app/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Tests the build output: run `npm run build` first.
        test: {
          name: 'start',
          environment: 'node',
          include: ['scripts/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server-embedded',
          include: full ? server.include : onEmbedded,
          // Prepares the data that each test's server starts with.
          globalSetup: 'packages/societies-server/test/embedded.ts',
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          // Starts a PostgreSQL for the tests and passes its address on.
          globalSetup: 'packages/societies-server/test/postgres.ts',
        },
      },
      {
        // As hosts run it, and as Chromatic draws it: while developing, React remembers where each element was made, for half of the time.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        // The production build that still counts renders.
        resolve: { alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] },
        optimizeDeps: {
          include: [
            ...libraryDependencies,
            ...mailDependencies,
            'react-dom',
            'axe-core',
            'storybook/theming',
          ],
        },
        plugins: [
          withoutPictures,
          storybookTest({
            configDir: '.storybook',
            initialGlobals: { colorScheme: 'light', motion: 'reduced' },
          }),
        ],
        test: {
          name: 'stories',
          // Generous, because a busy machine draws late.
          testTimeout: 60_000,
          // At least two pages, because stories mostly wait.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 1 },
          // Loading the library anew for each file would cost more than the tests.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: browserIfThere(), args: browserFlags },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
