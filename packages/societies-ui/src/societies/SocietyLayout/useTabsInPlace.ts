import { useLayoutEffect, useRef } from 'react';

/** Milliseconds of a glide; `motion` of the theme, which stylesheets read. */
const glide = { duration: 200, easing: 'ease-out' } as const;

/**
 * Keeps the tabs of a society where they are in the window when another page is shown under them, whose header may be higher or
 * lower. See docs/decisions/0018-tabs-stay-in-place.md.
 * @param page which one is shown.
 * @returns for the element that holds the page, right under the tabs.
 */
export function useTabsInPlace(page: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  /** Where the page began in the document when it was last laid out. */
  const began = useRef(0);
  /** How far the window was scrolled before: one that shows a shorter page scrolls itself back as soon as it is asked. */
  const scrolled = useRef(0);

  // The header may change its height by itself, such as with the window.
  useLayoutEffect(() => {
    const around = content.current?.parentElement;
    if (!around) return undefined;
    const follow = () => (scrolled.current = scrollY);
    // It looks a first time by itself once the page is laid out: to ask here would lay the page out twice.
    const observer = new ResizeObserver(() => {
      const start = content.current?.getBoundingClientRect();
      if (start) began.current = start.top + scrollY;
      follow();
    });
    observer.observe(around);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
    };
  }, []);

  // Where the window is scrolled to is the browser's. Before it paints, so that nothing is seen to jump.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const start = content.current;
    if (start === null) return;
    const begins = start.getBoundingClientRect().top + scrollY;
    const wanted = scrolled.current + begins - began.current;
    began.current = begins;
    // A page that is still on its way may be too short to be scrolled so far.
    start.style.minBlockSize = `${Math.max(0, wanted + innerHeight - begins)}px`;
    scrollTo({ top: wanted, behavior: 'instant' });
    const margin = parseFloat(getComputedStyle(start).scrollMarginTop);
    if (start.getBoundingClientRect().top < margin) {
      // `scrollIntoView` would leave the room of the document's own scroll padding as well.
      scrollTo({ top: begins - margin, behavior: 'instant' });
      return;
    }
    const missing = scrollY - wanted;
    if (missing < 1 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const part of [start.previousElementSibling, start])
      part?.animate({ transform: [`translateY(${missing}px)`, 'none'] }, glide);
  }, [page]);

  return content;
}
