import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, differenceInCalendarDays, format } from 'date-fns';
import { sql, type Kysely } from 'kysely';
import {
  pageSizeLimits,
  type Clash,
  type ClashTime,
  type ListedEvent,
  type MonthDay,
  type MyEvents,
  type WhatsOn,
  type WhatsOnMonthQuery,
  type WhatsOnQuery,
} from 'societies-contract';
import { batched } from '../database/batched.ts';
import type { Database } from '../database/schema.ts';
import type { Societies } from '../directory/societies.ts';
import { invalid } from '../platform/errors.ts';
import { secondsOf } from './columns.ts';
import {
  all,
  ended,
  isIn,
  isNamed,
  readEvents,
  readEventsPage,
  selectEvents,
  toEvent,
  type Condition,
  type EventKey,
  type EventRow,
} from './reading.ts';
import type { Viewer } from './viewer.ts';

type Db = Kysely<Database>;

const byStart = [sql`events.starts_at`, sql`events.id`];

/** Societies with the events feature off are few, so excluding them is faster than listing the others. */
const shown = sql`events.society_id <> all (array(
  select society_settings.society_id from society_settings where not society_settings.enable_events))`;

/** The condition of a query on days, societies and kinds of events. */
function named(
  { from, to, category, society, mine, free, places, search }: WhatsOnQuery,
  own: readonly number[],
): Condition {
  return all([
    from === undefined ? sql`events.starts_at > now()` : sql`events.starts_at >= ${from}::timestamptz`,
    to !== undefined && sql`events.starts_at < ${to}::timestamptz`,
    sql`events.cancelled_at is null`,
    shown,
    category !== undefined &&
      sql`events.society_id in (
        select societies.id from societies where societies.category_id = any(${category.split(',').map(Number)}::bigint[]))`,
    society !== undefined && ofSocieties([society]),
    mine === true && ofSocieties(own),
    free === true && sql`events.price_pence = 0`,
    places === true && sql`events.participants - events.places_over_capacity < events.max_participants`,
    isNamed(search),
  ]);
}

/** Events that one of these societies hosts or co-hosts: as an array, so that both come from an index. */
const ofSocieties = (ids: readonly number[]) => sql`(events.society_id = any(${ids}::bigint[])
  or events.id = any(array(
    select event_hosts.event_id from event_hosts
    where event_hosts.accepted_at is not null and event_hosts.host_id = any(${ids}::bigint[]))))`;

/** Adds what the society's logo needs; null if the society is gone. */
function toListed(row: EventRow, { viewer, societies, requested }: Omit<Onlooker, 'own'>): ListedEvent[] {
  const card = societies.get(row.society_id);
  if (!card) return [];
  const { id, name, logo, theme, join_mode } = card;
  const asked = requested?.has(id) && { membership: 'requested' as const };
  return [{ ...toEvent(row, viewer), society: { id, name, logo, theme, join_mode, ...asked } }];
}

export interface Onlooker {
  viewer: Viewer;
  /** The caller's societies. */
  own: ReadonlySet<number>;
  /** Those that they have asked to join. */
  requested?: ReadonlySet<number>;
  societies: Societies;
}

/** Reads pages of all societies' events that match a query, the next one first. */
export function whatsOnReader(database: Db) {
  /** Those who ask the same at the same moment share a reading. */
  const readTogether = batched(async (universityIds: string[], asked: string) => {
    const { own, ...query } = JSON.parse(asked) as WhatsOnQuery & { own: number[] };
    const { from, page = 1, page_size = pageSizeLimits.whatsOn } = query;
    const folded = query.folded && (from === undefined || Date.parse(from) >= Date.now());
    const reading = { where: named(query, own), order: byStart, folded };
    const { dates, ...listed } = await readEventsPage(database, universityIds, reading, { page, page_size });
    return { ...listed, ...(folded && { dates }) };
  });

  return async ({ own, ...who }: Onlooker, query: WhatsOnQuery): Promise<WhatsOn> => {
    const asked = JSON.stringify({ ...query, own: query.mine ? [...own] : [] });
    const { results, ...counted } = await readTogether(who.viewer.universityId, asked);
    return { ...counted, results: results.flatMap((row) => toListed(row, who)) };
  };
}

