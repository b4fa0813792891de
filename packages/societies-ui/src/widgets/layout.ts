/**
 * Layouts as pure functions over grid units, so that dragging, keyboard and menu use one algorithm (react-grid-layout's core,
 * vertical compaction). Only the layout on three columns is stored; those on two and one are derived. Source: specification,
 * section 9.
 */
import {
  bottom,
  cloneLayout,
  getFirstCollision,
  moveElement,
  sortLayoutItemsByRowCol,
  verticalCompactor,
  type LayoutItem,
} from 'react-grid-layout/core';
import { gridLimits, type LayoutConfig } from 'societies-contract';

const { searchColumns, searchRows, breakpoints, columns: columnsAt, sizes } = gridLimits;

/** A widget's size by name: regular 1 × 1, long 1 × 2, wide 2 × 1, large 2 × 2 (columns × rows). */
export type WidgetSize = keyof typeof sizes;

export const widgetSizes = Object.keys(sizes) as readonly WidgetSize[];

/** A widget's id and position, in grid units from the top left. */
export interface PlacedWidget {
  /** Unique id. */
  id: number;
  /** Position and size on three columns, in grid units. */
  layout_config: LayoutConfig;
  /** The version that the position is based on, if the host tracks versions. */
  version?: number;
}

/** A layout, in reading order. */
export type WidgetLayout = readonly PlacedWidget[];

export type Direction = 'up' | 'down' | 'left' | 'right';

/** How many columns a grid of `width` pixels has. */
export const columnsFor = (width: number): number => {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  const name = names.find((candidate) => width >= breakpoints[candidate]) ?? 'xxs';
  return columnsAt[name];
};

/** The name of a size, or null. */
export const sizeName = ({ w, h }: Pick<LayoutConfig, 'w' | 'h'>): WidgetSize | null =>
  widgetSizes.find((name) => sizes[name].w === w && sizes[name].h === h) ?? null;

const toItem = ({ id, layout_config: { x, y, w, h } }: PlacedWidget): LayoutItem => ({
  i: String(id),
  x,
  y,
  w,
  h,
});
const fromItem = ({ i, x, y, w, h }: LayoutItem): PlacedWidget => ({
  id: Number(i),
  layout_config: { x, y, w, h },
});

const settle = (items: readonly LayoutItem[], columns: number): WidgetLayout =>
  sortLayoutItemsByRowCol(verticalCompactor.compact(items, columns)).map(fromItem);

/** The layout on three columns: clamped to the grid and compacted upwards. */
export const compact = (placed: WidgetLayout): WidgetLayout =>
  settle(
    placed.map((widget) => {
      const item = toItem(widget);
      const w = Math.min(item.w, searchColumns);
      return { ...item, w, x: Math.max(0, Math.min(item.x, searchColumns - w)) };
    }),
    searchColumns,
  );

/** The first free position for `size`, row by row; null if there is none in the first `rows` rows. */
const firstFree = (
  items: readonly LayoutItem[],
  size: { w: number; h: number },
  columns: number,
  rows: number,
) => {
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x + size.w <= columns; x += 1) {
      if (!getFirstCollision(items, { i: '', x, y, ...size })) return { x, y, ...size };
    }
  }
  return null;
};

/** Position of a new widget: the first free one in 3 columns by 10 rows, otherwise below all others. */
export const findPlace = (layout: WidgetLayout, size: WidgetSize): LayoutConfig => {
  const items = layout.map(toItem);
  return (
    firstFree(items, sizes[size], searchColumns, searchRows) ?? { x: 0, y: bottom(items), ...sizes[size] }
  );
};

/** The layout on fewer columns: widgets in reading order, each at the first free position. */
export const derive = (layout: WidgetLayout, columns: number): WidgetLayout => {
  if (columns >= searchColumns) return layout;
  const items: LayoutItem[] = [];
  for (const { i, w, h } of sortLayoutItemsByRowCol(layout.map(toItem))) {
    const size = { w: Math.min(w, columns), h };
    items.push({
      i,
      ...(firstFree(items, size, columns, bottom(items) + 1) ?? { x: 0, y: bottom(items), ...size }),
    });
  }
  return sortLayoutItemsByRowCol(items).map(fromItem);
};

