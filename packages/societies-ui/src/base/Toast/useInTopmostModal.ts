import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Layers } from '../Modal/layers.ts';

/** Moves an element to the end of another, keeping its state and animations if the browser can. */
const move = (element: HTMLElement, into: HTMLElement) => {
  if (element.parentElement === into) return;
  const target = into as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
  if (target.moveBefore && element.isConnected && into.isConnected) target.moveBefore(element, null);
  else into.append(element);
};

/**
 * An element that moves into the topmost open modal, because everything outside a modal is inert, and back. Its content stays
 * mounted.
 * @param home its parent while no modal is open
 * @returns `element`, none on a server, and `layers` for `LayersContext`
 */
export function useInTopmostModal(home: RefObject<HTMLElement | null>) {
  const [element] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  const dialogs = useRef<HTMLDialogElement[]>([]);

  const place = useCallback(() => {
    const into = dialogs.current.at(-1) ?? home.current;
    if (element && into) move(element, into);
  }, [element, home]);
  const layers = useMemo<Layers>(
    () => ({
      enter: (dialog) => {
        dialogs.current.push(dialog);
        place();
        return () => {
          dialogs.current = dialogs.current.filter((each) => each !== dialog);
          place();
        };
      },
    }),
    [place],
  );

  // Synchronises with the document: the element is outside of any component.
  useEffect(() => {
    place();
    return () => element?.remove();
  }, [place, element]);

  return { element, layers };
}
