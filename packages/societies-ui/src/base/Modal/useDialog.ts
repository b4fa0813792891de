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

/** React warns about layout effects on a server, where no dialog opens. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Plays the exit animation of a dialog that React has removed: reinserts it as an inert popover, hidden from screen readers, so
 * that the page regains focus and clicks at once. Without an animation it is removed again immediately.
 */
const seeOff = (dialog: HTMLDialogElement, place: Element | null) => {
  if (dialog.isConnected || !place?.isConnected || !dialog.showPopover) return;
  // The frame that held it may be gone with it.
  if (!place.ownerDocument.defaultView) return;
  dialog.inert = true;
  dialog.ariaHidden = 'true';
  dialog.dataset['state'] = 'leaving';
  dialog.popover = 'manual';
  place.append(dialog);
  dialog.showPopover();
  const animations = dialog.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(animations).then(() => dialog.remove());
};

const firstField = 'form :is(input:not([type="hidden"], [type="file"]), textarea, select)';

const pressable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Controls a native `<dialog>` that is rendered only while open: the browser traps the focus, makes the rest inert and returns
 * the focus. The exit animation plays however it is removed.
 */
export const useDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  dismissible: boolean,
) => {
  const layers = useContext(LayersContext);
  const pressedOutside = useRef(false);

  // Synchronises with the top layer: there is no attribute for `showModal`.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // In a shadow root or an iframe the page's own active element is only the host around it.
    const before = (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    const place = element.parentElement;
    // The optional page.css hides the page's scroll bar while a dialog is open; this keeps its space to avoid a layout shift.
    const page = document.documentElement;
    if (!document.querySelector('dialog[data-soc][open]')) {
      page.style.setProperty('--soc-scrollbar', `${window.innerWidth - page.clientWidth}px`);
    }
    // Both are missing in jsdom, where hosts test.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    const scroll = element.querySelector<HTMLElement>('[data-part="scroll"]');
    // Makes long content without controls scrollable by keyboard.
    if (scroll && scroll.scrollHeight > scroll.clientHeight && !scroll.querySelector(pressable))
      scroll.tabIndex = 0;
    // A browser would begin with the form's scroll area where it is longer than the screen.
    const first = element.querySelector('[data-autofocus]') ?? element.querySelector(firstField);
    (first as HTMLElement | null)?.focus();
    const leave = layers?.enter(element);
    return () => {
      leave?.();
      element.close?.();
      // Safari does not focus buttons on click, so it would return the focus to the page.
      if (before?.isConnected && document.activeElement === document.body) before.focus();
      // By then React has removed it, unless StrictMode only unmounts it temporarily.
      queueMicrotask(() => seeOff(element, place));
    };
  }, [dialog, layers]);

  return {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    // A second Escape closes a dialog without a cancelable event, so report it. If it is open again, StrictMode has just
    // remounted it.
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
