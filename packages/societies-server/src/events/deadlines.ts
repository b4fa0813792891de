import { sql, type Transaction } from 'kysely';
import type { EventPayment } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { positionOf } from './reading.ts';
import type { Addressed } from './places.ts';

/** Whether unpaid places of an event are given back. */
export const isPayable = sql<boolean>`(events.price_pence > 0 and events.payment ->> 'pay_within_hours' is not null)`;

const payHours = sql<number>`(events.payment ->> 'pay_within_hours')::integer`;

/** Until when somebody who gets a place now may pay. Nobody moves up after the start, so a place that is kept until then stays. */
export const payDeadline = sql<Date>`least(now() + make_interval(hours => ${payHours}), events.starts_at)`;

/** When each of these may pay, by university ID, as ISO instants. */
export type Deadlines = ReadonlyMap<string, string>;

/** Gives a deadline to everybody with an unpaid place who has none, as after somebody moved up. */
export async function startDeadlines(
  trx: Transaction<Database>,
  { societyId, eventId }: Addressed,
): Promise<Deadlines> {
  const { rows } = await sql<{ university_id: string; pay_until: Date }>`
    update event_signups set pay_until = ${payDeadline}, pay_warned_at = null
    from events
    where events.society_id = ${societyId} and events.id = ${eventId}
      and event_signups.society_id = events.society_id and event_signups.event_id = events.id
      and ${isPayable} and events.starts_at > now() and events.cancelled_at is null
      and event_signups.paid_at is null and event_signups.pay_until is null and ${positionOf('event_signups.')} = 0
    returning event_signups.university_id, event_signups.pay_until`.execute(trx);
  return new Map(rows.map(({ university_id, pay_until }) => [university_id, pay_until.toISOString()]));
}

/**
 * Follows a change of how an event is paid, in its transaction: without hours every place stays; more hours move each deadline, fewer
 * move none, because people were told theirs.
 * @returns the deadlines of those who had none.
 */
export async function changeDeadlines(
  trx: Transaction<Database>,
  event: Addressed,
  before: EventPayment | null,
  after: EventPayment | null,
): Promise<Deadlines> {
  const was = before?.pay_within_hours ?? null;
  const is = after?.pay_within_hours ?? null;
  const unpaid = trx
    .updateTable('event_signups')
    .where('society_id', '=', event.societyId)
    .where('event_id', '=', event.eventId)
    .where('paid_at', 'is', null)
    .where('pay_until', 'is not', null);
  if (is === null) {
    if (was !== null) await unpaid.set({ pay_until: null, pay_warned_at: null }).execute();
    return new Map();
  }
  if (was !== null && is > was)
    await unpaid
      .set({
        pay_until: sql<Date>`pay_until + make_interval(hours => ${is - was}::integer)`,
        pay_warned_at: null,
      })
      .execute();
  return startDeadlines(trx, event);
}
