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

/** Minimum distance from the window's edge in pixels. */
const edge = 8;

interface AnchoredOptions {
  /** The element to anchor to. */
  anchor: Element | null;
  /** Preferred side; flips if there is no room. */
  placement: Placement;
  /** Distance between the two in pixels. */
  gap?: number;
  /** Gives it the anchor's width. */
  sameWidth?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

interface Anchored {
  /** For the anchored element, which must be a popover, so that the top layer keeps it from being clipped. */
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  /** For interactions of Floating UI. */
  context: FloatingContext;
}

/** Keeps a popover next to its anchor and in view, while the page scrolls and sizes change. */
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
    // Entrance animations use `transform`.
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
    // Without the popover API it is shown in its DOM position.
    element?.showPopover?.();
    setFloating(element);
  }, []);
  return { ref, style: floatingStyles, context };
};
