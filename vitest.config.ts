import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';

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
        test: { name: 'app-unit', environment: 'node', include: ['app/src/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserFlags },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
