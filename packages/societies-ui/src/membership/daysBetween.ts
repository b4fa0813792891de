import type { Dates } from '../host/useDates.ts';

const dayInMilliseconds = 86_400_000;

/** @returns how many days lie between two days of a calendar (`2027-03-12`); negative if the second is earlier. */
export const daysApart = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

/** @returns how many days lie between two moments on the reader's calendar; negative if the second is earlier. */
export const daysBetween = ({ isoDay }: Pick<Dates, 'isoDay'>, from: Date | string, to: Date | string) =>
  daysApart(isoDay(from), isoDay(to));
