import { max, min, tickStep, ticks } from 'd3-array';
import type { Dates } from '../host/useDates.ts';
import { area, curveMonotoneX, line } from 'd3-shape';

export interface PlotPoint {
  /** An ISO date, a month such as `2026-11`, or a name. */
  label: string;
  /** The value, in any unit. */
  value: number;
}

const dated = /^\d{4}-\d{2}(?:-\d{2})?/;

/** A full label for tables: `November 2026`, `14 October 2026`, or the name. */
export const longLabel = (label: string, dates: Dates): string => {
  if (!dated.test(label)) return label;
  return label.length === 7 ? dates.monthAndYear(label) : dates.date(label);
};

/** A short label for the axis: the month, or the name. */
export const shortLabel = (label: string, dates: Dates): string =>
  dated.test(label) ? dates.shortMonth(label) : label;

/** About four grid lines at round values that span the data. */
export const gridValues = (points: readonly PlotPoint[], from0: boolean): readonly number[] => {
  const greatest = max(points, ({ value }) => value) ?? 0;
  const least = from0 ? Math.min(0, greatest) : (min(points, ({ value }) => value) ?? 0);
  const whole = points.every(({ value }) => Number.isInteger(value));
  // Counts are integers, so grid lines are too.
  const step = Math.max(whole ? 1 : 0, tickStep(least, greatest === least ? least + 1 : greatest, 2));
  const first = Math.floor(least / step) * step;
  const last = Math.ceil((greatest === least ? least + 1 : greatest) / step) * step;
  return ticks(first, last, Math.round((last - first) / step));
};

/** Coordinates as fractions of width and height from the top left, because the plot is stretched. */
export interface LineDrawing {
  /** Path of the line. */
  line: string;
  /** Path of the area under it. */
  area: string;
  /** Position of each value. */
  points: readonly { x: number; y: number }[];
  /** Grid lines with their values. */
  grid: readonly { value: number; y: number }[];
}

/** Draws a line plot in a box of 100 × 100. */
export const drawLine = (points: readonly PlotPoint[], from0 = false): LineDrawing => {
  const values = gridValues(points, from0);
  const low = values[0] ?? 0;
  const high = values.at(-1) ?? 1;
  const y = (value: number) => 100 - (100 * (value - low)) / (high - low || 1);
  const placed = points.map(({ value }, index) => ({
    x: points.length === 1 ? 50 : (100 * index) / (points.length - 1),
    y: y(value),
  }));
  const shape = { x: (point: { x: number }) => point.x, y: (point: { y: number }) => point.y };
  return {
    line: line<{ x: number; y: number }>(shape.x, shape.y).curve(curveMonotoneX)([...placed]) ?? '',
    area: area<{ x: number; y: number }>(shape.x, 100, shape.y).curve(curveMonotoneX)([...placed]) ?? '',
    points: placed,
    grid: values.map((value) => ({ value, y: y(value) })),
  };
};

/** Indices of the labels that fit on the axis: the first, the last, and up to `most` in all. */
export const labelIndexes = (count: number, most: number): readonly number[] => {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil((count - 1) / (most - 1));
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, index) => index * step);
};
