import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, screens, societyScreens, viewports } from './screens.ts';
import { edit } from './societies.ts';

/**
 * Every control that something fixed or sticky lies over, at every scroll position of the page. A bar that spans its column
 * may: what is under it comes out by scrolling on, which nothing has to be guessed for.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const stuck = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none' || !shown(element))
        return false;
      const column = position === 'fixed' ? document.documentElement : element.parentElement;
      return element.getBoundingClientRect().width < (column?.clientWidth ?? 0) * 0.95;
    });
    const controls = [
      ...document.body.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]'),
    ].filter(shown);
    const step = innerHeight / 3;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      for (const over of stuck) {
        const lid = over.getBoundingClientRect();
        for (const control of controls) {
          if (over.contains(control)) continue;
          const { left, right, top: above, bottom: below } = control.getBoundingClientRect();
          const x = [Math.max(left, lid.left), Math.min(right, lid.right)] as const;
          const y = [Math.max(above, lid.top), Math.min(below, lid.bottom)] as const;
          if (x[1] - x[0] < 1 || y[1] - y[0] < 1) continue;
          const hit = document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
          if (hit !== null && over.contains(hit))
            found.add(
              `${control.ariaLabel ?? control.textContent} under ${over.ariaLabel ?? over.textContent}`,
            );
        }
      }
    }
    return [...found];
  });

/** What is covered at each width. */
async function everywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    found.push(...(await covered(page)).map((what) => `${viewport.width} px: ${what}`));
  }
  return found;
}

for (const screen of screens) {
  test(`nothing lies over a control of ${screen.name}`, async ({ page }) => {
    await open(page, screen);
    expect(await everywhere(page)).toEqual([]);
  });
}

for (const screen of societyScreens) {
  test(`nothing lies over a control of ${screen.name} while it is edited`, async ({ page }) => {
    await open(page, screen);
    await edit(page);
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    expect(await everywhere(page)).toEqual([]);
  });
}

test('on a phone the bar at the foot holds home, the toggle, and what saves the layout', async ({ page }) => {
  await page.setViewportSize(viewports[0]);
  await open(page, societyScreens[0] as (typeof societyScreens)[number]);
  const bar = page.getByRole('group', { name: 'Society' });
  await expect(bar.getByRole('link', { name: 'My societies' })).toHaveAttribute('href', '/my-societies');
  await bar.getByRole('button', { name: 'Edit page' }).click();
  const save = bar.getByRole('button', { name: 'Save Layout Changes' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^More for Carousel/ }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(bar.getByText('not saved yet')).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });
  // At the end of the page the bar stands under the content.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('[data-part="widget"]').last();
  await expect
    .poll(async () => {
      const [lid, widget] = [await bar.boundingBox(), await last.boundingBox()];
      return (lid?.y ?? 0) - ((widget?.y ?? 0) + (widget?.height ?? 0));
    })
    .toBeGreaterThan(0);
});
