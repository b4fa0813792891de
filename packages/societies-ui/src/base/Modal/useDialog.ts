import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { LayersContext } from './layers.ts';

/** React warns about layout effects on a server, where there is no dialog to open. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Plays the exit animation of a dialog that React has already removed: inserted again as an inert popover outside the
 * accessibility tree, so that the page gets focus and clicks back at once. Without an animation it is removed again at
 * once.
 */
const seeOff = (dialog: HTMLDialogElement, place: Element | null) => {
  if (dialog.isConnected || !place?.isConnected || !dialog.showPopover) return;
  dialog.inert = true;
  dialog.ariaHidden = 'true';
  dialog.dataset['state'] = 'leaving';
  dialog.popover = 'manual';
  place.append(dialog);
  dialog.showPopover();
  const animations = dialog.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(animations).then(() => dialog.remove());
};

const pressable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Drives a native `<dialog>` that exists only while it is open: the browser traps focus, makes the rest inert and gives
 * focus back. Its exit animation runs whatever removes it.
 */
export const useDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  dismissible: boolean,
) => {
  const layers = useContext(LayersContext);
  const pressedOutside = useRef(false);

  // Synchronises with the browser's top layer, which no attribute can express.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const place = element.parentElement;
    // The opt-in page.css takes the scroll bar away while a dialog is open; this keeps its room, so that nothing jumps.
    const page = document.documentElement;
    if (!document.querySelector('dialog[data-soc][open]')) {
      page.style.setProperty('--soc-scrollbar', `${window.innerWidth - page.clientWidth}px`);
    }
    element.showModal();
    const scroll = element.querySelector<HTMLElement>('[data-part="scroll"]');
    // A long text without anything to press in it still has to be scrolled by keys.
    if (scroll && scroll.scrollHeight > scroll.clientHeight && !scroll.querySelector(pressable))
      scroll.tabIndex = 0;
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leave = layers?.enter(element);
    return () => {
      leave?.();
      element.close();
      // Safari gives focus back to the page rather than to a button that was clicked and never focused.
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus();
      // By then React has removed it; it does not where StrictMode only tries.
      queueMicrotask(() => seeOff(element, place));
    };
  }, [dialog, layers]);

  return {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    // A second Escape closes a dialog without asking; its owner has to know. One that is open again was only shown anew,
    // as React's StrictMode does.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const element = event.currentTarget;
      if (event.target === element && element.isConnected && !element.open) onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissible && pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
};
