import { UTCDate } from '@date-fns/utc';
import { startOfMonth } from 'date-fns';
import { sql, type Kysely } from 'kysely';
import type { SocietyAnalytics } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { isPublished } from '../posts/publishing.ts';
import { growth, lastMonths, perMonth } from './months.ts';

type Db = Kysely<Database>;

/** The most events and posts that a plot or a table names. */
const mostNamed = 12;

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

type Row = NonNullable<SocietyAnalytics['attendance']>[number];
type Attendance = Omit<Row, 'dates'> & { series_id: number | null };

/** Registered, waiting and attended guests of past events, the latest first. Attendance is unknown if nobody was checked in. */
async function listAttendance(database: Db, societyId: number): Promise<Attendance[]> {
  const { rows } = await sql<Omit<Attendance, 'starts_at' | 'counted'> & { starts_at: Date }>`
    select events.id, events.series_id, events.name, events.starts_at, events.participants as registered,
      (events.waiting + coalesce(nameless.waiting, 0))::integer as waiting, ((
        select count(*) from event_signups
        where event_signups.society_id = events.society_id and event_signups.event_id = events.id
          and checked_in_at is not null) + coalesce(nameless.came, 0))::integer as came
    from events left join lateral (
      select sum(waiting) as waiting, sum(came) as came from nameless_guests
      where nameless_guests.society_id = events.society_id and nameless_guests.event_id = events.id
    ) as nameless on true
    where society_id = ${societyId} and starts_at + make_interval(secs => duration_seconds) <= now()
      and cancelled_at is null
    order by starts_at desc, id desc`.execute(database);
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    counted: row.came > 0,
  }));
}

/** One row a series: the sums of its dates that were counted, or of all where none was. */
function inSeries(attendance: readonly Attendance[]): Row[] {
  return [...Map.groupBy(attendance, ({ series_id, id }) => series_id ?? id).values()].map((held) => {
    const counted = held.filter((event) => event.counted);
    const dates = counted.length > 0 ? counted : held;
    const [{ series_id: _, ...latest }] = dates as [Attendance];
    const sum = (of: 'registered' | 'waiting' | 'came') =>
      dates.reduce((total, event) => total + event[of], 0);
    return {
      ...latest,
      ...(dates.length > 1 && { dates: dates.length }),
      registered: sum('registered'),
      waiting: sum('waiting'),
      came: sum('came'),
    };
  });
}

/** Pounds of events that say how they are paid: what their guests owe at the price of now or paid, and what is noted as paid. */
async function sumPayments(database: Db, societyId: number) {
  const { rows } = await sql<{ events: number; expected: number; paid: number }>`
    select count(*)::integer as events,
      coalesce(sum(participants * price_pence + coalesce(differences, 0)), 0)::float8 / 100 as expected,
      coalesce(sum(paid), 0)::float8 / 100 as paid
    from events left join lateral (
      select sum(paid_pence) as paid, sum(paid_pence - price_pence) as differences from event_signups
      where event_signups.society_id = events.society_id and event_signups.event_id = events.id
        and paid_at is not null
    ) as noted on true
    where events.society_id = ${societyId} and cancelled_at is null and payment is not null`.execute(
    database,
  );
  return rows[0];
}

export async function societyAnalytics(database: Db, societyId: number): Promise<SocietyAnalytics> {
  const now = new UTCDate();
  const labels = lastMonths(now);
  const { rows } = await sql<{
    members: number;
    joined: number;
    committee: number;
    held: number;
    coming: number;
    registrations: number;
    filled: number;
    posts: number;
    likes: number;
    merch: number;
  }>`
    select
      societies.member_count as members,
      (select count(*) from memberships where society_id = societies.id
        and joined_at >= ${startOfMonth(now).toISOString()}::timestamptz)::bigint as joined,
      (select count(*) from memberships where society_id = societies.id and role_id is not null)::bigint as committee,
      held, coming, registrations, filled,
      (select count(*) from posts where society_id = societies.id and ${isPublished})::bigint as posts,
      (select coalesce(sum(likes), 0) from posts where society_id = societies.id)::bigint as likes,
      (select count(*) from merch where society_id = societies.id)::bigint as merch
    from societies cross join lateral (
      select count(*) filter (where starts_at <= now())::bigint as held,
        count(*) filter (where starts_at > now())::bigint as coming,
        coalesce(sum(participants), 0)::bigint as registrations,
        coalesce(avg(participants::float8 / max_participants::float8), 0)::float8 as filled
      from events where society_id = societies.id and cancelled_at is null
    ) as taking_place
    where id = ${societyId}`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error(`The figures of society ${societyId} are missing.`);
  const joined = await perMonth(database, 'memberships', labels, societyId);
  const { rows: events } = await sql<{ name: string; participants: number }>`
    select (array_agg(name order by starts_at desc))[1] as name, sum(participants) as participants
    from events where society_id = ${societyId} and cancelled_at is null
    group by coalesce(series_id, id) order by max(starts_at) desc limit ${mostNamed}`.execute(database);
  const posts = await database
    .selectFrom('posts')
    .select(['title', 'likes'])
    .where('society_id', '=', societyId)
    .where(isPublished)
    .orderBy('updated_at', 'desc')
    .limit(mostNamed)
    .execute();
  const attendance = await listAttendance(database, societyId);
  const years = await database
    .selectFrom('membership_years')
    .select([sql<string>`ended_on::text`.as('ended_on'), 'renewed', 'lapsed'])
    .where('society_id', '=', societyId)
    .orderBy('ended_on', 'desc')
    .limit(mostNamed)
    .execute();
  const payments = await sumPayments(database, societyId);
  const came = attendance.filter(({ counted }) => counted);
  const sum = (of: (event: Attendance) => number) => came.reduce((total, event) => total + of(event), 0);
  return {
    ...(years.length > 0 && { membership_years: years }),
    groups: {
      Members: {
        Members: figures.members,
        'Joined this month': figures.joined,
        'On the committee': figures.committee,
      },
      Events: {
        'Events held': figures.held,
        'Events to come': figures.coming,
        Registrations: figures.registrations,
        'Places taken (%)': Math.round(100 * figures.filled),
        'Came (%)': percent(
          sum(({ came }) => came),
          sum(({ registered }) => registered),
        ),
        'No-shows': sum(({ registered, came }) => registered - came),
      },
      ...(payments &&
        payments.events > 0 && {
          Payments: { 'Expected (£)': payments.expected, 'Paid (£)': payments.paid },
        }),
      Posts: {
        Posts: figures.posts,
        Likes: figures.likes,
        'Likes per post': figures.posts === 0 ? 0 : Math.round((10 * figures.likes) / figures.posts) / 10,
      },
      Merch: { Items: figures.merch },
    },
    series: [
      growth('Members', labels, joined, figures.members),
      {
        name: 'Registrations per event',
        points: events.toReversed().map(({ name, participants }) => ({ label: name, value: participants })),
      },
      {
        name: 'Likes per post',
        points: posts.reverse().map(({ title, likes }) => ({ label: title, value: likes })),
      },
    ],
    attendance: inSeries(attendance).slice(0, mostNamed),
  };
}
