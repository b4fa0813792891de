import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Shot } from './stories.mjs';

/** The tallest picture in CSS pixels; nobody reviews a longer one. */
const tallest = 4_000;

const shots = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../.cache/visual/shots.json'), 'utf8'),
) as Shot[];

interface StoryPage {
  __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, listener: (event?: unknown) => void) => void };
  storyEnded?: Promise<string | undefined>;
}

/** Runs in the page before Storybook: keeps what went wrong until the story, with its `play`, has ended. */
function listenForTheEnd() {
  const page = globalThis as StoryPage;
  page.storyEnded = new Promise((resolve) => {
    let channel: StoryPage['__STORYBOOK_ADDONS_CHANNEL__'];
    Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (value: typeof channel) => {
        channel = value;
        let fault: string | undefined;
        const fail = (event: string, ends: boolean) =>
          channel?.on(event, (error) => {
            const { title, description, message } = error as Record<string, string | undefined>;
            fault ??= [title, description ?? message ?? event].join(' ').trim();
            if (ends) resolve(fault);
          });
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) fail(event, true);
        fail('playFunctionThrewException', false);
        channel?.on('storyFinished', () => resolve(fault));
      },
    });
  });
}

for (const { key, id, globals, viewport } of shots) {
  test(key, async ({ page, baseURL }) => {
    const abroad: string[] = [];
    page.on('requestfailed', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) abroad.push(request.url());
    });
    await page.setViewportSize(viewport);
    await page.addInitScript(listenForTheEnd);
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`);
    expect(await page.evaluate(() => (globalThis as StoryPage).storyEnded)).toBeUndefined();
    const { height, modal } = await page.evaluate(() => {
      // If `play` scrolled, a sticky bar would be drawn in the middle of the picture.
      window.scrollTo(0, 0);
      for (const image of document.images) image.loading = 'eager';
      return {
        height: document.documentElement.scrollHeight,
        modal: document.querySelector('dialog:modal') !== null,
      };
    });
    // A modal dialog dims the window, so that is taken.
    const whole = modal ? viewport.height : Math.min(Math.max(height, viewport.height), tallest);
    await expect(page).toHaveScreenshot(`${key}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport.width, height: whole },
    });
    expect(abroad, 'asks no other machine').toEqual([]);
  });
}
