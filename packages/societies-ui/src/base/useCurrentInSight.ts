import { useEffect, useRef, type RefObject } from 'react';

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
    const item = row.current?.querySelector('[aria-current]');
    if (!row.current || !item) return;
    const frame = row.current.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    row.current.scrollBy({
      left: box.left + box.width / 2 - (frame.left + frame.width / 2),
      behavior: 'instant',
    });
  }, [current]);
  return row;
};
