import type { Page } from 'playwright/test';

/**
 * What is pressed, selected, current or checked and looks, in forced colours, as if it were not: each state is taken away for a
 * moment, and what the browser would draw is compared.
 */
export const chosenByColourAlone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const states = ['aria-pressed', 'aria-selected', 'aria-current', 'aria-checked'];
    const parts = ['', '::before', '::after'];
    const looks = [
      ...['display', 'visibility', 'opacity', 'transform', 'backgroundColor', 'color', 'fill'],
      ...['outlineStyle', 'outlineWidth', 'outlineColor', 'textDecorationLine'],
      ...['borderInlineStartWidth', 'borderBlockEndWidth', 'borderBlockEndColor', 'borderBlockEndStyle'],
    ] as const satisfies (keyof CSSStyleDeclaration)[];
    const lookOf = (root: Element) =>
      [root, ...[...root.querySelectorAll('*')].slice(0, 30)]
        .flatMap((element) => parts.map((part) => getComputedStyle(element, part)))
        .map((style) => looks.map((look) => style[look]).join())
        .join(';');
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const faults: string[] = [];
    const compare = (element: Element, around: Element, off: () => void, on: () => void) => {
      if (!isShown(around)) return;
      const chosen = lookOf(around);
      off();
      if (lookOf(around) === chosen) faults.push(element.outerHTML.slice(0, 160));
      on();
    };
    for (const state of states) {
      for (const element of document.querySelectorAll(`[${state}]:not([${state}='false'])`)) {
        const value = element.getAttribute(state) ?? '';
        compare(
          element,
          element.closest('li, td') ?? element,
          () => element.removeAttribute(state),
          () => element.setAttribute(state, value),
        );
      }
    }
    // What the browser draws itself shows its state in any colours.
    const isDrawn = (input: HTMLInputElement) =>
      getComputedStyle(input).appearance !== 'none' &&
      getComputedStyle(input).opacity !== '0' &&
      input.offsetWidth > 8;
    for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
      if (isDrawn(input)) continue;
      const around = input.closest('label') ?? input.parentElement ?? input;
      compare(
        input,
        around,
        () => (input.checked = false),
        () => (input.checked = true),
      );
    }
    return faults;
  });
