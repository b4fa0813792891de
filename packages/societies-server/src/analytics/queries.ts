import { UTCDate } from '@date-fns/utc';
import {
  addWeeks,
  eachMonthOfInterval,
  getMonth,
  setMonth,
  startOfISOWeek,
  startOfMonth,
  subMonths,
} from 'date-fns';
import { sql, type Kysely } from 'kysely';
import type { PlatformAnalytics, Series, SocietyAnalytics } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { isActive } from '../societies/activity.ts';

type Db = Kysely<Database>;

/** Length of plots over time in months, including this one. */
const months = 12;
/** Minimum size for a meaningful engagement rate. */
const fewestMembers = 5;

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The first days of the last months, oldest first, as ISO dates. */
const lastMonths = (now: UTCDate) =>
  eachMonthOfInterval({ start: subMonths(now, months - 1), end: now }).map(dateOf);

/** Terms start in September, January and April. */
const termStart = (now: UTCDate) => {
  const month = getMonth(now);
  return startOfMonth(setMonth(now, month >= 8 ? 8 : month >= 3 ? 3 : 0));
};

/** Tables counted by month, with the column that decides. */
const instants = {
  memberships: 'joined_at',
  users: 'date_joined',
  event_signups: 'created_at',
  events: 'starts_at',
} as const;

