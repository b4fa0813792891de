import { useCallback, useRef, type ForwardedRef, type RefObject } from 'react';

/** One ref for the component itself and for its caller. */
export const useOwnRef = <T>(
  outer: ForwardedRef<T>,
): readonly [RefObject<T | null>, (element: T | null) => void] => {
  const own = useRef<T | null>(null);
  const both = useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof outer === 'function') outer(element);
      else if (outer) outer.current = element;
    },
    [outer],
  );
  return [own, both];
};
