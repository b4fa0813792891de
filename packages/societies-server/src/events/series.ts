import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, addWeeks, differenceInCalendarDays, set } from 'date-fns';
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
  // From the first each time: the 31st comes back after a month that has none.
  month: (first: TZDate, count: number) => addMonths(first, count),
} as const;

type Times = Pick<EventBody, 'datetime' | 'opens_at' | 'closes_at' | 'cancel_until'>;

/** The times of an event that begins on another day: all of them as many days off, at the same hour of the zone's clocks. */
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

/** An event and its repetitions, each as an event of its own. @throws 400 when there would be none, or too many. */
export function occurrences({ repeat, ...body }: NewEventBody, timeZone: string): EventBody[] {
  if (!repeat) return [body];
  const first = new TZDate(body.datetime, timeZone);
  const bodies: EventBody[] = [];
  for (let count = 0; ; count += 1) {
    const start = next[repeat.every](first, count);
    if (dayOf(start) > repeat.until) break;
    if (count === bookingLimits.occurrencesMax) throw wrongUntil(validation.booking.repeatMax(count));
    bodies.push({ ...body, ...timesFrom(body, start, timeZone) });
  }
  if (bodies.length < 2) throw wrongUntil(validation.booking.repeatUntil);
  return bodies;
}

const wrongUntil = (sentence: string) => invalid({ 'repeat.until': [sentence] });
const dayOf = (date: TZDate): EventRepeat['until'] =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

/** Makes events one series, named by the first of them. */
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

/** An event and, where that is meant, those of its series that begin after it. Nothing for an event that is gone. */
export async function inScope(
  trx: Transaction<Database>,
  { societyId, eventId }: Addressed,
  scope: EventScope,
): Promise<{ id: number; starts_at: Date }[]> {
  const event = await trx
    .selectFrom('events')
    .select(['id', 'starts_at', 'series_id'])
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event) return [];
  if (scope === 'this' || event.series_id === null) return [event];
  const following = await trx
    .selectFrom('events')
    .select(['id', 'starts_at'])
    .where('society_id', '=', societyId)
    .where('series_id', '=', event.series_id)
    .where((where) => where.or([where('starts_at', '>', event.starts_at), where('id', '=', eventId)]))
    .where(sql<boolean>`cancelled_at is null or id = ${eventId}`)
    .orderBy('starts_at')
    .execute();
  return following;
}

/**
 * What is written to another event of a series: the same, as many days off as the two were apart, at the new hour.
 * @param before when the event that was written itself began.
 * @param own when the other one begins.
 */
export function writtenTo(
  body: EventBody,
  { before, own }: { before: Date; own: Date },
  timeZone: string,
): EventBody {
  const { version: _, image: __, ...rest } = body;
  const written = new TZDate(body.datetime, timeZone);
  const days = differenceInCalendarDays(written, new TZDate(before, timeZone));
  const day = addDays(new TZDate(own, timeZone), days);
  const start = set(day, {
    hours: written.getHours(),
    minutes: written.getMinutes(),
    seconds: written.getSeconds(),
  });
  return { ...rest, ...timesFrom(body, start, timeZone) };
}
