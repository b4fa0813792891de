/** Takes screenshots of the built Storybook in Chromium, without animations and without network access. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import sharp from 'sharp';
import sirv from 'sirv';
import { browserFlags, findBrowser } from '../find-browser.mjs';

/** @typedef {import('./stories.mjs').Shot} Shot */
/** @typedef {import('./stories.mjs').PreparedStory} PreparedStory */
/** @typedef {import('./compare.mjs').Picture} Picture */

/** Pixels of background kept around a story. */
const margin = 16;
/** Milliseconds after which a story counts as hanging. */
const timeout = 30_000;
/** Maximum height of a picture in CSS pixels; nobody reviews a longer one. */
const tallest = 4_000;

/**
 * Serves a folder on localhost only.
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(folder) {
  const files = sirv(folder, { etag: true, maxAge: 3600 });
  const server = createServer((request, response) => files(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('The server of Storybook has no port.');
  return {
    address: `http://127.0.0.1:${place.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts Chromium with deterministic rendering and no network access. */
export function openBrowser() {
  return chromium.launch({
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
  });
}

/** Runs in the page before Storybook: records the story's result as Storybook reports it. */
function listenForTheEnd() {
  const page = /** @type {any} */ (globalThis);
  page.storyEnded = new Promise((resolve) => {
    let channel = /** @type {any} */ (undefined);
    Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (value) => {
        channel = value;
        /** @type {string | undefined} */
        let fault;
        for (const event of [
          'storyErrored',
          'storyThrewException',
          'storyMissing',
          'playFunctionThrewException',
        ]) {
          channel.on(event, (/** @type {any} */ error) => {
            fault ??= `${error?.title ?? ''} ${error?.description ?? error?.message ?? event}`.trim();
            if (event !== 'playFunctionThrewException') resolve(fault);
          });
        }
        channel.on('storyFinished', () => resolve(fault));
      },
    });
  });
}

/** Runs in the page after the story: waits for fonts, pictures and two frames. Returns the size of the content. */
async function settle() {
  // If `play` scrolled, a sticky bar would be drawn in the middle of the picture.
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      // Stories of broken images show one that cannot be decoded.
      return image.decode().catch(() => undefined);
    }),
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return {
    height: Math.max(document.documentElement.scrollHeight, innerHeight),
    // A modal dialog dims the whole window, so the whole window is taken.
    whole: document.querySelector('dialog:modal') !== null,
  };
}

/**
 * Crops empty background on the right and at the bottom. The upper left corner stays, so that shifted content shows as a
 * difference.
 * @param {Picture} picture
 * @returns {Picture}
 */
export function cropped({ data, width, height }) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const ground = pixels[pixels.length - 1];
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let x = width - 1;
    while (x >= 0 && pixels[row + x] === ground) x--;
    if (x >= 0) bottom = y + 1;
    if (x + 1 > right) right = x + 1;
  }
  const newWidth = Math.min(width, right + margin);
  const newHeight = Math.min(height, bottom + margin);
  const kept = new Uint32Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y++) {
    kept.set(pixels.subarray(y * width, y * width + newWidth), y * newWidth);
  }
  return { data: Buffer.from(kept.buffer), width: newWidth, height: newHeight };
}

/**
 * A page that takes one picture after another.
 * @param {import('playwright').Browser} browser
 * @param {string} address of Storybook
 */
export async function openStudio(browser, address) {
  const context = await browser.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    deviceScaleFactor: 1,
  });
  await context.addInitScript(listenForTheEnd);
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  /** @type {Set<string>} */
  const asked = new Set();
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(address)) asked.add(request.url());
  });

  return {
    /**
     * Every story with its parameters merged with those of its component and the project.
     * @returns {Promise<PreparedStory[]>}
     */
    stories: async () => {
      await page.goto('/iframe.html');
      await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
      return page.evaluate(async () => {
        const stories = await /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.extract();
        return Object.values(stories).map(({ id, title, name, tags, storyGlobals, parameters }) => ({
          id,
          title,
          name,
          tags,
          storyGlobals,
          parameters: { chromatic: parameters.chromatic, viewport: parameters.viewport },
        }));
      });
    },

    /**
     * @param {Shot} shot
     * @returns {Promise<Picture>}
     * @throws {Error} when the story cannot be drawn, its `play` fails, or it asks another machine for something
     */
    take: async ({ id, globals, viewport }) => {
      asked.clear();
      await page.setViewportSize(viewport);
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`, {
        waitUntil: 'commit',
      });
      await page.waitForFunction('globalThis.storyEnded !== undefined');
      /** @type {string | undefined} */
      const fault = await Promise.race([
        page.evaluate(() => /** @type {any} */ (globalThis).storyEnded),
        new Promise((_, reject) => {
          setTimeout(() => reject(new Error(`not finished after ${timeout / 1000} s`)), timeout).unref();
        }),
      ]);
      if (fault) throw new Error(fault);
      const { height, whole } = await page.evaluate(settle);
      const image = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        fullPage: true,
        clip: {
          x: 0,
          y: 0,
          width: viewport.width,
          height: Math.min(whole ? viewport.height : height, tallest),
        },
      });
      if (asked.size > 0) throw new Error(`asks the network for ${[...asked].join(', ')}`);
      const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const picture = { data, width: info.width, height: info.height };
      return whole ? picture : cropped(picture);
    },

    close: () => context.close(),
  };
}
