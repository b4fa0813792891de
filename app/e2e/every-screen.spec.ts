import type { Page } from 'playwright/test';
import {
  demo,
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  layoutShift,
  signIn,
  test as base,
  visit,
} from './fixtures.ts';
import { chosenByColourAlone } from './chosen.ts';
import { covered } from './covered.ts';
import { firstScreens, screens, societyScreens, viewports, type Screen } from './screens.ts';
import { edit } from './societies.ts';
import { tooSmall, touch } from './tooSmall.ts';

/** What a page may move while it loads. Google calls 0.1 good; here nothing that is read moves. */
const bar = 0.02;

type Viewer = Screen['as'];

/**
 * Every page is opened in the tab that its viewer has had since their first one, as people do: a new one for each would sign in,
 * and load and compile the app, anew.
 */
const test = base.extend<{ viewer: Viewer }, { tabs: Map<Viewer, Page> }>({
  viewer: [null, { option: true }],
  tabs: [
    async ({}, use) => {
      const kept = new Map<Viewer, Page>();
      await use(kept);
      await Promise.all([...kept.values()].map((tab) => tab.context().close()));
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, tabs, viewer }, use) => {
    let tab = tabs.get(viewer);
    if (tab === undefined) {
      tab = await (await browser.newContext()).newPage();
      if (viewer !== null) await signIn(tab, demo[viewer]);
      await slowReplies(tab);
      await stopStars(tab);
      tabs.set(viewer, tab);
    }
    // As the first test finds it, however the one before has left it.
    await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await use(tab);
  },
});

// They only look: none changes what another sees.
test.describe.configure({ mode: 'parallel' });

/** What lies over controls at each width. */
async function coveredEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    found.push(...(await covered(page)).map((what) => `${viewport.width} px: ${what}`));
  }
  return found;
}

/**
 * Lets the page's calls be answered one after the other, the first call first on one visit and last on another. In the page
 * itself: with `page.route` the browser keeps nothing of a visit for the next, and all but the first load every file anew.
 */
const slowReplies = (page: Page) =>
  page.addInitScript(() => {
    const visit = Number(sessionStorage.getItem('visit') ?? 0);
    sessionStorage.setItem('visit', String(visit + 1));
    // The two visits of a screen differ, and so do those of the next screen at the same width.
    const latestFirst = (visit + Math.floor(visit / 2)) % 2 === 1;
    const call = window.fetch;
    let calls = 0;
    window.fetch = async (...request) => {
      const place = calls++ % 5;
      // Far enough apart for a frame between two of them, and all within what `visit` takes for a pause.
      await new Promise((resolve) => setTimeout(resolve, 20 + 40 * (latestFirst ? 4 - place : place)));
      return call(...request);
    };
  });

/** Stars that twinkle move nothing, and cost half a core. */
const stopStars = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-part="dust"] { animation: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** How many pixels of the first such thing are hidden among the uppermost that tell what it is; a bar at the foot hides too. */
const firstHidden = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const bar = document.querySelector('[data-soc="BottomNavigation"]');
      const foot = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, top + 40) - foot) + Math.max(0, -top);
    });

/** Stands in the header and tabs of a society: the door, a poster and a ballot have a screen of their own. */
const inSociety = ({ path }: Screen) =>
  path.startsWith('/societies/') && !['/door', '/poster', '/vote'].some((end) => path.endsWith(end));

