import { sql, type Kysely, type Selectable } from 'kysely';
import { eventLimits, type SocietyEvent, type EventBody, type EventsQuery } from 'societies-contract';
import { violates } from '../database/errors.ts';
import { containing } from '../database/keys.ts';
import type { Database, EventsTable } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { direction, type Slice } from '../platform/pages.ts';

type Db = Kysely<Database>;

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as `hh:mm:ss`. */
export const toDuration = (seconds: number) =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');

/** `hh:mm:ss` in seconds; the schema has checked its form. */
export const toSeconds = (duration: string) =>
  duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Whether a duration is one that an event may take. */
export const isAllowedDuration = (duration: string) => {
  const hours = toSeconds(duration) / 3_600;
  return hours >= eventLimits.durationMinHours && hours <= eventLimits.durationMaxHours;
};

export type EventRow = Omit<Selectable<EventsTable>, 'starts_at' | 'created_at'> & {
  /** A text where the row came as JSON. */
  starts_at: Date | string;
  joined: boolean;
};

/** A society's events as one caller sees them. */
export const selectEvents = (societyId: number, universityId: string) =>
  // An array is read once for all events, `exists` would be asked for each.
  sql<EventRow>`
    select society_id, id, name, description, starts_at, duration_seconds, venue, max_participants, participants,
      price_pence, is_active, image, version, id = any (array(
        select event_signups.event_id from event_signups
        where event_signups.society_id = ${societyId} and event_signups.university_id = ${universityId})) as joined
    from events where society_id = ${societyId}`;

export const toEvent = (row: EventRow): SocietyEvent => ({
  id: row.id,
  name: row.name,
  description: row.description,
  datetime: new Date(row.starts_at).toISOString(),
  duration: toDuration(row.duration_seconds),
  venue: row.venue,
  max_participants: row.max_participants,
  participants: row.participants,
  price: row.price_pence / 100,
  is_active: row.is_active,
  image: row.image,
  joined: row.joined,
  society: row.society_id,
  version: row.version,
});

const enabled = (societyId: number) =>
  sql<boolean>`exists (
    select 1 from society_settings where society_id = ${societyId} and enable_events)`;

const over = sql<boolean>`events.starts_at <= now()`;
/** How far off in either direction: what comes next is the nearest to come, what was last the nearest that is over. */
const distance = sql`greatest(events.starts_at - now(), now() - events.starts_at)`;

const isNamed = (search: string | undefined) =>
  search?.trim() ? sql<boolean>`lower(events.name) like ${containing(search)}` : sql<boolean>`true`;

const isWhen = (when: EventsQuery['when']) => {
  if (when === undefined) return sql<boolean>`true`;
  return when === 'past' ? over : sql<boolean>`events.starts_at > now()`;
};

/** A society's events, the latest first; none while the feature is off. */
export async function listEvents(
  database: Db,
  societyId: number,
  universityId: string,
): Promise<SocietyEvent[]> {
  // One value, because rows of many columns take longer on their way here than they take to find.
  const { rows } = await sql<{ events: EventRow[] }>`
    select coalesce(json_agg(listed), '[]') as events from (
      ${selectEvents(societyId, universityId)} and ${enabled(societyId)} order by starts_at desc, id desc
    ) as listed`.execute(database);
  return rows.flatMap(({ events }) => events.map(toEvent));
}

/**
 * A society's events that the query names, as they are read: those to come, the next one first, then those that are over, the
 * last one first. None while the feature is off.
 * @param slice without it all of them.
 */
export async function listEventsAsTheyCome(
  database: Db,
  { societyId, universityId }: { societyId: number; universityId: string },
  { when, search }: EventsQuery,
  slice?: Slice,
): Promise<SocietyEvent[]> {
  const way = sql.raw(direction(false, slice));
  const part = slice ? sql`limit ${slice.limit} offset ${slice.offset}` : sql``;
  const { rows } = await sql<{ events: EventRow[] }>`
    select coalesce(json_agg(listed), '[]') as events from (
      ${selectEvents(societyId, universityId)} and ${enabled(societyId)} and ${isWhen(when)} and ${isNamed(search)}
      order by ${over} ${way}, ${distance} ${way}, events.id ${way} ${part}
    ) as listed`.execute(database);
  return rows.flatMap(({ events }) => events.map(toEvent));
}

