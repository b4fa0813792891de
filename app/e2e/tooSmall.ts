import type { Page } from 'playwright/test';

/** The least a finger needs. Source: look-and-feel, "Layout". What is drawn may be smaller. */
const least = 44;

/**
 * From here on the page is on a phone whose pointer is a finger, at the size that it has. Call after the size was set.
 * @returns what ends it
 */
export async function touch(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // What is laid out for fingers follows the pointer.
  await page.waitForFunction(() => matchMedia('(pointer: coarse) and (hover: none)').matches);
  return () => devtools.detach();
}

/**
 * Every control whose hit area is less than 44 px high or wide. The area is measured as a finger finds it: by asking what lies
 * at points further and further from the middle of the control, so rooms that overlap count once. Links within a sentence are as
 * high as their line, which WCAG 2.5.8 allows.
 */
export const tooSmall = (page: Page) =>
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
      // A box or a file is chosen by a label of its, such as the zone that files are dropped on.
      .map((control) =>
        control instanceof HTMLInputElement && !shown(control)
          ? [...(control.labels ?? [])].toSorted((one, other) => other.offsetHeight - one.offsetHeight)[0]
          : control,
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
      const hittable = [
        control,
        ...(control instanceof HTMLInputElement && control.labels ? control.labels : []),
      ];
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && hittable.some((each) => each.contains(hit));
      };
      // Under something else, such as its own veil: another test looks after that.
      if (!hits(0, 0)) continue;
      // Half a pixel at either end belongs to nobody.
      const enough = needed - 1;
      /**
       * How far the control is found one way and the other, as far as it matters. Each point asked is a search through the page:
       * strides first, then single pixels of the stride that led out.
       */
      const extent = (dx: number, dy: number) => {
        let length = 1;
        for (const way of [-1, 1]) {
          let far = 0;
          for (const stride of [8, 1])
            while (length + far < enough && hits(way * dx * (far + stride), way * dy * (far + stride)))
              far += stride;
          length += far;
        }
        return length;
      };
      const [across, down] = [extent(1, 0), extent(0, 1)];
      if (across < enough || down < enough)
        found.push(`${control.ariaLabel ?? control.textContent} <${control.localName}> ${across} × ${down}`);
    }
    return [...new Set(found)];
  }, least);
