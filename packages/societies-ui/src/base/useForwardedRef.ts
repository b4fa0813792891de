import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react';

/** A ref of the component's own that its caller sees as well. */
export const useForwardedRef = <T>(outer: ForwardedRef<T>): RefObject<T | null> => {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(outer, () => own.current, []);
  return own;
};
