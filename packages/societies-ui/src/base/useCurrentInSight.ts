import { useEffect, useRef, type RefObject } from 'react';
import { onceLaidOut } from './onceLaidOut.ts';

/**
 * Scrolls a row sideways to its current item, centred if possible, without scrolling the page.
 * @param current changes with the current item or the row's width; a change scrolls again
 */
export const useCurrentInSight = <T extends HTMLElement>(
  current: string | undefined,
): RefObject<T | null> => {
  const row = useRef<T>(null);
  useEffect(() => {
    const within = row.current;
    const item = within?.querySelector('[aria-current]');
    if (!within || !item) return undefined;
    return onceLaidOut(within, () => {
      const frame = within.getBoundingClientRect();
      const box = item.getBoundingClientRect();
      within.scrollBy({
        left: box.left + box.width / 2 - (frame.left + frame.width / 2),
        behavior: 'instant',
      });
    });
  }, [current]);
  return row;
};
