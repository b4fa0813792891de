import { ChartSpline, Table2 } from '../../base/Icon/icons.ts';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Series } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useMessages } from '../../host/useMessages.ts';
import { BarPlot } from '../BarPlot/BarPlot.tsx';
import { LinePlot } from '../LinePlot/LinePlot.tsx';
import { longLabel } from '../plotData.ts';
import { Body } from './PlotCard.styles.ts';

export const plotCardMessages = {
  table: 'Table',
  plot: 'Plot',
  when: 'When',
  what: 'What',
  value: 'Number',
  empty: 'No data yet',
  /** Translations of the server's names of series. */
  names: {} as Readonly<Record<string, string>>,
} as const;

export interface PlotCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** Its heading. @default the name of the series */
  title?: string;
  /** The plotted series, as in the server's analytics. */
  series: Series;
  /** `line` for values over time, `bars` for comparisons. @default 'line' */
  kind?: 'line' | 'bars';
  /** Content beside the heading, such as the period. */
  badge?: ReactNode;
  /** Formats a value, in the plot and in the table. @default with thousands separators */
  format?: (value: number) => string;
}

/** A plot with a heading, and the same values as a table. */
export const PlotCard = forwardRef<HTMLElement, PlotCardProps>(function PlotCard(
  { title, series, kind = 'line', badge, format, ...rest },
  ref,
) {
  const dates = useDates();
  const { number } = useNumbers();
  const written = format ?? number;
  const messages = useMessages('PlotCard', plotCardMessages);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const name = title ?? messages.names[series.name] ?? series.name;
  const toggle = (
    <Button
      variant="bare"
      size="small"
      icon={asTable ? <ChartSpline aria-hidden="true" /> : <Table2 aria-hidden="true" />}
      onClick={() => setAsTable(!asTable)}
    >
      {asTable ? messages.plot : messages.table}
    </Button>
  );
  return (
    <Card ref={ref as never} as="section" padding="medium" data-soc="PlotCard" aria-labelledby={id} {...rest}>
      <Body>
        <div data-part="head">
          <h2 data-part id={id}>
            {name}
          </h2>
          {badge}
          {series.points.length > 0 && toggle}
        </div>
        {series.points.length === 0 ? (
          <p data-part="none">{messages.empty}</p>
        ) : asTable ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard, so it has to be reached by it
          <div data-part="table" role="group" aria-labelledby={id} tabIndex={0}>
            <table data-part aria-labelledby={id}>
              <thead data-part>
                <tr data-part>
                  <th data-part scope="col">
                    {kind === 'line' ? messages.when : messages.what}
                  </th>
                  <th data-part scope="col">
                    {messages.value}
                  </th>
                </tr>
              </thead>
              <tbody data-part>
                {series.points.map(({ label, value }, index) => (
                  <tr data-part key={`${index} ${label}`}>
                    <th data-part scope="row">
                      {longLabel(label, dates)}
                    </th>
                    <td data-part>{written(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <div data-part="plot" data-kind={kind}>
            {kind === 'line' ? (
              <LinePlot name={name} points={series.points} format={written} />
            ) : (
              <BarPlot name={name} points={series.points} format={written} />
            )}
          </div>
        )}
      </Body>
    </Card>
  );
});
PlotCard.displayName = 'PlotCard';

/** A placeholder for a line plot, in its final size. */
export const PlotCardSkeleton = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function PlotCardSkeleton(rest, ref) {
    return (
      <Card ref={ref} padding="medium" data-soc="PlotCardSkeleton" aria-hidden="true" {...rest}>
        <Body>
          <div data-part="head">
            <Skeleton width="40%" height={18} />
          </div>
          <div data-part="plot">
            <Skeleton variant="block" />
          </div>
        </Body>
      </Card>
    );
  },
);
PlotCardSkeleton.displayName = 'PlotCardSkeleton';
