import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const society = /^\/societies\/[^/]+/;

/** Whether a path leads to a society or one of its tabs. */
export const isInSociety = (pathname: string) => society.test(pathname);

/** The society's path for its tabs, which count as one place; otherwise the path itself. */
export const placeOf = (pathname: string) => society.exec(pathname)?.[0] ?? pathname;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the new page's heading after navigation, for keyboards and screen readers. While the page loads, the focus
 * is on its main element. The first page of a visit and tabs of the same society keep the focus where it is.
 */
export function useFocusOnNavigation(): void {
  const place = placeOf(useLocation().pathname);
  const shown = useRef(place);
  // Synchronises the document's focus.
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const main = document.querySelector('main');
    if (main === null) return;
    const heading = main.querySelector('h1');
    focus(heading ?? main);
    if (heading !== null) return;
    const waiting = new MutationObserver(() => {
      const late = main.querySelector('h1');
      if (late === null) return;
      waiting.disconnect();
      // If the user has moved the focus meanwhile, it stays.
      if (document.activeElement === main || document.activeElement === document.body) focus(late);
    });
    waiting.observe(main, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [place]);
}
