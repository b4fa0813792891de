import fc from 'fast-check';
import { gridLimits, type LayoutConfig } from 'societies-contract';
import { describe, expect, test } from 'vitest';
import {
  changesOf,
  columnsFor,
  compact,
  derive,
  findPlace,
  move,
  placesForSize,
  resize,
  sizeName,
  stretch,
  type Direction,
  type WidgetLayout,
} from './layout.ts';

const at = (id: number, x: number, y: number, w = 1, h = 1) => ({ id, layout_config: { x, y, w, h } });
const place = (layout: WidgetLayout, id: number) => layout.find((widget) => widget.id === id)?.layout_config;

const overlaps = (a: LayoutConfig, b: LayoutConfig) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const expectSound = (layout: WidgetLayout, columns: number) => {
  for (const [index, { layout_config: one }] of layout.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.w).toBeLessThanOrEqual(columns);
    for (const { layout_config: other } of layout.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
  }
  const order = layout.map(({ layout_config: { x, y } }) => y * columns + x);
  expect(order).toEqual([...order].sort((a, b) => a - b));
};

const anyLayout = fc
  .array(
    fc.record({
      x: fc.nat(2),
      y: fc.nat(12),
      w: fc.integer({ min: 1, max: 3 }),
      h: fc.integer({ min: 1, max: 2 }),
    }),
    {
      maxLength: 14,
    },
  )
  .map((configs) => configs.map((layout_config, index) => ({ id: index + 1, layout_config })));

describe('columns', () => {
  test('are 3 at large and medium, 2 at small and extra-small, 1 at the smallest', () => {
    expect([1600, 1200, 1199, 996, 995, 768, 767, 480, 479, 0].map(columnsFor)).toEqual([
      3, 3, 3, 3, 2, 2, 2, 2, 1, 1,
    ]);
  });
});

describe('a new widget', () => {
  test('takes the first free place, row by row', () => {
    expect(findPlace([], 'large')).toEqual({ x: 0, y: 0, w: 2, h: 2 });
    expect(findPlace([at(1, 0, 0, 2)], 'regular')).toEqual({ x: 2, y: 0, w: 1, h: 1 });
    expect(findPlace([at(1, 0, 0, 2)], 'long')).toEqual({ x: 2, y: 0, w: 1, h: 2 });
    expect(findPlace([at(1, 1, 0)], 'wide')).toEqual({ x: 0, y: 1, w: 2, h: 1 });
  });

  test('goes under everything when three columns by ten rows are full', () => {
    const full = Array.from({ length: 30 }, (_, index) => at(index + 1, index % 3, Math.floor(index / 3)));
    expect(findPlace(full, 'regular')).toEqual({ x: 0, y: gridLimits.searchRows, w: 1, h: 1 });
    expect(findPlace(full.slice(0, 29), 'regular')).toEqual({ x: 2, y: 9, w: 1, h: 1 });
  });
});

describe('moving', () => {
  const row = compact([at(1, 0, 0), at(2, 1, 0), at(3, 2, 0), at(4, 0, 1)]);

  test('down changes places with the widget below', () => {
    const moved = move(row, 1, 'down');
    expect(place(moved, 1)).toEqual({ x: 0, y: 1, w: 1, h: 1 });
    expect(place(moved, 4)).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });

  test('down passes a neighbour of two rows in one step', () => {
    const moved = move(compact([at(1, 0, 0), at(2, 0, 1, 1, 2)]), 1, 'down');
    expect(place(moved, 2)?.y).toBe(0);
    expect(place(moved, 1)?.y).toBe(2);
  });

  test('stops at every edge and returns the very same layout', () => {
    expect(move(row, 1, 'up')).toBe(row);
    expect(move(row, 1, 'left')).toBe(row);
    expect(move(row, 3, 'right')).toBe(row);
    expect(move(row, 4, 'down')).toBe(row);
    expect(move(row, 99, 'down')).toBe(row);
  });

  test('right leaves nothing overlapping', () => {
    const moved = move(row, 1, 'right');
    expect(place(moved, 1)).toMatchObject({ x: 1, y: 0 });
    expectSound(moved, 3);
  });
});

