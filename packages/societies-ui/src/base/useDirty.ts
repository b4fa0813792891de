import { useEffect, useRef } from 'react';

/** Tells the host whether something is written that is not saved. What is taken off the page has nothing unsaved any more. */
export const useDirty = (dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void => {
  const tell = useRef(onDirtyChange);
  // The host may pass another function each time; only the answer itself is news.
  useEffect(() => {
    tell.current = onDirtyChange;
  });
  // The host is outside: it hears of what has been drawn, not of what may be drawn.
  useEffect(() => {
    if (!dirty) return undefined;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [dirty]);
};
