import type { UTCDate } from '@date-fns/utc';
import { eachMonthOfInterval, subMonths } from 'date-fns';
import { sql, type Kysely } from 'kysely';
import type { Series } from 'societies-contract';
import type { Database } from '../database/schema.ts';

type Db = Kysely<Database>;

/** Length of plots over time in months, including this one. */
const months = 12;

export const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The first days of the last months, oldest first, as ISO dates. */
export const lastMonths = (now: UTCDate) =>
  eachMonthOfInterval({ start: subMonths(now, months - 1), end: now }).map(dateOf);

/** Tables counted by month, with the column that decides. */
const instants = {
  memberships: 'joined_at',
  users: 'date_joined',
  event_signups: 'created_at',
  events: 'starts_at',
} as const;

/** Rows per month since the first of `labels`, of one society or of all. */
export async function perMonth(
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
export async function perMonthByIndex(
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
export async function namelessPerMonth(
  database: Db,
  [since = '']: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select month::text, sum(going + waiting)::bigint as count from nameless_guests
    where month >= ${since}::date group by nameless_guests.month`.execute(database);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

export const series = (
  name: string,
  labels: readonly string[],
  values: (label: string) => number,
): Series => ({
  name,
  points: labels.map((label) => ({ label, value: values(label) })),
});

/** Turns monthly increments into running totals that end at `total`. */
export function growth(
  name: string,
  labels: readonly string[],
  added: Map<string, number>,
  total: number,
): Series {
  let left = total;
  const points = [...labels].reverse().map((label) => {
    const point = { label, value: left };
    left -= added.get(label) ?? 0;
    return point;
  });
  return { name, points: points.reverse() };
}
