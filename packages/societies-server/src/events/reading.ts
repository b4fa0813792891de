import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import {
  eventLimits,
  eventState,
  type AskedHost,
  type EventHost,
  type EventsQuery,
  type Hosting,
  type SocietyEvent,
} from 'societies-contract';
import { holdsWords } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';
import type { EventSignupsTable, EventsTable } from '../database/schema/events.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { eventColumns, fieldsOf, searchedText, type EventColumns } from './columns.ts';
import type { Viewer } from './viewer.ts';

type Db = Kysely<Database>;

/** An event with the caller's registration. */
export type EventRow = EventColumns & {
  society_name: string;
  /** Co-hosts and invited societies. */
  co_hosts: Hosting[];
  /** Null if not registered. */
  my_event: number | null;
  my_answers: Selectable<EventSignupsTable>['answers'];
  /** Only in folded lists. */
  later_dates?: { id: number; datetime: string }[];
  /** The caller's position on the waiting list; 0 with a place. */
  my_position: number | null;
};

/**
 * The position of a sign-up on the waiting list, or 0 with a place. As many of the last sign-ups wait as the event's count
 * says, so only those behind are counted, and none if nobody waits.
 * @param prefix what stands before the names of the sign-up's columns, such as `event_signups.`.
 */
export const positionOf = (prefix: string) => sql<number>`
  case when events.waiting = 0 or ${sql.raw(`${prefix}over_capacity`)} then 0 else events.waiting - (
    select count(*) from (
      select 1 from event_signups as later
      where later.society_id = events.society_id and later.event_id = events.id
        and later.sequence_number > ${sql.raw(`${prefix}sequence_number`)} and not later.over_capacity
      limit events.waiting
    ) as behind)::integer end`;

/** Columns that are the same for every caller. */
const sharedColumns = sql`
  ${sql.join(eventColumns.map((column) => sql.ref(`events.${column}`)))},
  (select societies.name from societies where societies.id = events.society_id) as society_name,
  coalesce((
    select json_agg(json_build_object('id', societies.id, 'name', societies.name,
      'accepted', event_hosts.accepted_at is not null) order by societies.name)
    from event_hosts join societies on societies.id = event_hosts.host_id
    where event_hosts.society_id = events.society_id and event_hosts.event_id = events.id
  ), '[]'::json) as co_hosts`;

/** An event without the caller's registration. */
export type SharedRow = Omit<EventRow, 'my_event' | 'my_answers' | 'my_position'>;

/** Selects events without registrations. @param which a condition on `events`. */
export const selectShared = (which: RawBuilder<unknown>) =>
  sql<SharedRow>`select ${sharedColumns} from events where ${which}`;

/**
 * Selects events with the caller's registration.
 * @param which a condition on `events`.
 * @param ofSociety the society of all of them, if it is a single one.
 * @param more another column.
 */
export const selectEvents = (
  which: RawBuilder<unknown>,
  { universityId }: Viewer,
  ofSociety?: number,
  more?: RawBuilder<unknown>,
) =>
  // Reads the caller's sign-ups once for all events.
  sql<EventRow>`
    select ${sharedColumns}, my_event, my_answers, ${more ? sql`${more},` : sql``}
      case when my_event is not null
        then ${positionOf('my_')} end as my_position
    from events left join (
      select society_id as my_society, event_id as my_event, sequence_number as my_sequence_number, over_capacity as my_over_capacity, answers as my_answers
      from event_signups
      where university_id = ${universityId}
        ${ofSociety === undefined ? sql`` : sql`and society_id = ${ofSociety}`}
    ) as mine on my_society = events.society_id and my_event = events.id
    where ${which}`;

export const selectEventsOf = (societyId: number, viewer: Viewer, more?: RawBuilder<unknown>) =>
  selectEvents(sql`events.society_id = ${societyId}`, viewer, societyId, more);