const same = (a: LayoutConfig, b: LayoutConfig) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

const configOf = (layout: WidgetLayout, id: number): LayoutConfig | undefined =>
  layout.find((widget) => widget.id === id)?.layout_config;

/** Moves a widget to a position like dropping it there; others make room. */
const put = (layout: WidgetLayout, id: number, x: number, y: number): WidgetLayout => {
  const items = cloneLayout(layout.map(toItem));
  const item = items.find(({ i }) => i === String(id));
  if (!item) return layout;
  return settle(moveElement(items, item, x, y, true, false, 'vertical', searchColumns), searchColumns);
};

/**
 * Moves a widget by the smallest step that changes the layout: past a tall neighbour that is several rows.
 * @returns the same layout if it cannot move
 */
export const move = (layout: WidgetLayout, id: number, direction: Direction): WidgetLayout => {
  const from = configOf(layout, id);
  if (!from) return layout;
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const last = sideways ? searchColumns - from.w : bottom(layout.map(toItem));
  const start = sideways ? from.x : from.y;
  for (let at = start + sign; at >= 0 && at <= last; at += sign) {
    const moved = put(layout, id, sideways ? at : from.x, sideways ? from.y : at);
    const to = configOf(moved, id);
    if (to && (sideways ? (to.x - from.x) * sign > 0 : (to.y - from.y) * sign > 0)) return moved;
  }
  return layout;
};

/** Resizes a widget; it keeps its corner, or moves left if it would not fit, and others make room. */
export const resize = (layout: WidgetLayout, id: number, size: { w: number; h: number }): WidgetLayout => {
  const from = configOf(layout, id);
  if (!from || (from.w === size.w && from.h === size.h)) return layout;
  const x = Math.min(from.x, searchColumns - size.w);
  const grown: LayoutItem = { i: String(id), x, y: from.y, ...size };
  const others = layout.filter((widget) => widget.id !== id).map(toItem);
  // Covered widgets move below it; compaction closes the gaps.
  const moved = others.map((item) =>
    getFirstCollision([grown], item) ? { ...item, y: from.y + size.h } : item,
  );
  return settle([grown, ...moved], searchColumns);
};

const greatest = {
  w: Math.max(...Object.values(sizes).map(({ w }) => w)),
  h: Math.max(...Object.values(sizes).map(({ h }) => h)),
};

/** Maximum size of a widget in grid units. */
export const greatestSize: Readonly<{ w: number; h: number }> = greatest;

/**
 * Enlarges a widget by a column or row (`right`, `down`) or shrinks it (`left`, `up`), within the four sizes.
 * @returns the same layout if it cannot change
 */
export const stretch = (layout: WidgetLayout, id: number, direction: Direction): WidgetLayout => {
  const from = configOf(layout, id);
  if (!from) return layout;
  const step = (value: number, sign: number, most: number) =>
    Math.min(Math.max(1, value + sign), Math.max(most, value));
  const w =
    direction === 'left'
      ? step(from.w, -1, greatest.w)
      : direction === 'right'
        ? step(from.w, 1, greatest.w)
        : from.w;
  const h =
    direction === 'up'
      ? step(from.h, -1, greatest.h)
      : direction === 'down'
        ? step(from.h, 1, greatest.h)
        : from.h;
  return resize(layout, id, { w, h });
};

/** Widgets whose position differs from the stored one. */
export const changesOf = (stored: WidgetLayout, current: WidgetLayout): WidgetLayout =>
  current.filter(({ id, layout_config }) => {
    const before = configOf(stored, id);
    return before !== undefined && !same(before, layout_config);
  });

/**
 * The position changes needed for a widget to have another size.
 * @returns empty if it has that size.
 */
export const placesForSize = (stored: WidgetLayout, id: number, size: WidgetSize): WidgetLayout => {
  const from = configOf(stored, id);
  const { w, h } = sizes[size];
  return !from || (from.w === w && from.h === h)
    ? []
    : changesOf(stored, resize(compact(stored), id, { w, h }));
};

export const rowsOf = (layout: WidgetLayout): number => bottom(layout.map(toItem));