/** Number of events named on each day of a month. */
const namedOfDay = 3;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The days of a month on which events start, counted, with the first of each. @throws 400 for an unknown time zone. */
export async function listMonth(
  database: Db,
  { month, time_zone: timeZone, ...query }: WhatsOnMonthQuery,
  own: ReadonlySet<number>,
): Promise<MonthDay[]> {
  if (!isTimeZone(timeZone))
    throw invalid({ time_zone: ['Expected the name of a time zone such as Europe/London'] });
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new TZDate(year, number - 1, 1, timeZone);
  const end = addMonths(first, 1);
  const days = Array.from({ length: differenceInCalendarDays(end, first) }, (_, at) => addDays(first, at));
  const found = named({ ...query, from: first.toISOString(), to: end.toISOString() }, [...own]);
  const { rows } = await sql<{
    at: number;
    count: number;
    id: number;
    name: string;
    society: number;
    datetime: Date;
  }>`
    select at, count, id, name, society, datetime from (
      select *, count(*) over (partition by at) as count,
        row_number() over (partition by at order by datetime, id) as place
      from (
        select events.id, events.name, events.society_id as society, events.starts_at as datetime,
          width_bucket(events.starts_at, ${days.map((day) => day.toISOString())}::timestamptz[]) as at
        from events where ${found}
      ) as of_days
    ) as counted
    where place <= ${namedOfDay} order by datetime, id`.execute(database);
  return [...Map.groupBy(rows, ({ at }) => at)].map(([at, events]) => ({
    day: format(days[at - 1] ?? first, 'yyyy-MM-dd'),
    count: events[0]?.count ?? 0,
    events: events.map(({ id, name, society, datetime }) => ({
      id,
      name,
      datetime: datetime.toISOString(),
      society: { id: society },
    })),
  }));
}

/** The keys of coming events of all societies, the next one first, at most `limit`. */
export async function listComing(database: Db, limit: number): Promise<EventKey[]> {
  const { rows } = await sql<EventKey>`
    select events.society_id, events.id from events
    where events.starts_at > now() and events.cancelled_at is null and ${shown}
    order by events.starts_at, events.id limit ${limit}`.execute(database);
  return rows;
}

/** Maximum number of past events listed. */
const mostPast = 100;

/** Events at which the caller has a place or waits, nearest in time first; a running one still counts as coming. */
export async function listMyEvents(
  database: Db,
  who: Omit<Onlooker, 'own'>,
  when: 'coming' | 'past',
): Promise<ListedEvent[]> {
  const past = when === 'past';
  const { universityId } = who.viewer;
  const where = all([isIn(universityId), past ? ended : sql`not (${ended})`, shown]);
  const rows = await readEvents(
    database,
    [universityId],
    { where, order: byStart, descending: past },
    { limit: past ? mostPast : 1_000, offset: 0, backwards: false },
  );
  return rows.flatMap((row) => toListed(row, who));
}

/** Coming events that the caller is in, of societies that have switched their events off. */
export async function listHidden(
  database: Db,
  universityId: string,
): Promise<NonNullable<MyEvents['hidden']>> {
  const rows = await database
    .selectFrom('event_signups')
    .innerJoin('events', (join) =>
      join
        .onRef('events.society_id', '=', 'event_signups.society_id')
        .onRef('events.id', '=', 'event_signups.event_id'),
    )
    .innerJoin('societies', 'societies.id', 'events.society_id')
    .innerJoin('society_settings', 'society_settings.society_id', 'events.society_id')
    .select(['events.id', 'events.name', 'starts_at', 'events.society_id', 'societies.name as society'])
    .where('event_signups.university_id', '=', universityId)
    .where('enable_events', '=', false)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ id, name, starts_at, society_id, society }) => ({
    id,
    name,
    datetime: starts_at.toISOString(),
    society: { id: society_id, name: society },
  }));
}

/** Maximum number of clashes returned. */
const mostClashes = 5;

/** Events at the same time: the society's own first, then others by the number of members shared with it. */
export async function listClashes(
  database: Db,
  who: Omit<Onlooker, 'own'>,
  societyId: number,
  { datetime, duration, except }: ClashTime,
): Promise<Clash[]> {
  const end = sql`${datetime}::timestamptz + make_interval(secs => ${secondsOf(duration)})`;
  const { rows } = await sql<{ clashes: { shared: number; event: EventRow }[] }>`
    with meanwhile as (
      select events.society_id, events.id from events
      where (events.society_id <> ${societyId} or events.id <> ${except ?? 0}) and ${shown} and events.cancelled_at is null
        and events.starts_at < ${end} and events.starts_at > ${datetime}::timestamptz - interval '14 days'
        and events.starts_at + make_interval(secs => duration_seconds) > ${datetime}::timestamptz
    ), shared as (
      select theirs.society_id, count(*) as members
      from memberships as ours join memberships as theirs on theirs.university_id = ours.university_id
      where ours.society_id = ${societyId}
        and theirs.society_id in (select meanwhile.society_id from meanwhile)
      group by theirs.society_id
      order by theirs.society_id = ${societyId} desc, members desc, theirs.society_id limit ${mostClashes}
    )
    select coalesce(json_agg(json_build_object('shared', members, 'event', to_json(listed))
      order by members desc, listed.starts_at, listed.id), '[]') as clashes
    from shared join (
      ${selectEvents(sql`(events.society_id, events.id) in (select society_id, id from meanwhile)`, [who.viewer.universityId])}
    ) as listed on listed.society_id = shared.society_id`.execute(database);
  return rows
    .flatMap(({ clashes }) => clashes)
    .slice(0, mostClashes)
    .flatMap(({ shared, event }) =>
      toListed(event, who).map((listed) => ({
        event: listed,
        shared_members: shared,
        ...(listed.hosts?.some(({ id }) => id === societyId) && { own: true }),
      })),
    );
}