/**
 * A table of the events that a society hosts or co-hosts; of the latter none whose own society has the feature off. As a union,
 * because the condition `ofSocieties` would read the events of all societies.
 */
export const hostedEvents = (societyId: number) => sql<
  Pick<EventsTable, 'society_id' | 'id' | 'is_active'> & Record<'starts_at' | 'cancelled_at', Date | null>
>`(
  select society_id, id, starts_at, is_active, cancelled_at from events where society_id = ${societyId}
  union all
  select events.society_id, id, starts_at, is_active, cancelled_at
  from event_hosts join events on events.society_id = event_hosts.society_id and events.id = event_hosts.event_id
  where host_id = ${societyId} and accepted_at is not null and ${enabled(sql`events.society_id`)})`;

const hostsThat = ({ co_hosts }: EventRow, is: (host: Hosting) => boolean): EventHost[] =>
  co_hosts.filter(is).map(({ id, name }) => ({ id, name }));

const askedOf = (row: EventRow, edits: Viewer['edits']): AskedHost[] =>
  hostsThat(row, ({ accepted, id }) => !accepted && (edits(row.society_id) || edits(id))).map((host) => ({
    ...host,
    mine: edits(host.id),
  }));

export function toEvent(row: EventRow, { universityId, accountId, edits, codes }: Viewer): SocietyEvent {
  const going = row.my_event !== null && row.my_position === 0;
  const event = {
    ...fieldsOf(row),
    joined: going,
    link: going || edits(row.society_id) ? row.link : null,
    hosts: [{ id: row.society_id, name: row.society_name }, ...hostsThat(row, ({ accepted }) => accepted)],
    asked: askedOf(row, edits),
    ...(row.later_dates && {
      later_dates: row.later_dates.map(({ id, datetime }) => ({
        id,
        datetime: new Date(datetime).toISOString(),
      })),
    }),
    places_left: Math.max(0, row.max_participants + row.places_over_capacity - row.participants),
    place:
      row.my_event === null
        ? null
        : {
            status: going ? ('going' as const) : ('waiting' as const),
            position: row.my_position || null,
            answers: row.my_answers ?? {},
            code: going ? codes.of({ eventId: row.id, universityId, accountId }) : null,
          },
  };
  return { ...event, state: eventState(event, new Date()) };
}

