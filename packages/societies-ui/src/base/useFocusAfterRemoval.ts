import {
  useEffect,
  useRef,
  type FocusEvent,
  type FocusEventHandler,
  type ForwardedRef,
  type RefObject,
} from 'react';
import { useForwardedRef } from './useForwardedRef.ts';

/** Whether a control can no longer have the focus. A disabled one keeps it until the next frame. */
const isGone = (control: HTMLElement) => !control.isConnected || control.matches(':disabled');

/**
 * Moves the focus when its element is removed or disabled: otherwise it would fall back to the document, and keyboard users
 * would have to start over.
 * @param heir returns the element to focus.
 * @returns a function to report the focused control, and the last one.
 */
export function useFocusAfterRemoval<Left extends { control: HTMLElement }>(
  heir: (left: Left) => HTMLElement | null | undefined,
): readonly [follow: (left: Left) => void, last: RefObject<Left | null>] {
  const last = useRef<Left>(null);
  // After every render, because the element may be removed before or after a confirming dialog closes.
  useEffect(() => {
    const left = last.current;
    if (!left || !isGone(left.control)) return;
    const { activeElement, body } = left.control.ownerDocument;
    if (![body, left.control].includes(activeElement as HTMLElement) && !left.control.matches(':focus'))
      return;
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
 * Moves the focus to a replacement when a part of an element is replaced, such as a table by a message that it is empty.
 * @param outer the host's ref, and `onFocus` the host's handler.
 * @param heir a selector of the element to focus, such as a heading, which is made focusable.
 * @returns the ref and handler for the element.
 */
export function useFocusInstead(
  outer: ForwardedRef<HTMLElement>,
  onFocus: FocusEventHandler<HTMLElement> | undefined,
  heir: string,
) {
  const ref = useForwardedRef(outer);
  const [follow] = useFocusAfterRemoval(() => {
    const next = ref.current?.querySelector<HTMLElement>(heir);
    if (next) next.tabIndex = -1;
    return next;
  });
  return {
    ref,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const control = event.target;
      // A dialog returns the focus to where it came from, which may be the removed element.
      if (!control.closest('dialog')) follow({ control });
      onFocus?.(event);
    },
  };
}
