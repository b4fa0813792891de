import { sql, type Kysely, type Transaction } from 'kysely';
import { defaultLanguage, wrongTimes, type EventBody } from 'societies-contract';
import { formatMoment } from 'societies-contract/notice-words';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { nextVersion } from '../database/version.ts';
import { markChanged, touchEvents } from '../directory/versions.ts';
import { conflict } from '../platform/errors.ts';
import { refreshLastActive } from '../societies/last-active.ts';
import { refuse } from './checks.ts';
import { columnsOf } from './columns.ts';
import { changeDeadlines } from './deadlines.ts';
import { lineMoved, movedUp, type Addressed } from './places.ts';
import { enabled } from './reading.ts';
import {
  notifyOfChange,
  notifyOfDeadlines,
  notifyOfEnd,
  notifyOfLink,
  notifyOfPlaces,
  type ChangedBy,
} from './notices.ts';

type Db = Kysely<Database>;

/** Columns that every edit of an event changes. */
const written = { ...nextVersion, changed_at: sql<Date>`now()` };

const hasBegun = (start: Date) => start.getTime() <= Date.now();

/** @returns the new event's id. */
export async function createEvent(
  trx: Transaction<Database>,
  societyId: number,
  body: EventBody,
  image: string | null,
): Promise<number> {
  const { id, starts_at } = await trx
    .insertInto('events')
    .values({ society_id: societyId, ...columnsOf(body), image })
    .returning(['id', 'starts_at'])
    .executeTakeFirstOrThrow();
  await touchEvents(trx, societyId);
  if (hasBegun(starts_at)) await refreshLastActive(trx, societyId);
  return id;
}

/** An event before a change. */
export interface StoredEvent {
  image: string | null;
  /** Whether the society's events feature is on. */
  enabled: boolean;
}

export async function findStoredEvent(
  database: Db,
  { societyId, eventId }: Addressed,
): Promise<StoredEvent | undefined> {
  return database
    .selectFrom('events')
    .select(['image', enabled(societyId).as('enabled')])
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .executeTakeFirst();
}

/** Locks an event's row until the transaction ends, so that nobody can sign up or leave meanwhile. */
export const holdEvent = (trx: Transaction<Database>, { societyId, eventId }: Addressed) =>
  trx
    .selectFrom('events')
    .select([
      'name',
      'starts_at',
      'venue',
      'link',
      'cancelled_at',
      'max_participants',
      'participants',
      'waiting',
      'places_over_capacity',
      'last_sequence_number',
      'series_id',
      'opens_at',
      'closes_at',
      'cancel_until',
      'payment',
      'version',
    ])
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();

/** @param when identifies the occurrence, if the event repeats. */
function tooSmall(when: string | null) {
  const message =
    when === null
      ? 'More students than that have registered already.'
      : `More students than that have registered already for ${when}.`;
  return conflict(message, 'too_many_registered', { max_participants: [message] });
}

function tooLateForMore() {
  const message =
    'This event has begun, and others waited. Nobody moves up any more, so its places stay as they are.';
  return conflict(message, 'event_passed', { max_participants: [message] });
}

/**
 * Edits an event. Moves up the waiting list if capacity was raised, and notifies those concerned.
 * @param image undefined keeps the picture.
 * @returns false if the body's version is outdated (or the event is gone); nothing is written then.
 * @throws 409 if more students have a place than would fit, or if somebody would move up after the start; 400 if new times
 * contradict the kept ones.
 */