export const enabled = (societyId: number | RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select 1 from society_settings where society_id = ${societyId} and enable_events)`;

/** Whether an event has ended. */
export const ended = sql<boolean>`events.starts_at + make_interval(secs => events.duration_seconds) <= now()`;

const isIn = (
  societyId: number,
  universityId: string,
  event: RawBuilder<unknown> = sql`events.id`,
) => sql<boolean>`exists (
  select 1 from event_signups where event_signups.university_id = ${universityId}
    and event_signups.society_id = ${societyId} and event_signups.event_id = ${event})`;

/** Whether an event is past for the caller: after its end if they are in it, otherwise from its start. */
const isPast = (societyId: number, universityId: string) =>
  sql<boolean>`(events.starts_at <= now() and (${ended} or not ${isIn(societyId, universityId)}))`;

const isNamed = (search: string | undefined) =>
  search?.trim() ? holdsWords(searchedText, search) : sql<boolean>`true`;

const isWhen = (when: EventsQuery['when'], societyId: number, universityId: string) => {
  if (when === undefined) return sql<boolean>`true`;
  const past = isPast(societyId, universityId);
  // An event that began longer ago than the longest duration is never running; the bound lets the index skip older ones.
  return when === 'past'
    ? past
    : sql<boolean>`events.starts_at > now() - make_interval(hours => ${eventLimits.durationMaxHours}) and not ${past}`;
};

/** Filters by whether the caller has a place or waits; undefined does not filter. */
const isMine = (mine: EventsQuery['mine'], societyId: number, universityId: string) => {
  if (mine === undefined) return sql<boolean>`true`;
  return sql<boolean>`${mine ? sql`` : sql`not `}${isIn(societyId, universityId)}`;
};

const datesOfSeries = sql`events as other where other.society_id = events.society_id
  and other.series_id = events.series_id and other.cancelled_at is null and other.starts_at > now()`;

/** Whether no earlier date of the series is listed in its place. */
const isFirstOfSeries = ({ folded, mine }: EventsQuery, societyId: number, universityId: string) => {
  if (!folded) return sql<boolean>`true`;
  const taken = isIn(societyId, universityId, sql`other.id`);
  const listed = mine === undefined ? sql`true` : mine ? taken : sql`not ${taken}`;
  return sql<boolean>`(events.series_id is null or not exists (
    select 1 from ${datesOfSeries} and other.starts_at < events.starts_at and ${listed}))`;
};

const laterDates = sql`coalesce((
  select json_agg(json_build_object('id', other.id, 'datetime', other.starts_at) order by other.starts_at)
  from ${datesOfSeries} and other.starts_at > events.starts_at), '[]') as later_dates`;

/**
 * A society's events that match a query: coming ones first, the next one first, then past ones, latest first. Running events
 * that the caller is in lead the coming ones. None if the feature is off.
 * @param slice omitted for all of them.
 */
export async function listEventsAsTheyCome(
  database: Db,
  societyId: number,
  viewer: Viewer,
  query: EventsQuery,
  slice?: Slice,
): Promise<SocietyEvent[]> {
  const { when, search, mine, folded } = query;
  const way = sql.raw(direction(false, slice));
  const past = isPast(societyId, viewer.universityId);
  /** Orders coming events by the next one, and past ones by the latest. */
  const distance = sql`case when ${past} then now() - events.starts_at else events.starts_at - now() end`;
  const part = slice ? sql`limit ${slice.limit} offset ${slice.offset}` : sql``;
  const { rows } = await sql<{ events: EventRow[] }>`
    select coalesce(json_agg(listed), '[]') as events from (
      ${selectEventsOf(societyId, viewer, folded ? laterDates : undefined)}
        and ${enabled(societyId)} and ${isWhen(when, societyId, viewer.universityId)}
        and ${isNamed(search)}
        and ${isMine(mine, societyId, viewer.universityId)}
        and ${isFirstOfSeries(query, societyId, viewer.universityId)}
      order by ${past} ${way}, ${distance} ${way}, events.id ${way} ${part}
    ) as listed`.execute(database);
  return rows.flatMap(({ events }) => events.map((row) => toEvent(row, viewer)));
}

export async function countEvents(
  database: Db,
  societyId: number,
  { universityId }: Pick<Viewer, 'universityId'>,
  query: EventsQuery,
): Promise<number> {
  const { when, search, mine } = query;
  const { count } = await database
    .selectFrom('events')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', societyId)
    .where(enabled(societyId))
    .where(isWhen(when, societyId, universityId))
    .where(isNamed(search))
    .where(isMine(mine, societyId, universityId))
    .where(isFirstOfSeries(query, societyId, universityId))
    .executeTakeFirstOrThrow();
  return count;
}

/** An event, if the feature is on. */
export const findEvent = (database: Db, societyId: number, eventId: number, viewer: Viewer) =>
  findOne(
    database,
    sql`${selectEventsOf(societyId, viewer)} and id = ${eventId} and ${enabled(societyId)}`,
    viewer,
  );

/** The event that a call has just written, also if somebody has switched the feature off since. */
export const findWritten = (database: Db, societyId: number, eventId: number, viewer: Viewer) =>
  findOne(database, sql`${selectEventsOf(societyId, viewer)} and id = ${eventId}`, viewer);

async function findOne(
  database: Db,
  select: RawBuilder<unknown>,
  viewer: Viewer,
): Promise<SocietyEvent | undefined> {
  const { rows } = await (select as RawBuilder<EventRow>).execute(database);
  return rows[0] && toEvent(rows[0], viewer);
}
