import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import {
  eventLimits,
  eventState,
  pageSizeLimits,
  type AskedHost,
  type EventHost,
  type EventsQuery,
  type Hosting,
  type SocietyEvent,
} from 'societies-contract';
import { holdsFolded } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';
import type { EventSignupsTable, EventsTable } from '../database/schema/events.ts';
import { direction, readPage, type Slice } from '../platform/pages.ts';
import { eventColumns, fieldsOf, type EventColumns } from './columns.ts';
import type { Viewer } from './viewer.ts';

type Db = Kysely<Database>;
/** On `events`. */
export type Condition = RawBuilder<unknown>;

export interface EventKey {
  society_id: number;
  id: number;
}

/** An event with the registrations of those for whom it was read. */
export type EventRow = EventColumns & {
  society_name: string;
  /** Co-hosts and invited societies. */
  co_hosts: Hosting[];
  /** By university ID; null without any. `position` on the waiting list, 0 with a place. */
  registrations: Record<
    string,
    Pick<Selectable<EventSignupsTable>, 'answers'> & {
      position: number;
      paid: boolean;
      pay_until: string | null;
    }
  > | null;
  /** Only in folded lists. */
  later_dates?: { id: number; datetime: string }[];
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

/**
 * Selects events with registrations.
 * @param which a condition on `events`.
 * @param universityIds of those for whom they are read.
 * @param more another column.
 */
export const selectEvents = (
  which: Condition,
  universityIds: readonly string[],
  more?: RawBuilder<unknown>,
) =>
  sql<EventRow>`
    select ${sql.join(eventColumns.map((column) => sql.ref(`events.${column}`)))},
      (select societies.name from societies where societies.id = events.society_id) as society_name,
      coalesce((
        select json_agg(json_build_object('id', societies.id, 'name', societies.name,
          'accepted', event_hosts.accepted_at is not null) order by societies.name)
        from event_hosts join societies on societies.id = event_hosts.host_id
        where event_hosts.society_id = events.society_id and event_hosts.event_id = events.id
      ), '[]'::json) as co_hosts, ${more ? sql`${more},` : sql``}
      (
        select json_object_agg(mine.university_id,
          json_build_object('answers', mine.answers, 'position', ${positionOf('mine.')},
            'paid', mine.paid_at is not null, 'pay_until', case when mine.paid_at is null then mine.pay_until end))
        from event_signups as mine
        where mine.society_id = events.society_id and mine.event_id = events.id
          and mine.university_id = any(${universityIds}::text[])
      ) as registrations
    from events where ${which}`;

/**
 * A table of the events that a society hosts or co-hosts; of the latter none whose own society has the feature off. As a union,
 * because one condition would read the events of all societies.
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
  const own = row.registrations?.[universityId];
  const going = own?.position === 0;
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
    place: own
      ? {
          status: going ? ('going' as const) : ('waiting' as const),
          position: own.position || null,
          answers: own.answers ?? {},
          code: going ? codes.of({ eventId: row.id, universityId, accountId }) : null,
          paid: own.paid,
          pay_until: own.pay_until && new Date(own.pay_until).toISOString(),
        }
      : null,
  };
  return { ...event, state: eventState(event, new Date()) };
}

export const enabled = (societyId: number | RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select 1 from society_settings where society_id = ${societyId} and enable_events)`;

/** Whether an event has ended. */
export const ended = sql<boolean>`events.starts_at + make_interval(secs => events.duration_seconds) <= now()`;

/** Whether a student has a place at the event or waits for one. */
export const isIn = (
  universityId: string,
  event: RawBuilder<unknown> = sql`events.id`,
) => sql<boolean>`exists (
  select 1 from event_signups where event_signups.university_id = ${universityId}
    and event_signups.society_id = events.society_id and event_signups.event_id = ${event})`;

/** Whether an event is past for a student: after its end if they are in it, otherwise from its start. */
const isPast = (universityId: string) =>
  sql<boolean>`(events.starts_at <= now() and (${ended} or not ${isIn(universityId)}))`;

export const isNamed = (search: string | undefined) =>
  search?.trim() ? holdsFolded(sql`events.search_key`, search) : undefined;

/** The condition that all of these hold. */
export const all = (conditions: readonly (Condition | false | undefined)[]): Condition =>
  sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );

export interface Reading {
  /** A condition on `events`. */
  where: Condition;
  /** What it is sorted by. */
  order: readonly RawBuilder<unknown>[];
  descending?: boolean;
  /** Of each series, only the next of the dates that match, with all `later_dates`. */
  folded?: boolean | undefined;
}

/** Condition on an event: a date that takes its series' place in a folded list. */
const standsFor = (event: string) => {
  const column = (name: string) => sql.ref(`${event}.${name}`);
  return sql`${column('series_id')} is not null and ${column('cancelled_at')} is null and ${column('starts_at')} > now()`;
};

/**
 * Condition on an event of a list: an earlier date takes its series' place there. Numbering the dates of each series instead would
 * sort all events for each page.
 */
const isLaterDate = ({ where }: Reading) => sql`exists (
  select from (
    select society_id, series_id, starts_at, id from events where ${where} and ${standsFor('events')}
  ) as earlier
  where earlier.society_id = events.society_id and earlier.series_id = events.series_id
    and (earlier.starts_at, earlier.id) < (events.starts_at, events.id))`;

const sorted = ({ order, descending = false }: Reading, slice?: Slice) => {
  const way = sql.raw(direction(descending, slice));
  return sql`order by ${sql.join(order.map((by) => sql`${by} ${way}`))}`;
};

