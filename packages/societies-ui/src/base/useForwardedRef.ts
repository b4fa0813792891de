import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react';

/** A ref for the component's own use, forwarded to the caller's. */
export const useForwardedRef = <T>(outer: ForwardedRef<T>): RefObject<T | null> => {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(outer, () => own.current, []);
  return own;
};
