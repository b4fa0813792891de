import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';

/**
 * End-to-end tests of the built app and server in Chromium; run `npm run build` first. Each worker has its own server with demo
 * data, so tests in parallel do not affect each other.
 */
export default defineConfig({
  testDir: 'app/e2e',
  outputDir: 'test-results',
  globalSetup: './app/e2e/template.ts',
  forbidOnly: Boolean(process.env.CI),
  // Tests of one file share their worker's server, so they run in sequence. Long files that only read opt in to parallel mode.
  fullyParallel: false,
  // One more than cores, because tests spend half their time waiting.
  workers: availableParallelism() + 1,
  // Generous, because several builds may share the machine.
  timeout: 120_000,
  // A retry tells failures from timeouts; `npm test` lists each test that needed one.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]] : 'list',
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // The animated sky would use more than half a core; tests of animations request `motion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of every test would take a third of the time. For the failed ones: `playwright test --last-failed --trace on`.
    screenshot: 'only-on-failure',
    // Requests of a service worker pass `page.route` by. Tests of what works without a network allow them.
    serviceWorkers: 'block',
    // Without notifications, about which people are asked once they have registered for an event; push.spec.ts has them.
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags, '--disable-notifications'] },
  },
});
