import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/** Whether a media query matches; false on a server. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    onServer,
  );