describe('sizes', () => {
  test('have the four names of the specification', () => {
    expect(
      [
        { w: 1, h: 1 },
        { w: 1, h: 2 },
        { w: 2, h: 1 },
        { w: 2, h: 2 },
        { w: 3, h: 1 },
      ].map(sizeName),
    ).toEqual(['regular', 'long', 'wide', 'large', null]);
  });

  test('a widget that grows past the edge moves left, and others make room', () => {
    const grown = resize(compact([at(1, 0, 0), at(2, 1, 0), at(3, 2, 0)]), 3, { w: 2, h: 2 });
    expect(place(grown, 3)).toEqual({ x: 1, y: 0, w: 2, h: 2 });
    expect(place(grown, 2)).toEqual({ x: 1, y: 2, w: 1, h: 1 });
    expectSound(grown, 3);
  });

  test('stretch by one and stop at two columns and two rows', () => {
    const one = compact([at(1, 0, 0)]);
    const wide = stretch(one, 1, 'right');
    expect(place(wide, 1)).toMatchObject({ w: 2, h: 1 });
    expect(stretch(wide, 1, 'right')).toBe(wide);
    expect(place(stretch(wide, 1, 'down'), 1)).toMatchObject({ w: 2, h: 2 });
    expect(stretch(one, 1, 'left')).toBe(one);
    expect(stretch(one, 1, 'up')).toBe(one);
  });
});

describe('what is saved', () => {
  test('only widgets that stand elsewhere than stored', () => {
    const stored = [at(1, 0, 0), at(2, 1, 0), at(3, 2, 0)];
    expect(changesOf(stored, compact(stored))).toEqual([]);
    expect(changesOf(stored, resize(compact(stored), 3, { w: 1, h: 2 })).map(({ id }) => id)).toEqual([3]);
  });

  test('layouts of fewer columns are derived from the one of three and leave it as it is', () => {
    const stored = compact([at(1, 0, 0, 2), at(2, 2, 0), at(3, 0, 1), at(4, 1, 1, 2)]);
    const before = structuredClone(stored);
    expect(derive(stored, 2).map(({ id, layout_config: { x, y, w } }) => [id, x, y, w])).toEqual([
      [1, 0, 0, 2],
      [2, 0, 1, 1],
      [3, 1, 1, 1],
      [4, 0, 2, 2],
    ]);
    expect(derive(stored, 1).map(({ id, layout_config: { y, w } }) => [id, y, w])).toEqual([
      [1, 0, 1],
      [2, 1, 1],
      [3, 2, 1],
      [4, 3, 1],
    ]);
    expect(stored).toEqual(before);
    expect(derive(stored, 3)).toBe(stored);
  });
});

test('whatever is stored and whatever is done to it, no widget is lost, outside the grid or under another', () => {
  const directions: Direction[] = ['up', 'down', 'left', 'right'];
  fc.assert(
    fc.property(
      anyLayout,
      fc.array(
        fc.record({
          id: fc.integer({ min: 1, max: 14 }),
          way: fc.constantFrom(...directions),
          grow: fc.boolean(),
        }),
      ),
      (stored, steps) => {
        let layout = compact(stored);
        expectSound(layout, 3);
        for (const { id, way, grow } of steps) {
          layout = grow ? stretch(layout, id, way) : move(layout, id, way);
          expectSound(layout, 3);
        }
        expect(layout.map(({ id }) => id).sort((a, b) => a - b)).toEqual(stored.map(({ id }) => id));
        for (const columns of [2, 1]) expectSound(derive(layout, columns), columns);
      },
    ),
    { numRuns: 300 },
  );
});

test('a widget that grows is stored together with those that make room', () => {
  const stored = [at(1, 0, 0), at(2, 1, 0), at(3, 0, 1), at(4, 2, 5)];
  expect(placesForSize(stored, 1, 'regular')).toEqual([]);
  const places = placesForSize(stored, 1, 'large');
  const after = stored.map((widget) => places.find(({ id }) => id === widget.id) ?? widget);
  expect(place(after, 1)).toEqual({ x: 0, y: 0, w: 2, h: 2 });
  for (const [index, one] of after.entries())
    for (const other of after.slice(index + 1))
      expect(overlaps(one.layout_config, other.layout_config)).toBe(false);
  expect(placesForSize(stored, 9, 'large')).toEqual([]);
});
