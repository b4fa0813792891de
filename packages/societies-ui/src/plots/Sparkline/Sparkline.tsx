import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { drawLine, type PlotPoint } from '../plotData.ts';
import { Drawing } from './Sparkline.styles.ts';

export interface SparklineProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'points' | 'children'> {
  /** The values, the oldest first; their labels are not shown. Keep the array stable. */
  points: readonly PlotPoint[];
}

/** The shape of a development beside its number. Decorative: the number and its change carry the meaning. */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { points, ...rest },
  ref,
) {
  const { line, area } = useMemo(() => drawLine(points), [points]);
  return (
    <Drawing
      ref={ref}
      data-soc="Sparkline"
      viewBox="0 -6 100 112"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path data-part="area" d={area} />
      <path data-part="line" d={line} />
    </Drawing>
  );
});
Sparkline.displayName = 'Sparkline';
