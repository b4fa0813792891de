import { tz } from '@date-fns/tz';
import { format, type Locale } from 'date-fns';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';

/** Formats dates and times in a locale and time zone. */
export interface Dates {
  /** The day of an instant as `dd MMMM yyyy`: 13 December 2026. Source: specification, section 9. */
  day: (instant: Date | string) => string;
  /** The time of an instant as `hh:mm`, with its zone's name where that is not the reader's or not the site's. */
  time: (instant: Date | string) => string;
  /** The month of an instant, in short: Dec. */
  month: (instant: Date | string) => string;
  /** The day of the month of an instant, as a number. */
  dayOfMonth: (instant: Date | string) => string;
  /** An ISO date without a time, `2019-10-14`, as `dd MMMM yyyy`: the same day in every time zone. */
  date: (date: string) => string;
  /** An ISO month, `2026-11`: November 2026. */
  monthAndYear: (month: string) => string;
  /** The month of an ISO date or month, without its year: November. */
  monthName: (date: string) => string;
  /** The month of an ISO date or month, in short: Nov. */
  shortMonth: (date: string) => string;
  /** The day of an instant as an ISO date: `2026-11-27`, for grouping by day. */
  isoDay: (instant: Date | string) => string;
  /** An ISO date with its weekday and without its year: Friday 27 November. */
  weekdayAndDate: (date: string) => string;
  /** An ISO date without its year: 27 November. */
  dayAndMonth: (date: string) => string;
  /** An ISO date with its weekday and its year: Friday 27 November 2026. */
  wholeDate: (date: string) => string;
  /** The weekday of an ISO date: Friday, or its first letter. */
  weekday: (date: string, width?: 'long' | 'narrow') => string;
}

/**
 * @param timeZone undefined is the browser's.
 * @param others zones of which each that differs makes times name theirs; undefined is the browser's.
 */
export const datesIn = (
  locale: Locale | undefined,
  timeZone: string | undefined,
  others: readonly (string | undefined)[] = [],
): Dates => {
  const written = (pattern: string, zone: string | undefined) => (instant: Date | string) =>
    format(instant, pattern, { locale, in: zone === undefined ? undefined : tz(zone) });
  const offset = (instant: Date | string, zone: string | undefined) => written('xxx', zone)(instant);
  let names: Intl.DateTimeFormat | undefined;
  /** The name of the zone, such as ` GMT`, where an instant has another time in one of the others. */
  const zoneOf = (instant: Date | string): string => {
    if (others.every((other) => offset(instant, other) === offset(instant, timeZone))) return '';
    names ??= new Intl.DateTimeFormat(locale?.code ?? 'en-GB', { timeZone, timeZoneName: 'short' });
    const part = names.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName');
    return part ? ` ${part.value}` : '';
  };
  // A date without a time is formatted and parsed in the same zone, so any will do.
  const noon = (date: string) => `${date}T12:00`;
  const dateAs = (pattern: string) => (date: string) => format(noon(date), pattern, { locale });
  // In some languages date-fns has no pattern for a date without its year, so `Intl` is used, but not for English, because the
  // first use of `Intl` is slow on phones.
  const inWords = (english: string, parts: Intl.DateTimeFormatOptions) => {
    if (locale === undefined) return dateAs(english);
    let words: Intl.DateTimeFormat | undefined;
    return (date: string) => {
      words ??= new Intl.DateTimeFormat(locale.code, parts);
      return words.format(new Date(noon(date)));
    };
  };
  const weekdays = {
    long: inWords('EEEE', { weekday: 'long' }),
    narrow: inWords('EEEEE', { weekday: 'narrow' }),
  };
  // The specification's patterns in English, otherwise those of the locale.
  const [day, time] = locale ? (['PPP', 'p'] as const) : (['dd MMMM yyyy', 'HH:mm'] as const);
  return {
    day: written(day, timeZone),
    time: (instant) => written(time, timeZone)(instant) + zoneOf(instant),
    month: written('MMM', timeZone),
    dayOfMonth: written('d', timeZone),
    date: (date) => dateAs(day)(date.slice(0, 10)),
    monthAndYear: (month) => dateAs('LLLL yyyy')(`${month}-01`),
    monthName: (date) => dateAs('LLLL')(`${date.slice(0, 7)}-01`),
    shortMonth: (date) => dateAs('LLL')(`${date.slice(0, 7)}-01`),
    isoDay: written('yyyy-MM-dd', timeZone),
    weekdayAndDate: inWords('EEEE d MMMM', { weekday: 'long', day: 'numeric', month: 'long' }),
    dayAndMonth: inWords('d MMMM', { day: 'numeric', month: 'long' }),
    wholeDate: inWords('EEEE d MMMM yyyy', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
    weekday: (date, width = 'long') => weekdays[width](date),
  };
};

const never = () => () => undefined;
const own = () => undefined;
const server = () => 'UTC';

/**
 * Dates and times in the locale and time zone of the nearest `SocietiesProvider`. Without a time zone: the browser's, but UTC
 * on a server and during hydration.
 */
export const useDates = (): Dates => {
  const { locale, timeZone, siteTimeZone } = useContext(SocietiesContext);
  const here = useSyncExternalStore(never, own, server);
  const zone = timeZone ?? here;
  const isKnown = here === undefined;
  return useMemo(() => {
    // A server does not know the reader's clock.
    const others = isKnown ? [undefined, ...(siteTimeZone ? [siteTimeZone] : [])] : [];
    return datesIn(locale, zone, others);
  }, [locale, zone, isKnown, siteTimeZone]);
};