export const updateEvent = (
  database: Db,
  event: ChangedBy & { timeZone: string },
  body: EventBody,
  image: string | null | undefined,
): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const before = await holdEvent(trx, event);
    if (!before || (body.version !== undefined && body.version !== before.version)) return false;
    const wrong = wrongTimes({
      datetime: body.datetime,
      opens_at: momentAfter(body.opens_at, before.opens_at),
      closes_at: momentAfter(body.closes_at, before.closes_at),
      cancel_until: momentAfter(body.cancel_until, before.cancel_until),
    });
    refuse(wrong);
    const withinCapacity = before.participants - before.places_over_capacity;
    if (body.max_participants < withinCapacity)
      throw tooSmall(
        before.series_id === null
          ? null
          : formatMoment(before.starts_at.toISOString(), defaultLanguage, event.timeZone),
      );
    const values = columnsOf(body);
    const after = { name: values.name, starts_at: new Date(values.starts_at), venue: values.venue };
    const waiting = Math.max(0, withinCapacity + before.waiting - body.max_participants);
    const moves = waiting < before.waiting;
    if (moves && after.starts_at.getTime() <= Date.now()) throw tooLateForMore();
    await trx
      .updateTable('events')
      .set({
        ...values,
        ...(image !== undefined && { image }),
        waiting,
        participants: before.participants + before.waiting - waiting,
        ...written,
        ...(moves && lineMoved),
      })
      .where('society_id', '=', event.societyId)
      .where('id', '=', event.eventId)
      .execute();
    await touchEvents(trx, event.societyId);
    if (hasBegun(before.starts_at) || hasBegun(after.starts_at))
      await refreshLastActive(trx, event.societyId);
    // Guests of a cancelled event are not notified of changes.
    if (before.cancelled_at) return true;
    const moved = await notifyOfChange(trx, event, before, after);
    if (!moved && values.link !== undefined && values.link !== before.link)
      await notifyOfLink(trx, event, after);
    const winners = await movedUp(trx, event, { before: before.waiting, after: waiting });
    const deadlines = await changeDeadlines(trx, event, before.payment, await findPayment(trx, event));
    await notifyOfPlaces(trx, event, after, winners, deadlines);
    const others = [...deadlines].filter(([guest]) => !winners.includes(guest));
    await notifyOfDeadlines(trx, event, after, new Map(others));
    return true;
  });

const findPayment = async (trx: Transaction<Database>, { societyId, eventId }: Addressed) =>
  (
    await trx
      .selectFrom('events')
      .select('payment')
      .where('society_id', '=', societyId)
      .where('id', '=', eventId)
      .executeTakeFirst()
  )?.payment ?? null;

/** The new value if one was sent, otherwise the old one. */
const momentAfter = (sent: string | null | undefined, stored: Date | null) =>
  sent === undefined ? (stored?.toISOString() ?? null) : sent;

/** Deletes an event. Widgets that showed it show the next one, and guests are notified. */
export async function deleteEvent(database: Db, event: ChangedBy): Promise<void> {
  const { societyId, eventId } = event;
  await inTransaction(database, async (trx) => {
    const before = await holdEvent(trx, event);
    if (!before) return;
    if (!before.cancelled_at) await notifyOfEnd(trx, event, before);
    await sql`
      with freed as (
        update widgets set event_id = null where society_id = ${societyId} and event_id = ${eventId}
        returning id
      ), deleted as (
        delete from events where society_id = ${societyId} and id = ${eventId} returning society_id as id
      )
      ${markChanged('deleted', 'events')}`.execute(trx);
  });
}

/**
 * Cancels an event. It stays readable, and guests are notified.
 * @returns false if it does not exist.
 * @throws 409 if it has started.
 */
export const cancelEvent = (database: Db, event: ChangedBy, reason: string): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const before = await holdEvent(trx, event);
    if (!before) return false;
    if (before.cancelled_at) return true;
    if (before.starts_at.getTime() <= Date.now()) throw conflict('Event has passed', 'event_passed');
    await trx
      .updateTable('events')
      .set({ cancelled_at: sql`now()`, cancel_reason: reason.trim(), ...written })
      .where('society_id', '=', event.societyId)
      .where('id', '=', event.eventId)
      .execute();
    await touchEvents(trx, event.societyId);
    await notifyOfEnd(trx, event, before, reason.trim());
    return true;
  });
