import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notify } from '../notices/notify.ts';
import type { Deadlines } from './deadlines.ts';
import type { Addressed } from './places.ts';
import { positionOf } from './reading.ts';

/** The fields that guests know and are notified about. */
interface Known {
  name: string;
  starts_at: Date;
  venue: string;
}

export const timed = ({ name, starts_at }: Omit<Known, 'venue'>) => ({
  event: name,
  starts_at: starts_at.toISOString(),
});
const placed = (event: Known) => ({ ...timed(event), venue: event.venue });

export interface ChangedBy extends Addressed {
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

/**
 * Notifies guests that a coming event moved to another time or place.
 * @returns whether it did.
 */
export async function notifyOfChange(
  trx: Transaction<Database>,
  event: ChangedBy,
  before: Known,
  after: Known,
): Promise<boolean> {
  const moved = before.starts_at.getTime() !== after.starts_at.getTime() || before.venue !== after.venue;
  if (!moved || before.starts_at.getTime() <= Date.now()) return false;
  await notify(trx, [
    {
      message: 'event_changed',
      values: placed(after),
      to: await registered(trx, event),
      by: event.by,
      society: event.societyId,
      href: addressOf(event),
    },
  ]);
  return true;
}

/** Notifies those with a place at a coming event that its link has changed, which nobody else sees. */
export async function notifyOfLink(trx: Transaction<Database>, event: ChangedBy, known: Known) {
  if (known.starts_at.getTime() <= Date.now()) return;
  const { rows } = await sql<{ university_id: string }>`
    select university_id from event_signups
      join events on events.society_id = event_signups.society_id and events.id = event_signups.event_id
    where event_signups.society_id = ${event.societyId} and event_signups.event_id = ${event.eventId}
      and ${positionOf('event_signups.')} = 0`.execute(trx);
  await notify(trx, [
    {
      message: 'event_link_changed',
      values: timed(known),
      to: rows.map((row) => row.university_id),
      by: event.by,
      society: event.societyId,
      href: addressOf(event),
    },
  ]);
}

/** Notifies those who moved up from the waiting list. */
export async function notifyOfPlaces(
  trx: Transaction<Database>,
  event: Addressed,
  known: Known,
  promoted: readonly string[],
  deadlines: Deadlines,
) {
  if (promoted.length === 0 || known.starts_at.getTime() <= Date.now()) return;
  // Who was promoted in one transaction has one deadline.
  const pay_until = promoted.map((one) => deadlines.get(one)).find((until) => until !== undefined) ?? null;
  await notify(trx, [
    {
      message: 'place_won',
      values: { ...placed(known), pay_until, event_id: event.eventId },
      to: promoted,
      society: event.societyId,
      href: addressOf(event),
    },
  ]);
}

/** Notifies those whose unpaid places will be given back from now on. */
export async function notifyOfDeadlines(
  trx: Transaction<Database>,
  event: ChangedBy,
  known: Known,
  deadlines: Deadlines,
) {
  const [until] = deadlines.values();
  if (until === undefined) return;
  await notify(trx, [
    {
      message: 'payment_due',
      values: { ...timed(known), pay_until: until, event_id: event.eventId },
      to: [...deadlines.keys()],
      by: event.by,
      society: event.societyId,
      href: addressOf(event),
    },
  ]);
}

/**
 * Notifies a guest of a coming event that their payment was noted, or is no longer.
 * @param paid `noted`, or until when they may pay now.
 */
export async function notifyOfPayment(
  trx: Transaction<Database>,
  event: ChangedBy,
  universityId: string,
  paid: string | null,
) {
  const known = await toCome(trx, event);
  if (!known) return;
  const about = { to: [universityId], by: event.by, society: event.societyId, href: addressOf(event) };
  await notify(trx, [
    paid === 'noted'
      ? { ...about, message: 'payment_noted', values: placed(known) }
      : {
          ...about,
          message: 'payment_undone',
          values: { ...timed(known), pay_until: paid, event_id: event.eventId },
        },
  ]);
}

/** Notifies somebody whom the organisers put on the list of a coming event, or to whom they gave a place. */
export async function notifyOfAdding(
  trx: Transaction<Database>,
  event: ChangedBy,
  universityId: string,
  deadlines: Deadlines,
) {
  const known = await toCome(trx, event);
  if (!known) return;
  await notify(trx, [
    {
      message: 'put_on_list',
      values: {
        ...placed(known),
        pay_until: deadlines.get(universityId) ?? null,
        event_id: event.eventId,
      },
      to: [universityId],
      by: event.by,
      society: event.societyId,
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
      message: 'taken_off',
      values: { ...timed(known), reason: reason ?? null },
      to: [universityId],
      by: event.by,
      society: event.societyId,
      href: addressOf(event),
    },
  ]);
}

/** Notifies guests that a coming event was cancelled or deleted. */
export async function notifyOfEnd(
  trx: Transaction<Database>,
  event: ChangedBy,
  known: Known,
  reason?: string,
) {
  if (known.starts_at.getTime() <= Date.now()) return;
  await notify(trx, [
    {
      message: 'event_cancelled',
      values: { ...timed(known), reason: reason ?? null },
      to: await registered(trx, event),
      by: event.by,
      society: event.societyId,
      href: reason === undefined ? `/societies/${event.societyId}/events` : addressOf(event),
    },
  ]);
}

/** A society that was removed or brought back. */
interface ChangedSociety {
  societyId: number;
  by: string;
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

/** Notifies the members of a society that it was removed, or that it is back. */
export async function notifyMembers(
  trx: Transaction<Database>,
  { societyId, by }: Pick<ChangedSociety, 'societyId' | 'by'>,
  isBack: boolean,
) {
  const rows = await trx
    .selectFrom('memberships')
    .innerJoin('societies', 'societies.id', 'memberships.society_id')
    .select(['university_id', 'societies.name'])
    .where('society_id', '=', societyId)
    .execute();
  const [first] = rows;
  if (!first) return;
  await notify(trx, [
    {
      message: isBack ? 'society_back' : 'society_ended',
      values: { society: first.name },
      // Not `membersOf`, whose later batches would find no members any more.
      to: rows.map(({ university_id }) => university_id),
      by,
      society: societyId,
      href: isBack ? `/societies/${societyId}` : '/my-societies',
    },
  ]);
}

/** Notifies guests of a society's coming events that the society was removed. */
export async function notifyOfSocietysEnd(trx: Transaction<Database>, { societyId, by }: ChangedSociety) {
  for (const { id, ...known } of await comingWithGuests(trx, societyId).execute()) {
    await notify(trx, [
      {
        message: 'society_removed',
        values: timed(known),
        to: await registered(trx, { societyId, eventId: id }),
        by,
        society: societyId,
        href: '/my-events',
      },
    ]);
  }
}

/** The most events that one notice names. */
export const namedMax = 5;

/** Notifies guests of coming events, each in one notice, that their society has switched its events off, or on again. */
export async function notifyOfSwitch(
  trx: Transaction<Database>,
  { societyId, by }: ChangedSociety,
  on: boolean,
) {
  const { name: society } = await trx
    .selectFrom('societies')
    .select('name')
    .where('id', '=', societyId)
    .executeTakeFirstOrThrow();
  const events = await comingWithGuests(trx, societyId).execute();
  const byGuest = new Map<string, typeof events>();
  for (const event of events) {
    for (const guest of await registered(trx, { societyId, eventId: event.id }))
      byGuest.set(guest, [...(byGuest.get(guest) ?? []), event]);
  }
  /** Guests of the same events hear the same. */
  const alike = new Map<string, { events: typeof events; to: string[] }>();
  for (const [guest, theirs] of byGuest) {
    const key = theirs.map(({ id }) => id).join();
    const group = alike.get(key) ?? { events: theirs, to: [] };
    group.to.push(guest);
    alike.set(key, group);
  }
  await notify(
    trx,
    [...alike.values()].map(({ events: theirs, to }) => {
      const shown = theirs.slice(0, namedMax);
      const [first] = shown;
      return {
        message: on ? 'events_shown' : 'events_hidden',
        values: { society, events: shown.map(timed), more: theirs.length - shown.length },
        to,
        by,
        society: societyId,
        href:
          first && theirs.length === 1
            ? addressOf({ societyId, eventId: first.id })
            : `/societies/${societyId}/events`,
      };
    }),
  );
}

/** Notifies guests of coming events that these are back, with their society or by themselves. */
export async function notifyOfReturn(
  trx: Transaction<Database>,
  { societyId, by }: ChangedSociety,
  eventId?: number,
) {
  const back = comingWithGuests(trx, societyId);
  const events = await (eventId === undefined ? back : back.where('id', '=', eventId)).execute();
  for (const { id, ...known } of events) {
    const event = { societyId, eventId: id };
    await notify(trx, [
      {
        message: 'event_restored',
        values: placed(known),
        to: await registered(trx, event),
        by,
        society: societyId,
        href: addressOf(event),
      },
    ]);
  }
}
