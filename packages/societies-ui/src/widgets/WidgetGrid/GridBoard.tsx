import { cloneElement, memo, useCallback, useMemo, useState, type ReactElement, type Ref } from 'react';
import { GridLayout, type Layout, type LayoutItem } from 'react-grid-layout';
import { gridLimits, sizeLimits } from 'societies-contract';
import { compact, derive, greatestSize, type WidgetLayout } from '../layout.ts';
import { useGridActions } from './gridActions.ts';

const resizeCorner = (_axis: string, ref: Ref<HTMLElement>) => (
  <span ref={ref} data-part="resize" className="react-resizable-handle" aria-hidden="true" />
);

const gap = [24, 24] as const;
const noPadding = [0, 0] as const;

/** react-grid-layout counts columns from the left, a layout from the start of lines. */
const toItems = (layout: WidgetLayout, columns: number, rtl: boolean): LayoutItem[] =>
  layout.map(({ id, layout_config: { x, y, w, h } }) => ({
    i: String(id),
    x: rtl ? columns - x - w : x,
    y,
    w,
    h,
    maxW: Math.max(greatestSize.w, w),
    maxH: Math.max(greatestSize.h, h),
  }));

const fromItems = (items: Layout, columns: number, rtl: boolean): WidgetLayout =>
  items.map(({ i, x, y, w, h }) => ({
    id: Number(i),
    layout_config: { x: rtl ? columns - x - w : x, y, w, h },
  }));

interface GridBoardProps {
  width: number;
  columns: number;
  rtl: boolean;
  /** Whether the pointer is coarse, such as a finger. */
  coarse: boolean;
  /** The layout on three columns. */
  layout: WidgetLayout;
  /** The boxes by widget id. */
  slots: ReadonlyMap<string, ReactElement>;
}

/** The boxes at their positions. Separate from the rest of the grid, because it re-renders on every pointer move. */
export const GridBoard = memo(function GridBoard({
  width,
  columns,
  rtl,
  coarse,
  layout,
  slots,
}: GridBoardProps) {
  const actions = useGridActions();
  // react-grid-layout re-renders a box only if its element changes, and the dragged one must follow the pointer.
  const [held, setHeld] = useState<{ key: string } | null>(null);

  const three = columns === gridLimits.searchColumns;
  const items = useMemo(
    () => toItems(derive(layout, columns), Math.min(columns, gridLimits.searchColumns), rtl),
    [layout, columns, rtl],
  );
  const gridConfig = useMemo(
    () => ({ cols: columns, rowHeight: sizeLimits.widgetRow, margin: gap, containerPadding: noPadding }),
    [columns],
  );
  // On touch screens dragging is limited to the handle, so that the page can still be scrolled.
  const dragConfig = useMemo(
    () => ({
      enabled: three,
      ...(coarse
        ? { handle: '[data-part="handle"]' }
        : { cancel: '[data-part="tools"] > :not(:first-child)' }),
    }),
    [three, coarse],
  );
  const resizeConfig = useMemo(
    () => ({
      enabled: three,
      handles: [rtl ? ('sw' as const) : ('se' as const)],
      handleComponent: resizeCorner,
    }),
    [three, rtl],
  );
  const follow = useCallback((_layout: Layout, _from: LayoutItem | null, to: LayoutItem | null) => {
    if (to) setHeld({ key: to.i });
  }, []);
  const onStop = useCallback(
    (next: Layout, _from: LayoutItem | null, to: LayoutItem | null) => {
      setHeld(null);
      if (to) actions.dragged(Number(to.i), compact(fromItems(next, columns, rtl)));
    },
    [actions, columns, rtl],
  );

  return (
    <GridLayout
      width={width}
      layout={items}
      gridConfig={gridConfig}
      dragConfig={dragConfig}
      resizeConfig={resizeConfig}
      onDrag={follow}
      onResize={follow}
      onDragStop={onStop}
      onResizeStop={onStop}
    >
      {items.map(({ i }) => {
        const slot = slots.get(i);
        return slot && held?.key === i ? cloneElement(slot) : slot;
      })}
    </GridLayout>
  );
});
