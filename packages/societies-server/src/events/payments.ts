import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { conflict } from '../platform/errors.ts';
import { startDeadlines } from './deadlines.ts';
import { findGuest } from './guests.ts';
import { addressOf, notifyOfPayment, notifyOfPlaces, timed, type ChangedBy } from './notices.ts';
import { lineMoved, movedUp, type Addressed } from './places.ts';
import { recordOfEvent } from './audit.ts';

type Trx = Transaction<Database>;

const ofGuest = ({ societyId, eventId }: Addressed, universityId: string) => sql<boolean>`(
  event_signups.society_id = ${societyId} and event_signups.event_id = ${eventId}
  and event_signups.university_id = ${universityId})`;

/**
 * Notes that a guest has paid the price of now, or takes that back. Changes nothing the second time.
 * @returns false if there is no such guest, such as one whose place was given back meanwhile.
 * @throws 409 for an event without a price, or somebody who waits.
 */
export async function markPaid(
  trx: Trx,
  event: ChangedBy,
  universityId: string,
  paid: boolean,
): Promise<boolean> {
  const guest = await findGuest(trx, event, universityId);
  if (!guest) return false;
  if (paid && guest.status === 'waiting') throw conflict('They are on the waiting list.', 'waiting');
  const { rows } = paid
    ? await sql<{ pence: number }>`
        update event_signups set paid_at = now(), paid_by = ${event.by}::text, paid_pence = events.price_pence
        from events
        where ${ofGuest(event, universityId)} and paid_at is null and events.price_pence > 0
          and events.society_id = event_signups.society_id and events.id = event_signups.event_id
        returning paid_pence as pence`.execute(trx)
    : await sql<{ pence: number }>`
        update event_signups set paid_at = null, paid_by = null, paid_pence = null, pay_until = null, pay_warned_at = null
        from event_signups as before
        where ${ofGuest(event, universityId)} and event_signups.paid_at is not null
          and before.society_id = event_signups.society_id and before.event_id = event_signups.event_id
          and before.university_id = event_signups.university_id
        returning before.paid_pence as pence`.execute(trx);
  const [marked] = rows;
  if (!marked) {
    const now = await findGuest(trx, event, universityId);
    if (now && paid && now.paid_at === null) throw conflict('This event costs nothing.', 'nothing_to_pay');
    return now !== undefined;
  }
  const deadlines = paid ? undefined : await startDeadlines(trx, event);
  await notifyOfPayment(trx, event, universityId, paid ? 'noted' : (deadlines?.get(universityId) ?? null));
  const fields = { guest: universityId, paid_pence: marked.pence };
  await recordOfEvent(
    trx,
    { ...event, action: paid ? 'event.guest_paid' : 'event.guest_unpaid' },
    paid ? { after: fields } : { before: fields },
  );
  return true;
}

/** People in one transaction. */
const batch = 200;

const isUnpaid = sql<boolean>`(event_signups.paid_at is null and event_signups.checked_in_at is null
  and events.starts_at > now() and events.cancelled_at is null)`;

const withEvents = sql`event_signups
  join events on events.society_id = event_signups.society_id and events.id = event_signups.event_id`;

/**
 * Tells people a day before that their unpaid places will be given back. Whoever could not be told in time, because no server ran, has
 * that day from now on.
 * @returns whether there may be more to tell.
 */
const warnNext = (database: Kysely<Database>): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const { rows } = await sql<{
      society_id: number;
      event_id: number;
      university_id: string;
      pay_until: Date;
      name: string;
      starts_at: Date;
    }>`
      update event_signups set pay_warned_at = now(), pay_until = case
        when pay_until > now() then pay_until
        else least(events.starts_at, now() + make_interval(
          hours => least(24, coalesce((events.payment ->> 'pay_within_hours')::integer, 24)))) end
      from events
      where events.society_id = event_signups.society_id and events.id = event_signups.event_id
        and (event_signups.society_id, event_signups.event_id, event_signups.university_id) in (
          select event_signups.society_id, event_signups.event_id, event_signups.university_id
          from ${withEvents}
          where pay_until <= now() + interval '1 day' and pay_warned_at is null and pay_until < events.starts_at
            and ${isUnpaid}
          order by pay_until, event_signups.university_id limit ${batch}
          for update of event_signups skip locked)
      returning event_signups.society_id, event_id, university_id, pay_until, name, starts_at`.execute(trx);
    await notify(
      trx,
      rows.map(({ society_id, event_id, university_id, pay_until, ...event }) => ({
        message: 'payment_due',
        values: { ...timed(event), pay_until: pay_until.toISOString(), event_id },
        to: [university_id],
        society: society_id,
        href: addressOf({ societyId: society_id, eventId: event_id }),
      })),
    );
    return rows.length === batch;
  });

/** Whether a place is to be given back, whose holder was told. */
const isDue = sql<boolean>`(pay_until <= now() and pay_warned_at is not null and ${isUnpaid})`;

/**
 * Gives an event's unpaid places back and promotes the first on its waiting list, in one transaction: killed in between, neither
 * happened. The lock on the event lets one process do it, before or after each sign-up.
 */
const returnPlaces = (database: Kysely<Database>, { societyId, eventId }: Addressed): Promise<void> =>
  inTransaction(database, async (trx) => {
    const event = await trx
      .selectFrom('events')
      .select(['name', 'starts_at', 'venue', 'participants', 'waiting', 'places_over_capacity'])
      .where('society_id', '=', societyId)
      .where('id', '=', eventId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!event) return;
    const { rows: gone } = await sql<{ university_id: string; over_capacity: boolean }>`
      delete from event_signups
      where society_id = ${societyId} and event_id = ${eventId} and university_id in (
        select university_id from ${withEvents}
        where event_signups.society_id = ${societyId} and event_signups.event_id = ${eventId} and ${isDue}
        for update of event_signups skip locked)
      returning university_id, over_capacity`.execute(trx);
    if (gone.length === 0) return;
    const over = gone.filter(({ over_capacity }) => over_capacity).length;
    const promoted = Math.min(event.waiting, gone.length - over);
    const waiting = event.waiting - promoted;
    await trx
      .updateTable('events')
      .set({
        participants: event.participants - gone.length + promoted,
        waiting,
        places_over_capacity: event.places_over_capacity - over,
        ...(promoted > 0 && lineMoved),
      })
      .where('society_id', '=', societyId)
      .where('id', '=', eventId)
      .execute();
    const addressed = { societyId, eventId };
    await notify(trx, [
      {
        message: 'place_returned',
        values: timed(event),
        to: gone.map(({ university_id }) => university_id),
        society: societyId,
        href: addressOf(addressed),
      },
    ]);
    for (const { university_id } of gone)
      await record(trx, {
        actor: null,
        society: societyId,
        action: 'event.place_returned',
        subject: { kind: 'event', id: eventId, name: event.name },
        before: { guest: university_id },
        after: null,
      });
    const winners = await movedUp(trx, addressed, { before: event.waiting, after: waiting });
    await notifyOfPlaces(trx, addressed, event, winners, await startDeadlines(trx, addressed));
  });

/** Warns whoever has not paid, and gives unpaid places back. Any number of processes may do so at once. */
export async function keepDeadlines(database: Kysely<Database>): Promise<void> {
  while (await warnNext(database));
  const { rows } = await sql<{ society_id: number; event_id: number }>`
    select distinct event_signups.society_id, event_id from ${withEvents} where ${isDue}`.execute(database);
  for (const { society_id, event_id } of rows)
    await returnPlaces(database, { societyId: society_id, eventId: event_id });
}
