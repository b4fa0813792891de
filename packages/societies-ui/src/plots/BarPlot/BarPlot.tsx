import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useDates } from '../../host/useDates.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { longLabel, type PlotPoint } from '../plotData.ts';
import { Root } from './BarPlot.styles.ts';

export interface BarPlotProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Accessible name. */
  name: string;
  /** The values, in order. */
  points: readonly PlotPoint[];
  /** Formats a value. @default with thousands separators */
  format?: (value: number) => string;
}

/** A bar plot as a list of names and numbers, which is accessible by itself. */
export const BarPlot = forwardRef<HTMLUListElement, BarPlotProps>(function BarPlot(
  { name, points, format, ...rest },
  ref,
) {
  const dates = useDates();
  const { number } = useNumbers();
  const written = format ?? number;
  const greatest = Math.max(1, ...points.map(({ value }) => value));
  return (
    <Root ref={ref} data-soc="BarPlot" aria-label={name} {...rest}>
      {points.map(({ label, value }, index) => (
        <li data-part key={`${index} ${label}`}>
          <span data-part="label" title={longLabel(label, dates)}>
            {longLabel(label, dates)}
          </span>
          <span data-part="value">{written(value)}</span>
          <span data-part="track" aria-hidden="true">
            <span data-part="bar" style={{ inlineSize: `${(100 * Math.max(0, value)) / greatest}%` }} />
          </span>
        </li>
      ))}
    </Root>
  );
});
BarPlot.displayName = 'BarPlot';
