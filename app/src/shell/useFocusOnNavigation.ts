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

/** The first heading of a society's page, below the header with the society's name. */
const withinSociety = '[data-soc="SocietyLayout"] [data-part="page"] :is(h1, h2)';

/**
 * Moves the focus to the new page's heading after navigation, for keyboards and screen readers. While the page loads, the focus
 * is on its main element. The first page of a visit keeps the focus where it is, and so does a page of the same society, unless
 * the followed link went with the page before.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Synchronises the document's focus.
  useEffect(() => {
    if (shown.current === pathname) return;
    const within = placeOf(shown.current) === placeOf(pathname);
    shown.current = pathname;
    const main = document.querySelector('main');
    if (main === null || (within && document.activeElement !== document.body)) return;
    const wanted = within ? withinSociety : 'h1';
    const heading = main.querySelector<HTMLElement>(wanted);
    focus(heading ?? main);
    if (heading !== null) return;
    const waiting = new MutationObserver(() => {
      const late = main.querySelector<HTMLElement>(wanted);
      if (late === null) return;
      waiting.disconnect();
      // If the user has moved the focus meanwhile, it stays.
      if (document.activeElement === main || document.activeElement === document.body) focus(late);
    });
    waiting.observe(main, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);
}
