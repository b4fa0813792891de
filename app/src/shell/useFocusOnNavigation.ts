import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The society's page a path stands in, or the path itself. Tabs of one society count as one place. */
export const placeOf = (pathname: string) => /^\/societies\/[^/]+/.exec(pathname)?.[0] ?? pathname;

/**
 * Moves focus to the heading of a page that was just navigated to, so that a keyboard goes on from there and a screen
 * reader reads where it is. The first page of a visit keeps the browser's own focus, and so does a tab of the same society.
 */
export function useFocusOnNavigation(): void {
  const place = placeOf(useLocation().pathname);
  const shown = useRef(place);
  // Focus lives in the document, outside React.
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [place]);
}
