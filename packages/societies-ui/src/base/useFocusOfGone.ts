import {
  useEffect,
  useRef,
  type FocusEvent,
  type FocusEventHandler,
  type ForwardedRef,
  type RefObject,
} from 'react';
import { useForwardedRef } from './useForwardedRef.ts';

/** Whether something can have the focus no more. A disabled control keeps it until the next frame. */
const isGone = (control: HTMLElement) => !control.isConnected || control.matches(':disabled');

/**
 * Hands the focus on when what had it is gone: the browser gives it to nothing, and whoever goes by keys begins the page anew.
 * @param heir takes it.
 * @returns what is told of what has the focus, and what had it last.
 */
export function useFocusOfGone<Left extends { control: HTMLElement }>(
  heir: (left: Left) => HTMLElement | null | undefined,
): readonly [follow: (left: Left) => void, last: RefObject<Left | null>] {
  const last = useRef<Left>(null);
  // After every change: what had it may go before the dialog closes that asked about it, or after.
  useEffect(() => {
    const left = last.current;
    if (!left || !isGone(left.control)) return;
    if (![document.body, left.control].includes(document.activeElement as HTMLElement)) return;
    last.current = null;
    heir(left)?.focus({ preventScroll: true });
  });
  return [
    (left) => {
      last.current = left;
    },
    last,
  ];
}

/**
 * For an element in which something takes the place of something else, such as a word that there are no rows left of a table.
 * @param outer the element's ref, and `onFocus` its handler, as its host hands them over.
 * @param heir selects what takes the focus of what is gone; a heading or a sentence will do, and is made to take it.
 * @returns the two for the element.
 */
export function useFocusInstead(
  outer: ForwardedRef<HTMLElement>,
  onFocus: FocusEventHandler<HTMLElement> | undefined,
  heir: string,
) {
  const ref = useForwardedRef(outer);
  const [follow] = useFocusOfGone(() => {
    const next = ref.current?.querySelector<HTMLElement>(heir);
    if (next) next.tabIndex = -1;
    return next;
  });
  return {
    ref,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const control = event.target;
      // A dialog gives the focus back to where it came from, which is what may be gone by then.
      if (!control.closest('dialog')) follow({ control });
      onFocus?.(event);
    },
  };
}
