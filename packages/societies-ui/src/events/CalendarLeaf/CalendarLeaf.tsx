import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { Leaf } from './CalendarLeaf.styles.ts';

export interface CalendarLeafProps {
  /** An ISO instant. */
  instant: string;
  /** Hides it from screen readers, if the date is also in text. */
  decorative?: boolean;
}

/** A date as a calendar leaf: day below the month. */
export const CalendarLeaf = ({ instant, decorative }: CalendarLeafProps) => {
  const dates = useDates();
  return (
    <Leaf data-part="leaf" dateTime={instant} aria-hidden={decorative || undefined}>
      {!decorative && <VisuallyHidden>{dates.day(instant)}</VisuallyHidden>}
      <span data-part="month" aria-hidden="true">
        {dates.month(instant)}
      </span>
      <span data-part="day" aria-hidden="true">
        {dates.dayOfMonth(instant)}
      </span>
    </Leaf>
  );
};
CalendarLeaf.displayName = 'CalendarLeaf';
