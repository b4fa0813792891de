import {
  forwardRef,
  memo,
  useContext,
  useEffect,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import type { ShownWidget } from '../shownWidget.ts';
import { StaticContext } from '../StaticContext.ts';
import { GridMarksContext } from './gridActions.ts';

/** While editing, a widget's content is inert. */
const makeInert = (element: HTMLElement | null) => {
  if (element) element.inert = true;
};

/** A widget's content. Separate from its box, so that moving the box does not render it again. */
export const SlotContent = memo(function SlotContent({
  widget,
  render,
}: {
  widget: ShownWidget;
  render: (widget: ShownWidget) => ReactNode;
}) {
  return (
    <div ref={makeInert} data-part="content">
      <StaticContext.Provider value>{render(widget)}</StaticContext.Provider>
    </div>
  );
});

interface WidgetSlotProps extends ComponentPropsWithoutRef<'div'> {
  widget: ShownWidget;
  /** The widget's name. */
  name: string;
  /** The content, as a stable element, so that moving the box does not render it again. */
  parts: ReactElement;
}

/**
 * A widget's box. react-grid-layout passes the position as `style` and the resize handle as `children`. A single plain element,
 * styled by the grid's root, because many re-render while dragging.
 */
export const WidgetSlot = forwardRef<HTMLDivElement, WidgetSlotProps>(function WidgetSlot(
  { widget, name, parts, children, ...rest },
  ref,
) {
  const own = useForwardedRef(ref);
  const marks = useContext(GridMarksContext);
  const lifted = marks.lifted === widget.id;
  const added = marks.added === widget.id;
  // Synchronises the window's scroll position.
  useEffect(() => {
    if (added) own.current?.scrollIntoView({ block: 'center' });
  }, [own, added]);
  return (
    <div
      ref={own}
      data-part="widget"
      data-kind={widget.content_type}
      data-state={lifted ? 'lifted' : added ? 'added' : undefined}
      role="group"
      aria-label={name}
      {...rest}
    >
      {parts}
      {children}
    </div>
  );
});
