import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { markChanged } from '../directory/versions.ts';
import { keepNameless } from '../events/nameless.ts';
import { countWithout, passOn, type Freed } from '../events/places.ts';

type Trx = Transaction<Database>;

/**
 * Statements that decrease the counters for a table's deleted rows, given as the relation `gone` with one row per thing. Past
 * attendance stays counted.
 */
const counters: Readonly<Record<string, (trx: Trx, gone: RawBuilder<unknown>) => Promise<unknown>>> = {
  post_likes: (trx, gone) =>
    sql`
      with gone as (${gone})
      update posts set likes = likes - 1
      where (society_id, id) in (select society_id, post_id from gone)`.execute(trx),
  event_signups: async (trx, gone) => {
    const { rows } = await sql<Freed>`
      with gone as (${gone}), ${keepNameless('gone')}, freed as (
        select gone.* from gone join events on events.society_id = gone.society_id and events.id = gone.event_id
        where starts_at > now()
      )
      ${countWithout('freed')}`.execute(trx);
    for (const place of rows) await passOn(trx, place);
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

/** Decreases the counters for rows that were not restored. */
export async function countOut(
  trx: Trx,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const numberOf = (row: Readonly<Record<string, unknown>>) => Number(row['sequence_number'] ?? 0);
  // One by one, because several may concern the same thing. Sign-ups from the end of the waiting list: who moved up is looked for among the
  // stored ones, where none of those behind may be missing then.
  for (const row of rows.toSorted((one, other) => numberOf(other) - numberOf(one))) {
    await counters[table]?.(
      trx,
      sql`select * from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json)`,
    );
  }
}

/** Deletes all likes, registrations and memberships of a user. */
export async function takeBackAll(trx: Trx, universityId: string): Promise<void> {
  for (const [table, count] of Object.entries(counters)) {
    await count(trx, sql`delete from ${sql.table(table)} where university_id = ${universityId} returning *`);
  }
}
