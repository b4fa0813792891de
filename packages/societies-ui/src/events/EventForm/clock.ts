import { tz } from '@date-fns/tz';
import { format, parseISO } from 'date-fns';

/** What calendar and clock show, as date and time inputs take it: `2026-12-13` and `18:00`. */
export interface Clock {
  date: string;
  time: string;
}

/** Without a time zone, dates are in the reader's own. */
const inZone = (timeZone: string | undefined) => ({ in: timeZone === undefined ? undefined : tz(timeZone) });

/** What calendar and clock show at an instant in a time zone; without one in the reader's own. */
export const clockOf = (instant: Date | string, timeZone: string | undefined): Clock => ({
  date: format(instant, 'yyyy-MM-dd', inZone(timeZone)),
  time: format(instant, 'HH:mm', inZone(timeZone)),
});

/**
 * The instant, as ISO, at which calendar and clock show this in a time zone; one of two for the hour that clocks show twice in
 * autumn. A time that they leave out in spring is the one an hour later.
 */
export const instantOf = ({ date, time }: Clock, timeZone: string | undefined): string =>
  new Date(+parseISO(`${date}T${time}`, inZone(timeZone))).toISOString();
