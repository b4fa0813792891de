import { tz } from '@date-fns/tz';
import { format, parseISO } from 'date-fns';

/** A local date and time as inputs take them: `2026-12-13` and `18:00`. */
export interface Clock {
  date: string;
  time: string;
}

/** Without a time zone, the browser's own. */
const inZone = (timeZone: string | undefined) => ({ in: timeZone === undefined ? undefined : tz(timeZone) });

/** The local date and time of an instant. */
export const clockOf = (instant: Date | string, timeZone: string | undefined): Clock => ({
  date: format(instant, 'yyyy-MM-dd', inZone(timeZone)),
  time: format(instant, 'HH:mm', inZone(timeZone)),
});

/**
 * The instant of a local date and time, as ISO. For the hour that repeats in autumn one of both; a time that is skipped in
 * spring becomes one hour later.
 */
export const instantOf = ({ date, time }: Clock, timeZone: string | undefined): string =>
  new Date(+parseISO(`${date}T${time}`, inZone(timeZone))).toISOString();
