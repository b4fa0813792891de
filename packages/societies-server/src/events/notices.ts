import { sql, type Transaction } from 'kysely';
import { noticeMessages } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { notify } from '../notices/notify.ts';
import type { Addressed } from './places.ts';

/** The fields that guests know and are notified about. */
interface Known {
  name: string;
  starts_at: Date;
  venue: string;
}

/** Formats a time for notices, in the university's time zone. */
export const formatWhen = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(instant);

export interface NotifiedEvent extends Addressed {
  /** In which times are formatted. */
  timeZone: string;
}

export interface ChangedBy extends NotifiedEvent {
  /** The user who acted, who is not notified. */
  by: string;
}

export const addressOf = ({ societyId, eventId }: Addressed) => `/societies/${societyId}/events/${eventId}`;

async function registered(trx: Transaction<Database>, { societyId, eventId }: Addressed): Promise<string[]> {
  const rows = await trx
    .selectFrom('event_signups')
    .select('university_id')
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .execute();
  return rows.map((row) => row.university_id);
}

/** An event as guests know it; undefined once it has begun. */
const toCome = (trx: Transaction<Database>, { societyId, eventId }: Addressed): Promise<Known | undefined> =>
  trx
    .selectFrom('events')
    .select(['name', 'starts_at', 'venue'])
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .where('starts_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Notifies guests that a coming event moved to another time or place. */
export async function notifyOfChange(
  trx: Transaction<Database>,
  event: ChangedBy,
  before: Known,
  after: Known,
) {
  const moved = before.starts_at.getTime() !== after.starts_at.getTime() || before.venue !== after.venue;
  if (!moved || before.starts_at.getTime() <= Date.now()) return;
  await notify(trx, [
    {
      kind: 'event_changed',
      to: await registered(trx, event),
      by: event.by,
      society: event.societyId,
      ...noticeMessages.event_changed(after.name, formatWhen(after.starts_at, event.timeZone), after.venue),
      href: addressOf(event),
    },
  ]);
}

/** Notifies those who moved up from the waiting list. */
export async function notifyOfPlaces(
  trx: Transaction<Database>,
  event: NotifiedEvent,
  { name, starts_at, venue }: Known,
  promoted: readonly string[],
) {
  if (promoted.length === 0 || starts_at.getTime() <= Date.now()) return;
  await notify(trx, [
    {
      kind: 'place_won',
      to: promoted,
      society: event.societyId,
      ...noticeMessages.place_won(name, formatWhen(starts_at, event.timeZone), venue),
      href: addressOf(event),
    },
  ]);
}

/** Notifies somebody whom the organisers put on the list of a coming event, or to whom they gave a place. */
export async function notifyOfAdding(trx: Transaction<Database>, event: ChangedBy, universityId: string) {
  const known = await toCome(trx, event);
  if (!known) return;
  await notify(trx, [
    {
      kind: 'place_won',
      to: [universityId],
      by: event.by,
      society: event.societyId,
      ...noticeMessages.put_on_list(known.name, formatWhen(known.starts_at, event.timeZone), known.venue),
      href: addressOf(event),
    },
  ]);
}

/** Notifies a guest whom the organisers removed from a coming event. */
export async function notifyOfRemoval(
  trx: Transaction<Database>,
  event: ChangedBy,
  universityId: string,
  reason?: string,
) {
  const known = await toCome(trx, event);
  if (!known) return;
  await notify(trx, [
    {
      kind: 'event_cancelled',
      to: [universityId],
      by: event.by,
      society: event.societyId,
      ...noticeMessages.taken_off(known.name, formatWhen(known.starts_at, event.timeZone), reason),
      href: addressOf(event),
    },
  ]);
}

/** Notifies guests that a coming event was cancelled or deleted. */
export async function notifyOfEnd(
  trx: Transaction<Database>,
  event: ChangedBy,
  { name, starts_at }: Known,
  reason?: string,
) {
  if (starts_at.getTime() <= Date.now()) return;
  await notify(trx, [
    {
      kind: 'event_cancelled',
      to: await registered(trx, event),
      by: event.by,
      society: event.societyId,
      ...noticeMessages.event_cancelled(name, formatWhen(starts_at, event.timeZone), reason),
      href: reason === undefined ? `/societies/${event.societyId}/events` : addressOf(event),
    },
  ]);
}

/** A society that was removed or brought back. */
interface ChangedSociety {
  societyId: number;
  by: string;
  timeZone: string;
}

/** A society's coming events that have guests, the next one first. */
const comingWithGuests = (trx: Transaction<Database>, societyId: number) =>
  trx
    .selectFrom('events')
    .select(['id', 'name', 'starts_at', 'venue'])
    .where('society_id', '=', societyId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('cancelled_at', 'is', null)
    .where('participants', '>', 0)
    .orderBy('starts_at');

/** Notifies guests of a society's coming events that the society was removed. */
export async function notifyOfSocietysEnd(
  trx: Transaction<Database>,
  { societyId, by, timeZone }: ChangedSociety,
) {
  for (const { id, name, starts_at } of await comingWithGuests(trx, societyId).execute()) {
    await notify(trx, [
      {
        kind: 'event_cancelled',
        to: await registered(trx, { societyId, eventId: id }),
        by,
        society: societyId,
        ...noticeMessages.event_cancelled(
          name,
          formatWhen(starts_at, timeZone),
          noticeMessages.society_removed,
        ),
        href: '/my-events',
      },
    ]);
  }
}

/** Notifies guests of coming events that these are back, with their society or by themselves. */
export async function notifyOfReturn(
  trx: Transaction<Database>,
  { societyId, by, timeZone }: ChangedSociety,
  eventId?: number,
) {
  const back = comingWithGuests(trx, societyId);
  const events = await (eventId === undefined ? back : back.where('id', '=', eventId)).execute();
  for (const { id, name, starts_at, venue } of events) {
    const event = { societyId, eventId: id };
    await notify(trx, [
      {
        kind: 'event_changed',
        to: await registered(trx, event),
        by,
        society: societyId,
        ...noticeMessages.event_restored(name, formatWhen(starts_at, timeZone), venue),
        href: addressOf(event),
      },
    ]);
  }
}
