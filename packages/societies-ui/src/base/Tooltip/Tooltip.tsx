import {
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import {
  cloneElement,
  useState,
  type FocusEvent,
  type FocusEventHandler,
  type PointerEvent,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { timeLimits } from 'societies-contract';
import { useAnchored } from '../useAnchored.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words, without controls. */
  content: ReactNode;
  /** The element it describes, which must be focusable and pass on the props that it is given. */
  children: ReactElement<Record<string, unknown>>;
  /** Preferred side of the element; flips if there is no room. @default 'top' */
  placement?: Placement;
  /**
   * `description` is read in addition to the element's name; `label` repeats its name, and is hidden from screen readers.
   * @default 'description'
   */
  role?: 'description' | 'label';
  /** Milliseconds before it shows. @default 250 */
  showDelay?: number;
  /** Milliseconds before it hides. @default 400 */
  hideDelay?: number;
}

/** Text that appears on hover or focus. Escape hides it, and it can be hovered itself. */
export const Tooltip = ({
  content,
  children,
  placement = 'top',
  role = 'description',
  showDelay = timeLimits.tooltipShow,
  hideDelay = timeLimits.tooltipHide,
}: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<Element | null>(null);
  const { ref, style, context } = useAnchored({
    anchor: reference,
    placement,
    gap: 8,
    open,
    onOpenChange: setOpen,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      move: false,
      delay: { open: showDelay, close: hideDelay },
      handleClose: safePolygon(),
    }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip', enabled: role === 'description' }),
  ]);
  // Set when first pointed at or focused: for a page's many tooltips, setting it when they mount would delay the first paint.
  const props = {
    ...children.props,
    onPointerEnter: (event: PointerEvent) => {
      // At once, so that Floating UI hears the `mouseenter` that follows.
      flushSync(() => setReference(event.currentTarget));
      (children.props['onPointerEnter'] as PointerEventHandler | undefined)?.(event);
    },
    onFocus: (event: FocusEvent) => {
      setReference(event.currentTarget);
      (children.props['onFocus'] as FocusEventHandler | undefined)?.(event);
    },
  };
  return (
    <>
      {cloneElement(children, getReferenceProps(props))}
      {open && (
        <Bubble
          ref={ref}
          popover="manual"
          data-soc="Tooltip"
          style={style}
          {...getFloatingProps()}
          {...(role === 'label' && { 'aria-hidden': true })}
        >
          {content}
        </Bubble>
      )}
    </>
  );
};
Tooltip.displayName = 'Tooltip';
