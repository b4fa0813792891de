import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useDates } from '../../host/useDates.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { longLabel, type PlotPoint } from '../plotData.ts';
import { Root } from './BarPlot.styles.ts';

export interface BarPlotProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** What is plotted, for screen readers. */
  name: string;
  /** The things and their numbers, in the order that they are listed in. */
  points: readonly PlotPoint[];
  /** How a value is written. @default with thousands separators */
  format?: (value: number) => string;
}

/** Things side by side, each with its name, its number and a bar: a list that can be read, so it needs no second form. */
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
        <li key={`${index} ${label}`}>
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
