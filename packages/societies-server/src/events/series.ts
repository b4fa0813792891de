import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, addWeeks, differenceInCalendarDays, format, isSameMinute, set } from 'date-fns';
import { sql, type Transaction } from 'kysely';
import {
  bookingLimits,
  validation,
  type EventBody,
  type EventRepeat,
  type EventScope,
  type NewEventBody,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { invalid } from '../platform/errors.ts';
import type { Addressed } from './places.ts';

const next = {
  week: (first: TZDate, count: number) => addWeeks(first, count),
  two_weeks: (first: TZDate, count: number) => addWeeks(first, 2 * count),
  // Always counted from the first: the 31st returns after a shorter month.
  month: (first: TZDate, count: number) => addMonths(first, count),
} as const;

type Times = Pick<EventBody, 'datetime' | 'opens_at' | 'closes_at' | 'cancel_until'>;

/** Moves all times of an event by as many days, keeping their local time. */
function timesFrom(times: Times, start: TZDate, timeZone: string): Times {
  const days = differenceInCalendarDays(start, new TZDate(times.datetime, timeZone));
  const moved = (moment: string | null | undefined) =>
    moment && addDays(new TZDate(moment, timeZone), days).toISOString();
  const instant = (moment: string | null | undefined) =>
    moment && new Date(moved(moment) ?? moment).toISOString();
  return {
    datetime: new Date(start.getTime()).toISOString(),
    ...(times.opens_at !== undefined && { opens_at: instant(times.opens_at) }),
    ...(times.closes_at !== undefined && { closes_at: instant(times.closes_at) }),
    ...(times.cancel_until !== undefined && { cancel_until: instant(times.cancel_until) }),
  };
}

/** The occurrences of a repeating event. @throws 400 if there are none or too many. */
export function occurrences({ repeat, ...body }: NewEventBody, timeZone: string): EventBody[] {
  if (!repeat) return [body];
  const first = new TZDate(body.datetime, timeZone);
  // An evening in California is the next day in London: the last day is one of whoever chose it.
  const zone = repeat.time_zone ?? timeZone;
  if (!isTimeZone(zone)) throw invalid({ 'repeat.time_zone': ['There is no such time zone.'] });
  const bodies: EventBody[] = [];
  for (let count = 0; ; count += 1) {
    const start = next[repeat.every](first, count);
    if (dayOf(start.withTimeZone(zone)) > repeat.until) break;
    if (count === bookingLimits.occurrencesMax) throw wrongUntil(validation.booking.repeatMax(count));
    bodies.push({ ...body, ...timesFrom(body, start, timeZone) });
  }
  if (bodies.length < 2) throw wrongUntil(validation.event.repeatUntil);
  return bodies;
}

const isTimeZone = (zone: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};
const wrongUntil = (sentence: string) => invalid({ 'repeat.until': [sentence] });
const dayOf = (date: TZDate): EventRepeat['until'] =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

/** Makes events a series, identified by the first one. */
export async function joinSeries(
  trx: Transaction<Database>,
  societyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length < 2) return;
  await trx
    .updateTable('events')
    .set({ series_id: Math.min(...ids) })
    .where('society_id', '=', societyId)
    .where('id', 'in', ids)
    .execute();
}

/** The times of an event that a change of its series depends on. */
interface Occurrence extends Record<'opens_at' | 'closes_at' | 'cancel_until', Date | null> {
  id: number;
  starts_at: Date;
}

const columns = ['id', 'starts_at', 'opens_at', 'closes_at', 'cancel_until'] as const;

/** The event and, depending on the scope, the following ones of its series. Empty if it does not exist. */
export async function inScope(
  trx: Transaction<Database>,
  { societyId, eventId }: Addressed,
  scope: EventScope,
): Promise<Occurrence[]> {
  const event = await trx
    .selectFrom('events')
    .select([...columns, 'series_id'])
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event) return [];
  if (scope === 'this' || event.series_id === null) return [event];
  return trx
    .selectFrom('events')
    .select(columns)
    .where('society_id', '=', societyId)
    .where('series_id', '=', event.series_id)
    .where((where) => where.or([where('starts_at', '>', event.starts_at), where('id', '=', eventId)]))
    .where(sql<boolean>`cancelled_at is null or id = ${eventId}`)
    .orderBy('starts_at')
    .execute();
}

/**
 * Applies a change to another event of the series: the same fields, shifted by as many days as the two were apart. The local time is
 * the other's own unless it was changed, and so are the other times unless the start or they were.
 * @param before the changed event as it was.
 * @param own the other event.
 */
export function writtenTo(
  body: EventBody,
  { before, own }: { before: Occurrence; own: Occurrence },
  timeZone: string,
): EventBody {
  const { version: _, image: __, opens_at, closes_at, cancel_until, ...rest } = body;
  const written = new TZDate(body.datetime, timeZone);
  const was = new TZDate(before.starts_at, timeZone);
  const day = addDays(new TZDate(own.starts_at, timeZone), differenceInCalendarDays(written, was));
  const start =
    clockOf(written) === clockOf(was)
      ? day
      : set(day, {
          hours: written.getHours(),
          minutes: written.getMinutes(),
          seconds: written.getSeconds(),
        });
  const unlessKept = (sent: string | null | undefined, stored: Date | null) =>
    isSameMinute(written, was) && isSame(sent, stored) ? undefined : sent;
  const times = {
    datetime: body.datetime,
    opens_at: unlessKept(opens_at, before.opens_at),
    closes_at: unlessKept(closes_at, before.closes_at),
    cancel_until: unlessKept(cancel_until, before.cancel_until),
  };
  return { ...rest, ...timesFrom(times, start, timeZone) };
}

const clockOf = (moment: TZDate) => format(moment, 'HH:mm');

const isSame = (sent: string | null | undefined, stored: Date | null) =>
  sent ? Date.parse(sent) === stored?.getTime() : stored === null;