export async function countEvents(
  database: Db,
  societyId: number,
  { when, search }: EventsQuery,
): Promise<number> {
  const { count } = await database
    .selectFrom('events')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', societyId)
    .where(enabled(societyId))
    .where(isWhen(when))
    .where(isNamed(search))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findEvent(
  database: Db,
  societyId: number,
  eventId: number,
  universityId: string,
): Promise<SocietyEvent | undefined> {
  const { rows } = await sql<EventRow>`
    ${selectEvents(societyId, universityId)} and id = ${eventId} and ${enabled(societyId)}`.execute(database);
  return rows[0] && toEvent(rows[0]);
}

/** What a body says, as columns. */
const columns = (body: EventBody) => ({
  name: body.name.trim(),
  description: body.description.trim(),
  starts_at: new Date(body.datetime),
  duration_seconds: toSeconds(body.duration),
  venue: body.venue.trim(),
  max_participants: body.max_participants,
  price_pence: Math.round(body.price * 100),
  is_active: body.is_active,
});

/** @returns the new event's id; undefined when the feature is off. */
export async function createEvent(
  database: Db,
  societyId: number,
  body: EventBody,
  image: string | null,
): Promise<number | undefined> {
  const event = columns(body);
  const { rows } = await sql<{ id: number }>`
    insert into events (society_id, name, description, starts_at, duration_seconds, venue, max_participants, price_pence,
      is_active, image)
    select society_id, ${event.name}::text, ${event.description}::text, ${event.starts_at}::timestamptz,
      ${event.duration_seconds}::integer, ${event.venue}::text, ${event.max_participants}::integer,
      ${event.price_pence}::integer, ${event.is_active}::boolean, ${image}::text
    from society_settings where society_id = ${societyId} and enable_events
    returning id`.execute(database);
  return rows[0]?.id;
}

/** What stands before a change of an event: its picture, and whether events are switched on. */
export async function findStoredEvent(
  database: Db,
  societyId: number,
  eventId: number,
): Promise<{ image: string | null; enabled: boolean } | undefined> {
  return database
    .selectFrom('events')
    .select(['image', enabled(societyId).as('enabled')])
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .executeTakeFirst();
}

/**
 * @param image undefined leaves the picture as it is.
 * @returns 'too small' when more students have registered than the event would then hold, 'changed' when it is not at the
 * body's version any more (or gone); nothing is written then.
 */
export async function updateEvent(
  database: Db,
  { societyId, eventId }: { societyId: number; eventId: number },
  body: EventBody,
  image: string | null | undefined,
): Promise<'updated' | 'too small' | 'changed'> {
  try {
    const { numUpdatedRows } = await withRetry(() =>
      database
        .updateTable('events')
        .set({ ...columns(body), ...(image !== undefined && { image }), ...nextVersion })
        .where('society_id', '=', societyId)
        .where('id', '=', eventId)
        .where(stillAt(body.version))
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n ? 'updated' : 'changed';
  } catch (error) {
    if (violates(error, 'events_places')) return 'too small';
    throw error;
  }
}

/** Widgets that showed the event show the next one. */
export async function deleteEvent(database: Db, societyId: number, eventId: number): Promise<void> {
  await withRetry(() =>
    sql`
      with freed as (
        update widgets set event_id = null where society_id = ${societyId} and event_id = ${eventId}
        returning id
      )
      delete from events where society_id = ${societyId} and id = ${eventId}`.execute(database),
  );
}

/**
 * Takes a place. The event's row decides who is next, and the primary key that nobody takes two: rivals wait for the row,
 * see the count as it then is, and a second place of the same student fails as a whole.
 * @returns whether a place was taken by this call.
 */
export async function takePlace(
  database: Db,
  societyId: number,
  eventId: number,
  universityId: string,
): Promise<boolean> {
  try {
    const { rows } = await withRetry(() =>
      sql`
        with taken as (
          update events set participants = participants + 1
          where society_id = ${societyId} and id = ${eventId}
            and is_active and starts_at > now() and participants < max_participants
            and ${enabled(societyId)}
            and not exists (
              select 1 from event_signups
              where society_id = ${societyId} and event_id = ${eventId} and university_id = ${universityId})
          returning society_id, id
        )
        insert into event_signups (society_id, event_id, university_id)
        select society_id, id, ${universityId}::text from taken
        returning event_id`.execute(database),
    );
    return rows.length > 0;
  } catch (error) {
    if (violates(error, 'event_signups_pkey')) return false;
    throw error;
  }
}

/** Gives a place back before the event begins. @returns whether there was one to give back. */
export async function givePlaceBack(
  database: Db,
  societyId: number,
  eventId: number,
  universityId: string,
): Promise<boolean> {
  const { rows } = await withRetry(() =>
    sql`
      with given as (
        delete from event_signups
        where society_id = ${societyId} and event_id = ${eventId} and university_id = ${universityId}
          and exists (
            select 1 from events
            where society_id = ${societyId} and id = ${eventId} and starts_at > now())
        returning society_id, event_id
      )
      update events set participants = participants - 1
      where society_id = ${societyId} and id in (select event_id from given)
      returning id`.execute(database),
  );
  return rows.length > 0;
}
