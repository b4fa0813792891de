import { useEffect, useState } from 'react';

/** Somebody is writing: a sign that they type is no shortcut. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** What opens and closes the palette: ⌘K, Ctrl K, and "/" where nobody writes. @param allowed whether somebody is logged in. */
export function usePalette(allowed: boolean) {
  const [open, setOpen] = useState(false);
  // The keyboard is outside React.
  useEffect(() => {
    if (!allowed) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      // On many keyboards "/" is typed with Shift; Ctrl Shift K is the browser's.
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
