import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawLine, gridValues, labelIndexes, longLabel, shortLabel } from './plotData.ts';
import { datesIn } from '../host/useDates.ts';

const dates = datesIn(undefined, undefined);

const points = (...values: number[]) => values.map((value, index) => ({ label: String(index), value }));

test('labels name months and days, and keep names', () => {
  expect(longLabel('2026-11', dates)).toBe('November 2026');
  expect(longLabel('2026-10-14', dates)).toBe('14 October 2026');
  expect(shortLabel('2026-11-30', dates)).toBe('Nov');
  expect(longLabel('Geminids on the roof', dates)).toBe('Geminids on the roof');
});

describe('grid lines', () => {
  test('are at round values around all points', () => {
    expect(gridValues(points(812, 900, 1204), false)).toEqual([800, 1000, 1200, 1400]);
    expect(gridValues(points(0, 3), true)).toEqual([0, 2, 4]);
    expect(gridValues(points(1), false)).toEqual([1, 2]);
  });

  test('enclose whatever comes, in order, without end or gap', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1, maxLength: 40 }), (values) => {
        const grid = gridValues(points(...values), false);
        expect(grid[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(grid.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(grid.length).toBeGreaterThan(1);
        expect(grid.length).toBeLessThan(12);
      }),
    );
  });
});

test('a line stays inside its box, and a single point is in the middle', () => {
  const drawing = drawLine(points(4, 8, 6, 12));
  for (const { x, y } of drawing.points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
  expect(drawing.line.startsWith('M0,')).toBe(true);
  expect(drawLine(points(7)).points[0]?.x).toBe(50);
  expect(drawLine([]).line).toBe('');
});

test('labels are thinned evenly', () => {
  expect(labelIndexes(4, 6)).toEqual([0, 1, 2, 3]);
  expect(labelIndexes(11, 6)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(labelIndexes(52, 6).length).toBeLessThanOrEqual(6);
});
