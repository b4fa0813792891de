import { browserFlags, findBrowser } from '../find-browser.mjs';

/** Starts Chromium so that it draws the same every time, and reaches no other machine. */
export const steadyBrowser = {
  executablePath: findBrowser(),
  args: [
    ...browserFlags,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--hide-scrollbars',
    // Native date and time fields use the browser's language, and every build of Chromium has English.
    '--lang=en-US',
  ],
  env: { ...process.env, LANGUAGE: 'en_US' },
};