/** Rows per month since the first of `labels`, of one society or of all. */
async function perMonth(
  database: Db,
  table: keyof typeof instants,
  [since = '']: readonly string[],
  societyId?: number,
): Promise<Map<string, number>> {
  const instant = sql.ref(instants[table]);
  const ofSociety = societyId === undefined ? sql`` : sql`society_id = ${societyId} and`;
  const { rows } = await sql<{ month: string; count: number }>`
    select date_trunc('month', ${instant} at time zone 'UTC')::date::text as month, count(*)::bigint as count
    from ${sql.table(table)}
    where ${ofSociety} ${instant} >= ${`${since}T00:00:00Z`}::timestamptz and ${instant} <= now()
    group by 1`.execute(database);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** The same for all rows, as range counts on the index of the timestamp, because grouping a million rows is slow. */
async function perMonthByIndex(
  database: Db,
  table: 'memberships' | 'users',
  labels: readonly string[],
): Promise<Map<string, number>> {
  const instant = sql.ref(instants[table]);
  const months = labels.map((label, index) => {
    const next = labels[index + 1];
    const end = next === undefined ? sql`<= now()` : sql`< ${`${next}T00:00:00Z`}::timestamptz`;
    return sql`
      select ${label}::text as month, count(*)::bigint as count from ${sql.table(table)}
      where ${instant} >= ${`${label}T00:00:00Z`}::timestamptz and ${instant} ${end}`;
  });
  const { rows } = await sql<{ month: string; count: number }>`${sql.join(months, sql` union all `)}`.execute(
    database,
  );
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** Registrations per month of deleted accounts, since the first of `labels`. */
async function namelessPerMonth(database: Db, [since = '']: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select month::text, sum(going + waiting)::bigint as count from nameless_guests
    where month >= ${since}::date group by nameless_guests.month`.execute(database);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

const series = (name: string, labels: readonly string[], values: (label: string) => number): Series => ({
  name,
  points: labels.map((label) => ({ label, value: values(label) })),
});

/** Turns monthly increments into running totals that end at `total`. */
function growth(name: string, labels: readonly string[], added: Map<string, number>, total: number): Series {
  let left = total;
  const points = [...labels].reverse().map((label) => {
    const point = { label, value: left };
    left -= added.get(label) ?? 0;
    return point;
  });
  return { name, points: points.reverse() };
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

export async function platformAnalytics(database: Db): Promise<PlatformAnalytics> {
  const now = new UTCDate();
  const week = startOfISOWeek(now);
  const labels = lastMonths(now);
  const { rows } = await sql<{
    societies: number;
    users: number;
    events: number;
    coming: number;
    memberships: number;
    active: number;
    societies_this_term: number;
    users_this_month: number;
    events_this_week: number;
  }>`
    select
      (select count(*) from societies)::bigint as societies,
      (select count(*) from users)::bigint as users,
      (select count(*) from events)::bigint as events,
      (select count(*) from events join society_settings on society_settings.society_id = events.society_id and enable_events
        where starts_at > now() and cancelled_at is null)::bigint as coming,
      (select coalesce(sum(member_count), 0) from societies)::bigint as memberships,
      (select count(*) from societies where ${isActive})::bigint as active,
      (select count(*) from societies where creation_date >= ${dateOf(termStart(now))}::date)::bigint as societies_this_term,
      (select count(*) from users where date_joined >= ${startOfMonth(now).toISOString()}::timestamptz)::bigint as users_this_month,
      (select count(*) from events where starts_at >= ${week.toISOString()}::timestamptz
        and starts_at < ${addWeeks(week, 1).toISOString()}::timestamptz)::bigint as events_this_week`.execute(
    database,
  );
  const [figures] = rows;
  if (!figures) throw new Error('The figures of the platform are missing.');
  const engaged = await sql<{ id: number; name: string; signups_per_member: number }>`
    select societies.id, societies.name,
      sum(events.participants)::float8 / societies.member_count::float8 as signups_per_member
    from societies join events on events.society_id = societies.id
    where societies.member_count >= ${sql.lit(fewestMembers)}
    group by societies.id, societies.name, societies.member_count
    having sum(events.participants) > 0
    order by signups_per_member desc, societies.id limit 1`.execute(database);
  const popular = await database
    .selectFrom('societies')
    .select(['id', 'name', 'member_count'])
    .orderBy('member_count', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const joined = await perMonthByIndex(database, 'memberships', labels);
  const students = await perMonthByIndex(database, 'users', labels);
  const signups = await perMonth(database, 'event_signups', labels);
  const nameless = await namelessPerMonth(database, labels);
  const events = await perMonth(database, 'events', labels);
  const [engagedFirst] = engaged.rows;
  return {
    platform_overview: {
      total_societies: figures.societies,
      total_users: figures.users,
      total_events: figures.events,
      coming_events: figures.coming,
      active_societies: {
        count: figures.active,
        percentage: figures.societies === 0 ? 0 : Math.round((100 * figures.active) / figures.societies),
      },
    },
    top_performing_societies: {
      most_engaged: engagedFirst
        ? { ...engagedFirst, signups_per_member: rounded(engagedFirst.signups_per_member, 1) }
        : null,
      most_popular: popular ?? null,
    },
    changes: {
      societies_this_term: figures.societies_this_term,
      users_this_month: figures.users_this_month,
      events_this_week: figures.events_this_week,
    },
    series: [
      growth('Members', labels, joined, figures.memberships),
      growth('Students', labels, students, figures.users),
      series('Registrations', labels, (label) => (signups.get(label) ?? 0) + (nameless.get(label) ?? 0)),
      series('Events', labels, (label) => events.get(label) ?? 0),
    ],
  };
}

/** The most events and posts that a plot names. */
const mostNamed = 12;

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

type Attendance = NonNullable<SocietyAnalytics['attendance']>[number];

/** Registered, waiting and attended guests of the latest past events. Attendance is unknown if nobody was checked in. */
async function listAttendance(database: Db, societyId: number): Promise<Attendance[]> {
  const { rows } = await sql<Omit<Attendance, 'starts_at' | 'counted'> & { starts_at: Date }>`
    select events.id, events.name, events.starts_at, events.participants as registered,
      (events.waiting + coalesce(nameless.waiting, 0))::integer as waiting, ((
        select count(*) from event_signups
        where event_signups.society_id = events.society_id and event_signups.event_id = events.id
          and checked_in_at is not null) + coalesce(nameless.came, 0))::integer as came
    from events left join lateral (
      select sum(waiting) as waiting, sum(came) as came from nameless_guests
      where nameless_guests.society_id = events.society_id and nameless_guests.event_id = events.id
    ) as nameless on true
    where society_id = ${societyId} and starts_at <= now() and cancelled_at is null
    order by starts_at desc, id desc limit ${mostNamed}`.execute(database);
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    counted: row.came > 0,
  }));
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
      (select count(*) from events where society_id = societies.id and starts_at <= now())::bigint as held,
      (select count(*) from events where society_id = societies.id and starts_at > now())::bigint as coming,
      (select coalesce(sum(participants), 0) from events where society_id = societies.id)::bigint as registrations,
      (select coalesce(avg(participants::float8 / max_participants::float8), 0) from events
        where society_id = societies.id)::float8 as filled,
      (select count(*) from posts where society_id = societies.id)::bigint as posts,
      (select coalesce(sum(likes), 0) from posts where society_id = societies.id)::bigint as likes,
      (select count(*) from merch where society_id = societies.id)::bigint as merch
    from societies where id = ${societyId}`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error(`The figures of society ${societyId} are missing.`);
  const joined = await perMonth(database, 'memberships', labels, societyId);
  const events = await database
    .selectFrom('events')
    .select(['name', 'participants'])
    .where('society_id', '=', societyId)
    .orderBy('starts_at', 'desc')
    .limit(mostNamed)
    .execute();
  const posts = await database
    .selectFrom('posts')
    .select(['title', 'likes'])
    .where('society_id', '=', societyId)
    .orderBy('updated_at', 'desc')
    .limit(mostNamed)
    .execute();
  const attendance = await listAttendance(database, societyId);
  const came = attendance.filter(({ counted }) => counted);
  const sum = (of: (event: Attendance) => number) => came.reduce((total, event) => total + of(event), 0);
  return {
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
      Posts: {
        Posts: figures.posts,
        Likes: figures.likes,
        'Likes per post': figures.posts === 0 ? 0 : rounded(figures.likes / figures.posts, 1),
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
    attendance,
  };
}
