import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
  type FloatingContext,
  type Placement,
} from '@floating-ui/react';
import { useCallback, useState, type CSSProperties } from 'react';

/** Pixels that are left between what is anchored and the edge of the window. */
const edge = 8;

interface AnchoredOptions {
  /** What it stands beside. */
  anchor: Element | null;
  /** Where it stands; it changes sides where there is no room. */
  placement: Placement;
  /** Pixels between the two. */
  gap?: number;
  /** Makes it as wide as what it stands beside. */
  sameWidth?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

interface Anchored {
  /** Goes on the element that is anchored, which has to be a popover: it stands in the browser's top layer, so nothing cuts it. */
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  /** For the interactions of the floating library. */
  context: FloatingContext;
}

/** Keeps a bubble or a list beside the element that it belongs to, in view, while the page scrolls and sizes change. */
export const useAnchored = ({
  anchor,
  placement,
  gap = 6,
  sameWidth = false,
  open = true,
  onOpenChange,
}: AnchoredOptions): Anchored => {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference: anchor, floating },
    open,
    onOpenChange,
    placement,
    strategy: 'fixed',
    // Entrances animate `transform`.
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: edge }),
      sameWidth
        ? size({
            apply: ({ rects, elements }) => {
              elements.floating.style.inlineSize = `${rects.reference.width}px`;
            },
          })
        : shift({ padding: edge }),
    ],
  });
  const ref = useCallback((element: HTMLElement | null) => {
    // Without the popover API the element is shown where it stands in the page.
    element?.showPopover?.();
    setFloating(element);
  }, []);
  return { ref, style: floatingStyles, context };
};
