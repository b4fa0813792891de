/*
 * Parsers for both engines, whose defaults differ: for int8 PGlite returns a number or BigInt and pg a string, and they
 * disagree about dates and intervals.
 */

const asIs = (value: string) => value;

function integer(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The integer ${value} does not fit a number.`);
  return number;
}

/** Parses `2026-11-21 06:00:00.123456+00`. */
function instant(value: string): Date {
  return new Date(`${value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')}`);
}

const oids = { int8: 20, date: 1082, timestamptz: 1184, interval: 1186, numeric: 1700 } as const;

/** By type OID: int8 and numeric become numbers, timestamptz a Date, date and interval strings. */
export const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [oids.int8]: integer,
  [oids.numeric]: Number,
  [oids.date]: asIs,
  [oids.timestamptz]: instant,
  [oids.interval]: asIs,
};
