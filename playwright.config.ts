import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';

/**
 * End to end: the built app from the built server, in Chromium. `npm run build` comes first. Every worker has a server with demo
 * data of its own, so no test sees what a test beside it founds or removes.
 */
export default defineConfig({
  testDir: 'app/e2e',
  outputDir: 'test-results',
  globalSetup: './app/e2e/template.ts',
  forbidOnly: Boolean(process.env.CI),
  // By file: tests of one file share what their worker's server holds. The long files, which only look, say otherwise.
  fullyParallel: false,
  // One more than there are cores: a test waits for slow replies and quiet networks as long as it computes.
  workers: availableParallelism() + 1,
  // Several builds may share the machine: a slow reply is not a failure.
  timeout: 120_000,
  // A second try tells what is broken from what was late; `npm test` names each test that needed one.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]] : 'list',
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // A sky that twinkles is painted without end, at more than half of a core; tests of what moves ask for `motion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would take a third of the time: `playwright test --last-failed --trace on` makes one of what failed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
});
