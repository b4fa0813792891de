import { UTCDate } from '@date-fns/utc';
import { addWeeks, getMonth, setMonth, startOfISOWeek, startOfMonth } from 'date-fns';
import { sql, type Kysely } from 'kysely';
import type { PlatformAnalytics } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { isActive } from '../societies/activity.ts';
import { dateOf, growth, lastMonths, namelessPerMonth, perMonth, perMonthByIndex, series } from './months.ts';

/** Minimum size for a meaningful engagement rate. */
const fewestMembers = 5;

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Terms start in September, January and April. */
const termStart = (now: UTCDate) => {
  const month = getMonth(now);
  return startOfMonth(setMonth(now, month >= 8 ? 8 : month >= 3 ? 3 : 0));
};

export async function platformAnalytics(database: Kysely<Database>): Promise<PlatformAnalytics> {
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
        ? { ...engagedFirst, signups_per_member: toTenths(engagedFirst.signups_per_member) }
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
