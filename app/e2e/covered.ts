import type { Page } from 'playwright/test';

/**
 * Every control that something fixed or sticky lies over, at every scroll position of the page. A bar that spans its column
 * may: what is under it comes out by scrolling on, which nothing has to be guessed for.
 */
export const covered = (page: Page) =>
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
