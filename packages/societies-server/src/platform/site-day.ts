import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The day of a moment in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, moment: Date): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);

/** The present moment by the clock of the database, which all processes share. */
export async function databaseTime(database: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return new Date(rows[0]?.now ?? Date.now());
}

/** Today in a time zone by that clock. */
export const siteDay = async (database: Kysely<Database>, timeZone: string): Promise<string> =>
  dayIn(timeZone, await databaseTime(database));

const milliseconds = 24 * 60 * 60 * 1_000;

/** The ISO date some days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * milliseconds).toISOString().slice(0, 10);
