import type { Page } from 'playwright/test';
import { demo, expect, signIn, test } from './fixtures.ts';
import { screens, societyScreens, viewports } from './screens.ts';
import { edit } from './societies.ts';

/** The least a finger needs. Source: look-and-feel, "Layout". What is drawn may be smaller. */
const least = 44;

test.use({ hasTouch: true, isMobile: true, viewport: viewports[0] });

/**
 * Every control whose hit area is less than 44 px high or wide. The area is measured as a finger finds it: by asking what lies
 * at points further and further from the middle of the control, so rooms that overlap count once. Links within a sentence are as
 * high as their line, which WCAG 2.5.8 allows.
 */
const tooSmall = (page: Page) =>
  page.evaluate((needed) => {
    const inSentence = (control: Element) =>
      control.matches('p a, p button') && getComputedStyle(control).display.startsWith('inline');
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const controls = [
      ...document.body.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not([type="hidden"]):not(:disabled), select, textarea, summary, [role="button"]',
      ),
    ]
      // A box or a file is chosen by its label.
      .map((control) =>
        control instanceof HTMLInputElement && !shown(control) ? control.labels?.[0] : control,
      )
      .filter(
        (control): control is HTMLElement =>
          control !== undefined && shown(control) && !control.closest('[inert]'),
      );
    const found: string[] = [];
    for (const control of controls) {
      if (inSentence(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        const label = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        return hit !== null && [control, ...label].some((each) => each === hit || each.contains(hit));
      };
      // Under something else, such as its own veil: another test looks after that.
      if (!hits(0, 0)) continue;
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < needed && hits(dx * (far + 1), dy * (far + 1))) far += 1;
        return far;
      };
      const [across, down] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      // Half a pixel at either end belongs to nobody.
      if (across < needed - 1 || down < needed - 1)
        found.push(`${control.ariaLabel ?? control.textContent} <${control.localName}> ${across} × ${down}`);
    }
    return [...new Set(found)];
  }, least);

// They only look: none changes what another sees.
test.describe.configure({ mode: 'parallel' });

const accounts = [...new Set(screens.map(({ as }) => as))];

for (const as of accounts) {
  test(`a finger finds every control that ${as ?? 'a visitor'} sees`, async ({ page }) => {
    test.slow();
    if (as !== null) await signIn(page, demo[as]);
    for (const screen of screens.filter((each) => each.as === as)) {
      await page.goto(screen.path);
      await screen.ready(page);
      expect.soft(await tooSmall(page), screen.name).toEqual([]);
      if (!societyScreens.includes(screen)) continue;
      await edit(page);
      await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
      expect.soft(await tooSmall(page), `${screen.name} while it is edited`).toEqual([]);
    }
  });
}
