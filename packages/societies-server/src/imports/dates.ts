import { TZDate } from '@date-fns/tz';
import type { DateOrder, ImportFault } from 'societies-contract';
import { isDate } from '../platform/moments.ts';

/** A day of the calendar, and a time of day if the cell has one; or a moment, if it names its offset. */
export interface ReadMoment {
  /** `2026-10-31` */
  day: string;
  /** `18:30` */
  time?: string;
  /** Set if the cell is ISO 8601 with an offset. */
  instant?: Date;
}

const monthNames = [
  ['jan', 'january', 'januar', 'janner'],
  ['feb', 'february', 'februar'],
  ['mar', 'march', 'marz', 'mrz'],
  ['apr', 'april'],
  ['may', 'mai'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october', 'okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december', 'dez', 'dezember'],
];
const withSingleBlanks = (text: string) => text.replaceAll(/ {2,}/g, ' ');
const monthOf = (name: string) =>
  monthNames.findIndex((names) =>
    names.includes(name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()),
  ) + 1;

/* Each reads a text in which every blank is one: see `withSingleBlanks`. */
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]{1,3}(.+))?$/i;
const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,]{1,3}(.+))?$/i;
/** `Sat 31 October 2026`, `31. Oktober 2026`, `31st Oct 2026 6:30 pm` */
const dayAndName =
  /^(?:\p{L}+\.?,? )?(\d{1,2})(?:st|nd|rd|th|\.)? ?[- ] ?(\p{L}+)\.?,?[- ] ?(\d{4})(?:,? (?:at |um )?(.+))?$/iu;
/** `October 31, 2026`, `Saturday, October 31st 2026 at 18:30` */
const nameAndDay =
  /^(?:\p{L}+\.?,? )??(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:at )?(.+))?$/iu;
const timeOfDay = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2})(?:\.\d+)?)? ?(am|pm|a\.m\.|p\.m\.|uhr|h)?$/i;
const withOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A time of day as `18:30`; undefined if the text is none. */
export function timeOf(text: string): string | undefined {
  const found = timeOfDay.exec(withSingleBlanks(text).trim());
  if (!found) return undefined;
  const [, hours = '', minutes, , half = ''] = found;
  const noon = half.toLowerCase().startsWith('p');
  const twelve = noon || half.toLowerCase().startsWith('a');
  if (minutes === undefined && half === '') return undefined;
  const hour = Number(hours);
  if (Number(minutes ?? 0) > 59 || hour > 23 || (twelve && (hour < 1 || hour > 12))) return undefined;
  const shown = twelve ? (hour % 12) + (noon ? 12 : 0) : hour;
  return `${String(shown).padStart(2, '0')}:${minutes ?? '00'}`;
}

const dayOf = (year: string, month: number | string, day: number | string) =>
  `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The parts of a day, in the order in which the order says they are written. */
function partsOf(text: string, order: DateOrder): { day: string; rest: string | undefined } | undefined {
  const whole = iso.exec(text);
  if (whole) return { day: dayOf(whole[1] ?? '', whole[2] ?? '', whole[3] ?? ''), rest: whole[4] };
  const numbers = numeric.exec(text);
  if (numbers) {
    const [, first = '', sign, second = '', year = '', rest] = numbers;
    // Dots are written where the day comes first.
    const monthFirst = order === 'month_first' && sign !== '.';
    return { day: monthFirst ? dayOf(year, first, second) : dayOf(year, second, first), rest };
  }
  const named = dayAndName.exec(text);
  if (named) {
    const month = monthOf(named[2] ?? '');
    return month === 0 ? undefined : { day: dayOf(named[3] ?? '', month, named[1] ?? ''), rest: named[4] };
  }
  const american = nameAndDay.exec(text);
  if (!american) return undefined;
  const month = monthOf(american[1] ?? '');
  return month === 0
    ? undefined
    : { day: dayOf(american[3] ?? '', month, american[2] ?? ''), rest: american[4] };
}

/** Reads a day, with its time if there is one. @returns what is wrong with it, if it is none. */
export function readMoment(
  text: string,
  order: DateOrder,
): ReadMoment | Extract<ImportFault, 'not_a_date' | 'no_such_day' | 'not_a_time'> {
  if (text.length > 60) return 'not_a_date';
  const parts = partsOf(withSingleBlanks(text), order);
  if (!parts) return 'not_a_date';
  if (!isDate(parts.day)) return 'no_such_day';
  const { day, rest } = parts;
  if (rest === undefined) return { day };
  if (withOffset.test(rest)) {
    const instant = new Date(`${day}T${rest.trim()}`);
    if (!Number.isNaN(instant.getTime())) return { day, instant };
  }
  const time = timeOf(rest);
  return time === undefined ? 'not_a_time' : { day, time };
}

/** The moment in a time zone; a day without a time is its beginning. */
export function instantOf({ day, time = '00:00', instant }: ReadMoment, timeZone: string): Date {
  if (instant) return instant;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
}

/** Looks at days such as `03/10/2025`, and finds out whether the day or the month comes first. */
export class DateOrders {
  #dayFirst = false;
  #monthFirst = false;
  /** The first that can be read in two ways. */
  unclear: { column: string; sample: string } | undefined;
  /** The first of any such day. */
  first: { column: string; sample: string } | undefined;

  look(column: string, text: string): void {
    const found = text.length > 60 ? null : numeric.exec(text);
    if (!found || found[2] === '.') return;
    const [one, other] = [Number(found[1]), Number(found[3])];
    this.first ??= { column, sample: text };
    if (one > 12) this.#dayFirst = true;
    else if (other > 12) this.#monthFirst = true;
    else if (one !== other) this.unclear ??= { column, sample: text };
  }

  /** Null if nobody can tell. Where days of both kinds are, one of them is no day. */
  get order(): DateOrder | null {
    if (this.#dayFirst) return 'day_first';
    if (this.#monthFirst) return 'month_first';
    return this.unclear ? null : 'day_first';
  }
}
