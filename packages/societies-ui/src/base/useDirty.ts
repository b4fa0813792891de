import { useEffect, useRef } from 'react';

/** Reports unsaved changes to the host; none are left after unmounting. */
export const useDirty = (dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void => {
  const tell = useRef(onDirtyChange);
  // Keeps the latest callback without notifying it again.
  useEffect(() => {
    tell.current = onDirtyChange;
  });
  // Notifies the host after rendering, because a render may be discarded.
  useEffect(() => {
    if (!dirty) return undefined;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [dirty]);
};
