import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { affiliationLimits } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { markChanged } from '../directory/versions.ts';

type Db = Kysely<Database>;

/** Whether a round due then is so long past that who is not accepted in it has lapsed. */
export const isLong = (due: RawBuilder<unknown>) =>
  sql<boolean>`${due} + make_interval(days => ${sql.lit(affiliationLimits.lapsesAfter)}) < now()`;

/**
 * Stores what every society, or one, is to the university. Who is accepted in the round that ended last, or in a later one, is affiliated;
 * of the others lapsed is who existed when it was due.
 */
export async function refreshStandings(trx: Transaction<Database>, societyId?: number): Promise<void> {
  await sql`
    with ended as (
      select due_at from affiliation_rounds where ${isLong(sql`due_at`)} order by due_at desc limit 1
    ), standings as (
      select id, case
        when exists (
          select 1 from affiliations join affiliation_rounds on affiliation_rounds.id = round_id
          where society_id = societies.id and state = 'accepted'
            and due_at >= coalesce((select due_at from ended), '-infinity')
        ) then 'affiliated'
        when exists (select 1 from ended where creation_date <= (due_at at time zone 'UTC')::date) then 'lapsed'
      end as standing
      from societies where ${societyId === undefined ? sql`true` : sql`id = ${societyId}`}
    ), changed as (
      update societies set affiliation = standing from standings
      where societies.id = standings.id and affiliation is distinct from standing
      returning societies.id
    )
    ${markChanged('changed')}`.execute(trx);
}

/** Marks societies as lapsed 30 days after a round was due, once over all processes. */
export const endRounds = (database: Db): Promise<void> =>
  inTransaction(database, async (trx) => {
    const ended = await trx
      .updateTable('affiliation_rounds')
      .set({ ended: true })
      .where('ended', '=', false)
      .where(isLong(sql`due_at`))
      .returning('id')
      .execute();
    if (ended.length > 0) await refreshStandings(trx);
  });

/** Whether a society has lapsed: a round ended without it. */
export async function isLapsed(database: Db, societyId: number): Promise<boolean> {
  const society = await database
    .selectFrom('societies')
    .select('affiliation')
    .where('id', '=', societyId)
    .executeTakeFirst();
  return society?.affiliation === 'lapsed';
}
