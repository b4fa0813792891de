import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The day of a moment in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, moment: Date): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);

/** Today in a time zone by the clock of the database, which all processes share. */
export async function siteDay(database: Kysely<Database>, timeZone: string): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return dayIn(timeZone, new Date(rows[0]?.now ?? Date.now()));
}

const milliseconds = 24 * 60 * 60 * 1_000;

/** The ISO date some days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * milliseconds).toISOString().slice(0, 10);
