import { useEffect, useRef, type RefObject } from 'react';
import { onceLaidOut } from './onceLaidOut.ts';

/**
 * Scrolls a row sideways until its current item is in sight, in the middle where there is room. Only the row moves, never
 * the page.
 * @param current what tells one current item, or one width of the row, from another; a change of it scrolls again
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
