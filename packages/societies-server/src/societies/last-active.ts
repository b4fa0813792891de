import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { markChanged } from '../directory/versions.ts';

type Db = Kysely<Database>;

/** When a post was, or is going to be, published. */
const publishedAt = sql`coalesce(publish_at, created_at)`;

const lastEvent = sql`(select max(starts_at) from events
  where events.society_id = societies.id and starts_at <= now() and cancelled_at is null)`;
const lastPost = sql`(select max(${publishedAt}) from posts
  where posts.society_id = societies.id and not draft and ${publishedAt} <= now())`;

/** Stores when something happened in societies last: in one, or in all. */
export async function refreshLastActive(trx: Transaction<Database>, societyId?: number): Promise<void> {
  await sql`
    with fresh as (
      select id, greatest(committee_changed_at, ${lastEvent}, ${lastPost}) as at
      from societies where ${societyId === undefined ? sql`true` : sql`id = ${societyId}`}
    ), changed as (
      update societies set last_active_at = fresh.at from fresh
      where societies.id = fresh.id and last_active_at is distinct from fresh.at
      returning societies.id
    )
    ${markChanged('changed')}`.execute(trx);
}

/** Recalls from the history what a backup of an older version did not store. */
export async function recallLastActive(trx: Transaction<Database>): Promise<void> {
  await sql`
    update societies set committee_changed_at = changed.at
    from (
      select society_id, max(at) as at from history
      where action in ('committee.changed', 'presidency.handed_over') group by society_id
    ) as changed
    where societies.id = changed.society_id and committee_changed_at is null`.execute(trx);
  await refreshLastActive(trx);
}

/** Notes that a committee changed. */
export async function noteCommitteeChange(trx: Transaction<Database>, societyId: number): Promise<void> {
  await trx
    .updateTable('societies')
    .set({ committee_changed_at: sql<Date>`now()`, last_active_at: sql<Date>`now()` })
    .where('id', '=', societyId)
    .execute();
}

/** Notes events that have begun since the last look, which is at most two days ago: a start looks at everything. */
export const noteBegunEvents = (database: Db): Promise<void> =>
  inTransaction(database, async (trx) => {
    await sql`
      with latest as (
        select society_id, max(starts_at) as at from events
        where starts_at > now() - interval '2 days' and starts_at <= now() and cancelled_at is null
        group by society_id
      ), changed as (
        update societies set last_active_at = latest.at from latest
        where societies.id = latest.society_id and coalesce(last_active_at < latest.at, true)
        returning societies.id
      )
      ${markChanged('changed')}`.execute(trx);
  });
