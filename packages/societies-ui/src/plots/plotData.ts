import { max, min, tickStep, ticks } from 'd3-array';
import type { Dates } from '../host/useDates.ts';
import { area, curveMonotoneX, line } from 'd3-shape';

/** One point of a plot: what it is about, and how much. */
export interface PlotPoint {
  /** An ISO date (or month, `2026-11`), or a name. */
  label: string;
  /** How much, in whatever unit the plot is about. */
  value: number;
}

const dated = /^\d{4}-\d{2}(?:-\d{2})?/;

/** A label in full, for tables and read-outs: `November 2026`, `14 October 2026`, or the name as it is. */
export const longLabel = (label: string, dates: Dates): string => {
  if (!dated.test(label)) return label;
  return label.length === 7 ? dates.monthAndYear(label) : dates.date(label);
};

/** A label under an axis: the month of a date, or the name. */
export const shortLabel = (label: string, dates: Dates): string =>
  dated.test(label) ? dates.shortMonth(label) : label;

/** Lines across the plot: about four, at round values, from at most the least to at least the greatest. */
export const gridValues = (points: readonly PlotPoint[], from0: boolean): readonly number[] => {
  const greatest = max(points, ({ value }) => value) ?? 0;
  const least = from0 ? Math.min(0, greatest) : (min(points, ({ value }) => value) ?? 0);
  const whole = points.every(({ value }) => Number.isInteger(value));
  // What is counted comes in whole numbers, so its lines do too.
  const step = Math.max(whole ? 1 : 0, tickStep(least, greatest === least ? least + 1 : greatest, 2));
  const first = Math.floor(least / step) * step;
  const last = Math.ceil((greatest === least ? least + 1 : greatest) / step) * step;
  return ticks(first, last, Math.round((last - first) / step));
};

/** Where things stand, as shares of width and height from the top left: the drawing stretches to its place. */
export interface LineDrawing {
  /** Path of the line. */
  line: string;
  /** Path of the area under it. */
  area: string;
  /** Where each value stands. */
  points: readonly { x: number; y: number }[];
  /** The lines of the scale, each with the value that it stands for. */
  grid: readonly { value: number; y: number }[];
}

/** A line through the points in a box of 100 × 100. */
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

/** Indexes of the labels that fit under an axis: the first, the last, and as many between as `most` allows. */
export const labelIndexes = (count: number, most: number): readonly number[] => {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil((count - 1) / (most - 1));
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, index) => index * step);
};
