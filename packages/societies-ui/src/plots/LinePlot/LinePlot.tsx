import { forwardRef, useId, useMemo, useState, type ComponentPropsWithoutRef } from 'react';
import { useDates } from '../../host/useDates.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useMessages } from '../../host/useMessages.ts';
import { drawLine, labelIndexes, longLabel, shortLabel, type PlotPoint } from '../plotData.ts';
import { Root } from './LinePlot.styles.ts';

export const linePlotMessages = {
  summary: (name: string, first: string, from: string, last: string, to: string) =>
    `${name}: from ${from} (${first}) to ${to} (${last})`,
  empty: (name: string) => `${name}: nothing yet`,
} as const;

export interface LinePlotProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name. */
  name: string;
  /** The values, the oldest first. Pass a stable array, because each new one is rendered again. */
  points: readonly PlotPoint[];
  /** Formats a value. @default with thousands separators */
  format?: (value: number) => string;
}

const mostLabels = 6;

/**
 * A line plot over time. Scales without measuring, so it renders on a server. Its description names the first and last values;
 * use `PlotCard` for a table of all.
 */
export const LinePlot = forwardRef<HTMLDivElement, LinePlotProps>(function LinePlot(
  { name, points, format, style, ...rest },
  ref,
) {
  const dates = useDates();
  const { number } = useNumbers();
  const written = format ?? number;
  const messages = useMessages('LinePlot', linePlotMessages);
  const fill = useId();
  const drawing = useMemo(() => drawLine(points), [points]);
  const [pointed, setPointed] = useState<number | null>(null);
  const first = points[0];
  const last = points.at(-1);
  const summary =
    first && last
      ? messages.summary(
          name,
          longLabel(first.label, dates),
          written(first.value),
          longLabel(last.label, dates),
          written(last.value),
        )
      : messages.empty(name);
  const shownIndex = pointed !== null && pointed < points.length ? pointed : null;
  const shown = shownIndex === null ? undefined : points[shownIndex];
  const digits = Math.max(...drawing.grid.map(({ value }) => written(value).length));
  const dot = drawing.points[shownIndex ?? points.length - 1];
  return (
    <Root
      ref={ref}
      data-soc="LinePlot"
      role="img"
      aria-label={summary}
      {...rest}
      style={{ ['--soc-plot-digits' as string]: digits, ...style }}
    >
      <div
        data-part="room"
        aria-hidden="true"
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
          setPointed(Math.round(share * (points.length - 1)));
        }}
        onPointerLeave={() => setPointed(null)}
      >
        <svg data-part viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
          <defs>
            <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" />
              <stop offset="1" stopOpacity="0.05" />
            </linearGradient>
          </defs>
          {drawing.grid.map(({ value, y }) => (
            <line key={value} data-part="grid" x1="0" x2="100" y1={y} y2={y} />
          ))}
          <path data-part="area" d={drawing.area} fill={`url(#${fill})`} />
          <path data-part="line" d={drawing.line} />
        </svg>
        {drawing.grid.map(({ value, y }) => (
          <span key={value} data-part="value" style={{ top: `${y}%` }}>
            {written(value)}
          </span>
        ))}
        {shown && dot && <span data-part="rule" style={{ left: `${dot.x}%` }} />}
        {dot && <span data-part="dot" style={{ left: `${dot.x}%`, top: `${dot.y}%` }} />}
        {shown && dot && (
          <span
            data-part="readout"
            style={{
              left: `${dot.x}%`,
              ['--soc-readout-shift' as string]: dot.x > 60 ? 'calc(-100% - 10px)' : '10px',
            }}
          >
            <strong data-part>{written(shown.value)}</strong>
            <span>{longLabel(shown.label, dates)}</span>
          </span>
        )}
      </div>
      <div data-part="labels" aria-hidden="true">
        {labelIndexes(points.length, mostLabels).map((index) => (
          <span
            key={index}
            data-edge={
              points.length > 1
                ? index === 0
                  ? 'first'
                  : index === points.length - 1
                    ? 'last'
                    : undefined
                : undefined
            }
            style={{ left: `${drawing.points[index]?.x ?? 0}%` }}
          >
            {shortLabel(points[index]?.label ?? '', dates)}
          </span>
        ))}
      </div>
    </Root>
  );
});
LinePlot.displayName = 'LinePlot';
