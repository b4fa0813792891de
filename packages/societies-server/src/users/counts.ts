import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { markChanged } from '../directory/versions.ts';
import { keepNameless } from '../events/nameless.ts';
import { countWithout, passOn, type Freed } from '../events/places.ts';

type Trx = Transaction<Database>;

/** By table of what people did: brings the counts of it down by the rows of a statement's relation `gone`, one of a thing. What has been stays counted: who was at an event was there. */
const counters: Readonly<
  Record<string, (trx: Trx, gone: RawBuilder<unknown>, timeZone: string) => Promise<unknown>>
> = {
  post_likes: (trx, gone) =>
    sql`
      with gone as (${gone})
      update posts set likes = likes - 1
      where (society_id, id) in (select society_id, post_id from gone)`.execute(trx),
  event_signups: async (trx, gone, timeZone) => {
    const { rows } = await sql<Freed>`
      with gone as (${gone}), ${keepNameless('gone')}, freed as (
        select gone.* from gone join events on events.society_id = gone.society_id and events.id = gone.event_id
        where starts_at > now()
      )
      ${countWithout('freed')}`.execute(trx);
    for (const place of rows) await passOn(trx, place, timeZone);
  },
  memberships: (trx, gone) =>
    sql`
      with gone as (${gone}), counted as (
        update societies set member_count = member_count - 1
        where id in (select society_id from gone)
        returning id
      )
      ${markChanged('counted')}`.execute(trx),
};

/** Counts out rows that were counted and are not there. */
export async function countOut(
  trx: Trx,
  table: string,
  rows: readonly unknown[],
  timeZone: string,
): Promise<void> {
  // One after the other, because several may be of one thing.
  for (const row of rows) {
    await counters[table]?.(
      trx,
      sql`select * from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json)`,
      timeZone,
    );
  }
}

/** Takes back all that somebody liked, registered for and joined. */
export async function takeBackAll(trx: Trx, universityId: string, timeZone: string): Promise<void> {
  for (const [table, count] of Object.entries(counters)) {
    await count(
      trx,
      sql`delete from ${sql.table(table)} where university_id = ${universityId} returning *`,
      timeZone,
    );
  }
}
