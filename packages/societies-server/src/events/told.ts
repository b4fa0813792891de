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
export const sayWhen = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(instant);

export interface Told extends Addressed {
  /** In which times are formatted. */
  timeZone: string;
}

export interface ChangedBy extends Told {
  /** The user who acted, who is not notified. */
  by: string;
}

const addressOf = ({ societyId, eventId }: Addressed) => `/societies/${societyId}/events/${eventId}`;

async function registered(trx: Transaction<Database>, { societyId, eventId }: Addressed): Promise<string[]> {
  const rows = await trx
    .selectFrom('event_signups')
    .select('university_id')
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .execute();
  return rows.map((row) => row.university_id);
}

/** Notifies guests that a coming event moved to another time or place. */
export async function tellOfChange(
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
      ...noticeMessages.event_changed(after.name, sayWhen(after.starts_at, event.timeZone), after.venue),
      href: addressOf(event),
    },
  ]);
}

/** Notifies those who moved up from the waiting list. */
export async function tellOfPlaces(
  trx: Transaction<Database>,
  event: Told,
  { name, starts_at, venue }: Known,
  promoted: readonly string[],
) {
  if (promoted.length === 0 || starts_at.getTime() <= Date.now()) return;
  await notify(trx, [
    {
      kind: 'place_won',
      to: promoted,
      society: event.societyId,
      ...noticeMessages.place_won(name, sayWhen(starts_at, event.timeZone), venue),
      href: addressOf(event),
    },
  ]);
}

/** Notifies the event editors of a society that it is invited to co-host. */
export async function tellOfAsking(
  trx: Transaction<Database>,
  event: Addressed & { by: string },
  asked: { id: number; name: string },
) {
  const { rows } = await sql<{ name: string; society: string; writers: string[] }>`
    select events.name, societies.name as society, coalesce((
      select json_agg(memberships.university_id)
      from memberships
        join role_permissions on role_permissions.society_id = memberships.society_id
          and role_permissions.role_id = memberships.role_id
        join permissions on permissions.id = role_permissions.permission_id
      where memberships.society_id = ${asked.id} and permissions.codename = 'edit_events'
    ), '[]'::json) as writers
    from events join societies on societies.id = events.society_id
    where events.society_id = ${event.societyId} and events.id = ${event.eventId}`.execute(trx);
  await notify(
    trx,
    rows.map(({ name, society, writers }) => ({
      kind: 'hosting_asked' as const,
      to: writers,
      by: event.by,
      society: asked.id,
      ...noticeMessages.hosting_asked(society, name, asked.name),
      href: addressOf(event),
    })),
  );
}

/** Notifies a guest whom the organisers removed from a coming event. */
export async function tellOfRemoval(
  trx: Transaction<Database>,
  event: ChangedBy,
  universityId: string,
  reason?: string,
) {
  const known = await trx
    .selectFrom('events')
    .select(['name', 'starts_at'])
    .where('society_id', '=', event.societyId)
    .where('id', '=', event.eventId)
    .where('starts_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!known) return;
  await notify(trx, [
    {
      kind: 'event_cancelled',
      to: [universityId],
      by: event.by,
      society: event.societyId,
      ...noticeMessages.taken_off(known.name, sayWhen(known.starts_at, event.timeZone), reason),
      href: addressOf(event),
    },
  ]);
}

/** Notifies guests that a coming event was cancelled or deleted. */
export async function tellOfEnd(
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
      ...noticeMessages.event_cancelled(name, sayWhen(starts_at, event.timeZone), reason),
      href: reason === undefined ? `/societies/${event.societyId}/events` : addressOf(event),
    },
  ]);
}

/** Notifies guests of a society's coming events that the society was removed. */
export async function tellOfSocietysEnd(
  trx: Transaction<Database>,
  { societyId, by, timeZone }: { societyId: number; by: string; timeZone: string },
) {
  const coming = await trx
    .selectFrom('events')
    .select(['id', 'name', 'starts_at'])
    .where('society_id', '=', societyId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('cancelled_at', 'is', null)
    .where('participants', '>', 0)
    .orderBy('starts_at')
    .execute();
  for (const { id, name, starts_at } of coming) {
    await notify(trx, [
      {
        kind: 'event_cancelled',
        to: await registered(trx, { societyId, eventId: id }),
        by,
        society: societyId,
        ...noticeMessages.event_cancelled(name, sayWhen(starts_at, timeZone), noticeMessages.society_removed),
        href: '/my-events',
      },
    ]);
  }
}
