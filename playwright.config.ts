import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : '')));
    });
  });

// Playwright reads this file once more in every worker: what was chosen first is handed down through the environment.
process.env.E2E_PORT ??= await freePort();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'constellation-e2e-'));

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

const founding = '**/{admin,committee,content}.spec.ts';

/** End to end: the built app from the built server, with demo data of its own, in Chromium. `npm run test:e2e` builds first. */
export default defineConfig({
  testDir: 'app/e2e',
  outputDir: 'test-results',
  globalTeardown: './app/e2e/remove-data.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: 2,
  // Several builds may share the machine: a slow reply is not a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]] : 'list',
  use: {
    baseURL,
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'readers', testIgnore: founding },
    // These found and remove societies and users: what the others count must stand still while they count it.
    { name: 'founders', testMatch: founding, dependencies: ['readers'] },
  ],
  webServer: {
    command: 'node packages/societies-server/dist/main.js',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      // Many logins come from one address here.
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
