import { useContext, useSyncExternalStore } from 'react';
import { LocaleContext } from './LocaleContext.ts';

/** Days and times as they are written somewhere, in one time zone. */
export interface Dates {
  /** The day of an instant as `dd MMMM yyyy`: 13 December 2026. Source: specification, section 9. */
  day: (instant: Date | string) => string;
  /** The time of an instant as `hh:mm`. */
  time: (instant: Date | string) => string;
  /** The month of an instant, in short: Dec. */
  month: (instant: Date | string) => string;
  /** The day of the month of an instant, as a number. */
  dayOfMonth: (instant: Date | string) => string;
  /** An ISO date without a time, `2019-10-14`, as `dd MMMM yyyy`: the same day in every time zone. */
  date: (date: string) => string;
  /** An ISO month, `2026-11`: November 2026. */
  monthAndYear: (month: string) => string;
  /** The month of an ISO date or month, in short: Nov. */
  shortMonth: (date: string) => string;
}

const made = new Map<string, Dates>();
const whole = { day: '2-digit', month: 'long', year: 'numeric' } as const;
/** A calendar's day or month begins at midnight UTC, and is read there. */
const begin = (date: string) => new Date(`${date.slice(0, 10)}${date.length === 7 ? '-01' : ''}T00:00:00Z`);

export const datesIn = (locale: string, timeZone: string | undefined): Dates => {
  const key = `${locale} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const written = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    return (instant: Date | string) => written.format(new Date(instant));
  };
  const ofCalendar = (options: Intl.DateTimeFormatOptions) => {
    const written = format(options, 'UTC');
    return (date: string) => written(begin(date));
  };
  const numeric = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone });
  const dates: Dates = {
    day: format(whole),
    time: format({ hour: '2-digit', minute: '2-digit' }),
    month: format({ month: 'short' }),
    // Some languages write a word behind the number.
    dayOfMonth: (instant) =>
      numeric.formatToParts(new Date(instant)).find(({ type }) => type === 'day')?.value ?? '',
    date: ofCalendar(whole),
    monthAndYear: ofCalendar({ month: 'long', year: 'numeric' }),
    shortMonth: ofCalendar({ month: 'short' }),
  };
  made.set(key, dates);
  return dates;
};

const never = () => () => undefined;
const own = () => undefined;
const server = () => 'UTC';

/**
 * Days and times in the locale and the time zone of the nearest `LocaleProvider`. Without a zone they are the reader's own; a
 * server does not know it, so what it renders, and the first render over it, are in UTC.
 */
export const useDates = (): Dates => {
  const { locale, timeZone } = useContext(LocaleContext);
  const zone = useSyncExternalStore(never, own, server);
  return datesIn(locale, timeZone ?? zone);
};
