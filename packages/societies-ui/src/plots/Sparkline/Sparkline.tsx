import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { drawLine, type PlotPoint } from '../plotData.ts';
import { Drawing } from './Sparkline.styles.ts';

export interface SparklineProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'points' | 'children'> {
  /** The values, oldest first; labels are not shown. Pass a stable array. */
  points: readonly PlotPoint[];
}

/** A tiny line plot beside a number. Decorative. */
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