/** Where the content of a society's page begins: what is seen first under the tabs. */
const contentTop = async (page: Page) => {
  const content = page.locator('[data-soc="SocietyLayout"] [data-part="page"]');
  const first = content.locator(
    ':is(h2, p, a, button, [data-part="widget"]):not([data-soc="VisuallyHidden"] *)',
  );
  return (await first.first().boundingBox())?.y;
};

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ viewer: screen.as });
    test('keeps still, is accessible in light and dark, fits every width, begins in the first screen, covers no control and suits fingers', async ({
      page,
    }) => {
      // Visits and readings by axe stand in one test, so that a page is loaded for all of them together.
      test.slow();
      await test.step('keeps still while slow replies come in one after the other', async () => {
        const shifts: string[] = [];
        for (const viewport of [viewports[0], viewports[2]]) {
          await page.setViewportSize(viewport);
          await visit(page, screen.path, screen.ready);
          const shift = await layoutShift(page);
          if (shift >= bar) shifts.push(`${viewport.width} px: ${shift.toFixed(3)}`);
        }
        expect.soft(shifts).toEqual([]);
      });

      await test.step('is accessible in light and dark', async () => {
        await expectAccessibleInBothSchemes(page);
      });

      await test.step('shows what is chosen also where colours are forced', async () => {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        expect.soft(await chosenByColourAlone(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      });

      await test.step('fits the narrowest width', async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);
      });

      await test.step('shows the first of what it is for without scrolling, fits and covers no control', async () => {
        await expect(page.locator(screen.first).first()).toBeVisible();
        for (const viewport of firstScreens) {
          await page.setViewportSize(viewport);
          await expectNoSidewaysScroll(page);
          await page.evaluate(() => scrollTo(0, 0));
          expect.soft(await firstHidden(page, screen.first), `${viewport.width} px`).toBe(0);
          if (viewport.width <= 400 && inSociety(screen)) {
            await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
            expect.soft(await contentTop(page)).toBeLessThanOrEqual(260);
          }
          expect.soft(await covered(page), `${viewport.width} px`).toEqual([]);
        }
      });

      if (societyScreens.includes(screen)) {
        await test.step('covers no control while it is edited', async () => {
          await edit(page);
          await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
          expect.soft(await coveredEverywhere(page)).toEqual([]);
        });
      }

      await test.step('lets a finger find every control on a phone', async () => {
        await page.setViewportSize(viewports[0]);
        const noMore = await touch(page);
        if (societyScreens.includes(screen)) {
          expect.soft(await tooSmall(page), 'while it is edited').toEqual([]);
          await page.getByRole('button', { name: 'Done' }).click();
          await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
        }
        expect.soft(await tooSmall(page)).toEqual([]);
        await noMore();
      });
    });
  });
}

test.describe('the bar at the foot of a phone', () => {
  test.use({ viewer: 'president' });
  test('has home, the edit toggle, and the save button until the layout is saved', async ({ page }) => {
    await page.setViewportSize(viewports[0]);
    await page.goto('/societies/1');
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    await expect(bar.getByRole('link', { name: 'My societies' })).toHaveAttribute('href', '/my-societies');
    await bar.getByRole('button', { name: 'Edit page' }).click();
    const save = bar.getByRole('button', { name: 'Save Layout Changes' });
    await expect(save).toBeInViewport({ ratio: 1 });
    const move = async (way: string) => {
      await page.getByRole('button', { name: /^More for Carousel/ }).click();
      await page.getByRole('menuitem', { name: way }).click();
      await expect(bar.getByText('not saved yet')).toBeInViewport({ ratio: 1 });
      await expect(save).toBeInViewport({ ratio: 1 });
    };
    await move('Move up');
    // At the end of the page the bar stands under the content.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.locator('[data-part="widget"]').last();
    await expect
      .poll(async () => {
        const [lid, widget] = [await bar.boundingBox(), await last.boundingBox()];
        return (lid?.y ?? 0) - ((widget?.y ?? 0) + (widget?.height ?? 0));
      })
      .toBeGreaterThan(0);
    const saved = async () => {
      await save.click();
      await expect(bar.getByRole('button', { name: 'Edit page' })).toBeVisible();
      await expect(bar.getByText('not saved yet')).toHaveCount(0);
      await expect(save).toHaveCount(0);
    };
    await saved();
    // As the other tests of this file find it.
    await bar.getByRole('button', { name: 'Edit page' }).click();
    await expect(bar.getByText('not saved yet')).toHaveCount(0);
    await move('Move down');
    await saved();
  });

  for (const address of ['/whats-on', '/societies/1/events/1'])
    test(`hides no control of ${address} that the keyboard leads to`, async ({ page }) => {
      await page.setViewportSize(viewports[0]);
      await page.goto(address);
      const bar = page.getByRole('navigation', { name: 'Main pages' });
      await expect(page.getByRole('button', { name: 'Register' }).first()).toBeAttached();
      const hidden: string[] = [];
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press('Tab');
        const found = await bar.evaluate((lid) => {
          const { activeElement } = document;
          if (!activeElement || lid.contains(activeElement)) return null;
          const { bottom } = activeElement.getBoundingClientRect();
          return bottom > lid.getBoundingClientRect().top + 1 ? activeElement.textContent : null;
        });
        if (found !== null) hidden.push(found);
      }
      expect(hidden).toEqual([]);
    });
});
