import { useEffect, useState } from 'react';

/** Inputs that take no text. */
const pressed = '[type="checkbox"], [type="radio"], [type="range"]';

/** Whether the focus is in a text field, where "/" is no shortcut. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`input:not(${pressed}), textarea, select`));

/** Opens and closes the palette: ⌘K, Ctrl K, and "/" outside of text fields. @param allowed whether somebody is logged in. */
export function usePalette(allowed: boolean) {
  const [open, setOpen] = useState(false);
  // Synchronises with the keyboard.
  useEffect(() => {
    if (!allowed) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      // On many keyboards "/" needs Shift; Ctrl Shift K belongs to the browser.
      const asked = command
        ? event.key.toLowerCase() === 'k' && !event.shiftKey
        : event.key === '/' && !isWriting(event.target) && document.querySelector('dialog[open]') === null;
      if (!asked) return;
      event.preventDefault();
      setOpen((was) => (command ? !was : true));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [allowed]);
  return { open: open && allowed, show: () => setOpen(true), close: () => setOpen(false) };
}
