import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const society = /^\/societies\/[^/]+/;

/** Whether a path leads to a society or one of its tabs. */
export const isInSociety = (pathname: string) => society.test(pathname);

/** The society's page a path stands in, or the path itself. Tabs of one society count as one place. */
export const placeOf = (pathname: string) => society.exec(pathname)?.[0] ?? pathname;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Moves focus to the heading of a page that was just navigated to, so that a keyboard goes on from there and a screen
 * reader reads where it is. A page that still loads gets it as a whole until its heading is there. The first page of a
 * visit keeps the browser's own focus, and so does a tab of the same society.
 */
export function useFocusOnNavigation(): void {
  const place = placeOf(useLocation().pathname);
  const shown = useRef(place);
  // Focus lives in the document, outside React.
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
      // Whoever went on in the meantime is left where they are.
      if (document.activeElement === main || document.activeElement === document.body) focus(late);
    });
    waiting.observe(main, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [place]);
}
