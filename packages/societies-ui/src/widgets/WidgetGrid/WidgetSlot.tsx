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

/** While a page is edited its widgets are pictures of themselves: nothing in them can be pressed or focused. */
const makeInert = (element: HTMLElement | null) => {
  if (element) element.inert = true;
};

/** What a widget shows. Apart from its box, so that moving the box draws none of it again. */
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
  /** What it is called in words. */
  name: string;
  /** What stands in it: the same element each time, so that moving a box draws nothing inside. */
  parts: ReactElement;
}

/**
 * One widget's box. The grid hands it its place through `style` and the resize corner through `children`. Each box that
 * makes way for the one in the hand is drawn again, so it is one plain element, and the grid's root has its looks.
 */
export const WidgetSlot = forwardRef<HTMLDivElement, WidgetSlotProps>(function WidgetSlot(
  { widget, name, parts, children, ...rest },
  ref,
) {
  const own = useForwardedRef(ref);
  const marks = useContext(GridMarksContext);
  const lifted = marks.lifted === widget.id;
  const added = marks.added === widget.id;
  // Where the window has been scrolled to is the browser's, not React's.
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
