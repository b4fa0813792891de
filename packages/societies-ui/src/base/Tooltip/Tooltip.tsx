import {
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
  type Placement,
} from '@floating-ui/react';
import {
  cloneElement,
  isValidElement,
  useCallback,
  useState,
  version,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useAfterPaint } from '../useAfterPaint.ts';
import { timeLimits } from 'societies-contract';
import { useAnchored } from '../useAnchored.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words, without controls. */
  content: ReactNode;
  /** The element it describes, which must accept a ref and be focusable. */
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

/** React 19 keeps an element's ref among its props, React 18 on the element. */
const refOf = (element: ReactElement): Ref<unknown> | undefined =>
  Number.parseInt(version, 10) >= 19
    ? (element.props as { ref?: Ref<unknown> }).ref
    : (element as unknown as { ref?: Ref<unknown> }).ref;

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
  const attach = useAfterPaint(setReference);
  // Stable, because a component that detaches and reattaches its ref on each render would otherwise re-render the tooltip.
  const anchor = useCallback(
    (element: Element | null) => {
      if (element) attach(element);
    },
    [attach],
  );
  const childRef = useMergeRefs([anchor, isValidElement(children) ? refOf(children) : undefined]);
  return (
    <>
      {cloneElement(children, getReferenceProps({ ...children.props, ref: childRef }))}
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
