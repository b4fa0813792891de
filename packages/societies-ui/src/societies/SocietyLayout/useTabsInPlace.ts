import { useLayoutEffect, useRef } from 'react';

/** The animation, equal to the theme's `motion`. */
const glide = { duration: 200, easing: 'ease-out' } as const;

/**
 * Keeps a society's tabs at their position in the window when the page below changes and its header has another height. See
 * docs/decisions/0018-tabs-stay-in-place.md.
 * @param page identifies the current page.
 * @returns a ref for the page's element, right below the tabs.
 */
export function useTabsInPlace(page: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  /** Where the page started in the document at the last layout; null before the first, when nothing was seen yet. */
  const began = useRef<number | null>(null);
  /** The previous scroll position, because reading it after the change may already be clamped to a shorter page. */
  const scrolled = useRef(0);

  // Synchronises with the header's height, which also changes with the window.
  useLayoutEffect(() => {
    const around = content.current?.parentElement;
    if (!around) return undefined;
    const follow = () => (scrolled.current = scrollY);
    // The observer fires once after layout; measuring here would force a second one.
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

  // Synchronises the window's scroll position, before painting so that nothing jumps.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const start = content.current;
    if (start === null || began.current === null) return;
    const begins = start.getBoundingClientRect().top + scrollY;
    const wanted = scrolled.current + begins - began.current;
    began.current = begins;
    // Extends a page that is still loading and too short to scroll that far.
    start.style.minBlockSize = `${Math.max(0, wanted + innerHeight - begins)}px`;
    scrollTo({ top: wanted, behavior: 'instant' });
    const margin = parseFloat(getComputedStyle(start).scrollMarginTop);
    if (start.getBoundingClientRect().top < margin) {
      // `scrollIntoView` would also apply the document's scroll padding.
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
