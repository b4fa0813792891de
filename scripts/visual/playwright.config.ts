import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { steadyBrowser } from './browser.mjs';

const cache = join(import.meta.dirname, '../../.cache/visual');

/** Of `pnpm test:visual`, which says in `VISUAL_STORYBOOK` where the Storybook is, and lists the pictures in `shots.json`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(cache, 'pictures/{arg}{ext}'),
  fullyParallel: true,
  workers: availableParallelism(),
  reporter: [
    ['line'],
    ['html', { outputFolder: join(cache, 'report'), open: 'never', title: 'Visual review' }],
  ],
  // Every pixel counts: the same Chromium draws both.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
  use: {
    baseURL: process.env['VISUAL_STORYBOOK'],
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: steadyBrowser,
  },
});
