import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { widgetLimits } from 'societies-contract';
import { constellation } from '../constellation.ts';
import { Root } from './SloganWidget.styles.ts';

export interface SloganWidgetProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The sentence. Long ones have a smaller font. */
  text: string;
  /** Height in rows, with three lines of text each. @default 1 */
  rows?: number;
  /** Seeds the stars. @default the text */
  seed?: number | string;
}

/** Length from which the font is smaller. */
const longFrom = 80;

/** A sentence in large type on a sky in the society's colours. */
export const SloganWidget = forwardRef<HTMLDivElement, SloganWidgetProps>(function SloganWidget(
  { text, rows = 1, seed = text, style, ...rest },
  ref,
) {
  const sky = useMemo(() => constellation(seed), [seed]);
  return (
    <Root
      ref={ref}
      data-soc="SloganWidget"
      data-length={text.length > longFrom ? 'long' : 'short'}
      {...rest}
      style={{ '--soc-slogan-lines': widgetLimits.linesPerRow * rows, ...style }}
    >
      <svg data-part viewBox="0 0 848 330" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d={sky.lines} fill="none" stroke="currentColor" strokeWidth="1" opacity="0.5" />
        {sky.stars.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="currentColor" />
        ))}
      </svg>
      <p data-part="text">{text}</p>
    </Root>
  );
});
SloganWidget.displayName = 'SloganWidget';
