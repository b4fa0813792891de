import type { Dates } from '../host/useDates.ts';

const dayInMilliseconds = 86_400_000;

/** @returns how many days lie between two moments on the reader's calendar; negative if the second is earlier. */
export const daysBetween = ({ isoDay }: Pick<Dates, 'isoDay'>, from: Date | string, to: Date | string) =>
  Math.round((Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / dayInMilliseconds);