/** The keys of the events of a list. @param slice omitted for all of them. */
const selectKeys = (reading: Reading, slice?: Slice) => sql<EventKey>`
  select society_id, id from events where ${reading.where} ${reading.folded ? sql`and not ${isLaterDate(reading)}` : sql``}
  ${sorted(reading, slice)} ${slice ? sql`limit ${slice.limit} offset ${slice.offset}` : sql``}`;

const laterDates = sql`coalesce((
  select json_agg(json_build_object('id', other.id, 'datetime', other.starts_at) order by other.starts_at)
  from events as other where other.society_id = events.society_id and other.series_id = events.series_id
    and other.starts_at > events.starts_at and ${standsFor('other')}), '[]') as later_dates`;

/**
 * Reads a list of events.
 * @param universityIds of those for whom it is read.
 * @param slice omitted for the whole list.
 */
export async function readEvents(
  database: Db,
  universityIds: readonly string[],
  reading: Reading,
  slice?: Slice,
): Promise<EventRow[]> {
  const which =
    slice || reading.folded
      ? sql`(events.society_id, events.id) in (${selectKeys(reading, slice)})`
      : reading.where;
  // As a single JSON value, which is read faster than as many columns of many rows.
  const { rows } = await sql<{ events: EventRow[] }>`
    select coalesce(json_agg(listed), '[]') as events from (
      ${selectEvents(which, universityIds, reading.folded ? laterDates : undefined)}
      ${sorted(reading, slice)}
    ) as listed`.execute(database);
  return rows.flatMap(({ events }) => events);
}

/** Reads a page of a list. @returns also the list's length; `dates` is what it would be unfolded. */
export async function readEventsPage(
  database: Db,
  universityIds: readonly string[],
  reading: Reading,
  page: { page: number; page_size: number },
): Promise<{ count: number; dates: number; results: EventRow[] }> {
  const folded = sql`(
    select count(*) from events where ${reading.where} and events.series_id is not null and ${isLaterDate(reading)})`;
  const { rows } = await sql<Record<'count' | 'dates', number>>`
    select count(*) as dates, count(*) - ${reading.folded ? folded : sql`0`} as count
    from events where ${reading.where}`.execute(database);
  const { count, dates } = rows[0] ?? { count: 0, dates: 0 };
  const read = (slice: Slice) => readEvents(database, universityIds, reading, slice);
  return { dates, ...(await readPage(page, async () => count, read)) };
}

const isWhen = (when: EventsQuery['when'], universityId: string) => {
  if (when === undefined) return undefined;
  const past = isPast(universityId);
  // An event that began longer ago than the longest duration is never running; the bound lets the index skip older ones.
  return when === 'past'
    ? past
    : sql`events.starts_at > now() - make_interval(hours => ${eventLimits.durationMaxHours}) and not ${past}`;
};

/**
 * A society's events that match a query: coming ones first, the next one first, then past ones, latest first. Running events
 * that the caller is in lead the coming ones. Without any query all, the latest first. None if the feature is off.
 */
export function eventsOf(
  societyId: number,
  { universityId }: Viewer,
  { when, search, mine, folded, page }: EventsQuery,
): Reading {
  const where = all([
    sql`events.society_id = ${societyId}`,
    enabled(societyId),
    isWhen(when, universityId),
    isNamed(search),
    mine !== undefined && sql`${mine ? sql`` : sql`not `}${isIn(universityId)}`,
  ]);
  if ([page, when, search, mine, folded].every((asked) => asked === undefined))
    return { where, order: [sql`events.starts_at`, sql`events.id`], descending: true };
  const past = isPast(universityId);
  /** Orders coming events by the next one, and past ones by the latest. */
  const distance = sql`case when ${past} then now() - events.starts_at else events.starts_at - now() end`;
  return { where, order: [past, distance, sql`events.id`], folded };
}

/** A page of a society's events. */
export async function pageOfEvents(
  database: Db,
  societyId: number,
  viewer: Viewer,
  { page = 1, page_size = pageSizeLimits.events, ...query }: EventsQuery,
): Promise<{ count: number; results: SocietyEvent[] }> {
  const reading = eventsOf(societyId, viewer, { ...query, page });
  const { count, results } = await readEventsPage(database, [viewer.universityId], reading, {
    page,
    page_size,
  });
  return { count, results: results.map((row) => toEvent(row, viewer)) };
}

const findOne = async (database: Db, where: Condition, viewer: Viewer): Promise<SocietyEvent | undefined> => {
  const { rows } = await selectEvents(where, [viewer.universityId]).execute(database);
  return rows[0] && toEvent(rows[0], viewer);
};

const addressed = (societyId: number, eventId: number) =>
  sql`events.society_id = ${societyId} and events.id = ${eventId}`;

/** An event, if the feature is on. */
export const findEvent = (database: Db, societyId: number, eventId: number, viewer: Viewer) =>
  findOne(database, all([addressed(societyId, eventId), enabled(societyId)]), viewer);

/** The same by its id alone, whichever society's it is. */
export const findEventOfAny = (database: Db, eventId: number, viewer: Viewer) =>
  findOne(database, all([sql`events.id = ${eventId}`, enabled(sql`events.society_id`)]), viewer);

/** The event that a call has just written, also if somebody has switched the feature off since. */
export const findWritten = (database: Db, societyId: number, eventId: number, viewer: Viewer) =>
  findOne(database, addressed(societyId, eventId), viewer);
