import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';

/** Layers without a browser run on a machine that has none. */
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
 * What the library imports, bundled before the first story runs: a dependency found later reloads the page under the tests.
 * `a > b` is how Vite finds a package that only another package can see.
 */
const libraryDependencies = [
  ...Object.keys(library.dependencies).filter((name) => !name.startsWith('@fontsource')),
  '@hookform/resolvers/yup',
  'react-grid-layout/core',
  'date-fns/locale/de',
  'date-fns/locale/el',
].map((name) => `societies-ui > ${name}`);

const mails = JSON.parse(readFileSync('packages/societies-mails/package.json', 'utf8')) as typeof library;
const mailDependencies = Object.keys(mails.dependencies)
  .filter((name) => name.startsWith('@react-email/'))
  .map((name) => `societies-mails > ${name}`);

/** Files that never come as far as a table: one engine shows all that there is to see. */
const withoutTables = [
  'app-files',
  'contract-docs',
  'security-rows',
  'settings',
  'slow-clients',
  'storage-content',
  'storage-hosted',
  'wrong-settings',
].map((name) => `packages/societies-server/test/${name}.test.ts`);

/** The same suite on both engines. */
const server = {
  environment: 'node',
  include: ['packages/societies-server/test/**/*.test.ts'],
  // A machine that is busy answers late: what is wrong fails by what it says, not by the clock.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Also on two cores: these tests mostly wait for disks, processes and clocks.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // The server's code is loaded once a worker: to load it anew for each file costs a third of the time.
  isolate: false,
};

/** One project a layer: `vitest run --project contract`. `scripts/test.mjs` runs them all. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/societies-contract/test/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'ui-unit',
          environment: 'node',
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
          // Pages of a server and a browser on a machine that is busy.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: { name: 'app-unit', environment: 'node', include: ['app/src/**/*.test.{ts,tsx}'] },
      },
      {
        // Of what is built: `npm run build` comes first.
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
          // Makes what each test's server begins as.
          globalSetup: 'packages/societies-server/test/embedded.ts',
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          exclude: withoutTables,
          // Starts a PostgreSQL of the tests' own and hands its address to the harness.
          globalSetup: 'packages/societies-server/test/postgres.ts',
        },
      },
      {
        optimizeDeps: { include: [...libraryDependencies, ...mailDependencies, 'react-dom', 'axe-core'] },
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { motion: 'reduced' } })],
        test: {
          name: 'stories',
          // A machine that is busy draws late: what is wrong fails by what it shows, not by the clock.
          testTimeout: 60_000,
          // Two pages at once also on two cores: a story waits for what it shows.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // One page for all files of a worker: to load the library anew for each costs more than the tests.
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
