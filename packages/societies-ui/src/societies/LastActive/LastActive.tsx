import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { daysApart } from '../../membership/daysBetween.ts';

export const lastActiveMessages = {
  today: 'Active today',
  thisWeek: 'Active this week',
  lastWeek: 'Met last week',
  lately: (month: string) => `Active in ${month}`,
  since: (month: string) => `Quiet since ${month}`,
} as const;

export interface LastActiveProps extends Omit<ComponentPropsWithoutRef<'time'>, 'children' | 'dateTime'> {
  /** The day of the society's last event, post or change of committee: `2027-03-12`. */
  day: string;
  /** The current time. */
  now: Date;
}

/** Two months without anything are quiet. */
const daysOfLately = 60;
/** From then on a month's name alone could be the one of this year. */
const daysWithoutYear = 330;

/** When a society was last active, in words: "Met last week", "Quiet since March". */
export const LastActive = forwardRef<HTMLTimeElement, LastActiveProps>(function LastActive(
  { day, now, ...rest },
  ref,
) {
  const messages = useMessages('LastActive', lastActiveMessages);
  const dates = useDates();
  const ago = daysApart(day, dates.isoDay(now));
  const words = () => {
    if (ago <= 0) return messages.today;
    if (ago < 7) return messages.thisWeek;
    if (ago < 14) return messages.lastWeek;
    if (ago < daysOfLately) return messages.lately(dates.monthName(day));
    return messages.since(ago < daysWithoutYear ? dates.monthName(day) : dates.monthAndYear(day.slice(0, 7)));
  };
  return (
    <time ref={ref} dateTime={day} data-soc="LastActive" data-part {...rest}>
      {words()}
    </time>
  );
});
LastActive.displayName = 'LastActive';
