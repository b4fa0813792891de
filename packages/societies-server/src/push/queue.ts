import { sql, type Kysely } from 'kysely';
import type { Language } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import type { StoredNotice } from '../notices/stored.ts';
import { isTooOld, leaseSeconds, nextTry } from '../platform/second-tries.ts';

type Db = Kysely<Database>;

/** A push leased for sending, and the browser that it is for. */
export interface OutgoingPush {
  id: string;
  subscriptionId: string;
  endpoint: string;
  p256dh: string;
  authSecret: string;
  data: StoredNotice;
  /** Null if the reader has chosen none. */
  language: Language | null;
}

/** Browsers that something waits for, in open sessions. */
const due = sql`
  push_subscriptions.due_at <= now()
  and exists (select 1 from pushes where pushes.subscription_id = push_subscriptions.id)
  and exists (
    select 1 from sessions
    where sessions.id = push_subscriptions.session_id and sessions.revoked_at is null and sessions.expires_at > now())`;

/** How many browsers something is due for, counted up to a limit. A read, and therefore cheaper than leasing. */
export async function countDue(database: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    select 1 from push_subscriptions where ${due} limit ${limit}::integer`.execute(database);
  return rows.length;
}

/**
 * Leases a browser to this process with the oldest push that waits for it, skipping those leased by others. One at a time for each
 * browser, so that one whose push service does not answer takes up one place.
 */
export async function takeNext(database: Db): Promise<OutgoingPush | undefined> {
  const { rows } = await withRetry(() =>
    sql<OutgoingPush>`
      with taken as (
        update push_subscriptions set due_at = now() + make_interval(secs => ${leaseSeconds})
        where id = (
          select id from push_subscriptions where ${due} order by due_at limit 1 for update skip locked)
        returning *
      )
      select oldest.id, taken.id as "subscriptionId", taken.endpoint, taken.p256dh, taken.auth_secret as "authSecret",
        oldest.data, users.language
      from taken
      join users on users.university_id = taken.university_id
      join lateral (
        select pushes.id, pushes.data from pushes
        where pushes.subscription_id = taken.id order by pushes.created_at, pushes.id limit 1) as oldest on true`.execute(
      database,
    ),
  );
  return rows[0];
}

/** Removes a push that was sent or refused, and goes on with the next one of its browser. */
export async function endPush(database: Db, { id, subscriptionId }: OutgoingPush): Promise<void> {
  await withRetry(() =>
    sql`
      with gone as (delete from pushes where id = ${id}::uuid)
      update push_subscriptions set due_at = now(), last_error = null
      where id = ${subscriptionId}::uuid`.execute(database),
  );
}

/** Removes a browser that is told no more. */
export async function endSubscription(database: Db, { subscriptionId }: OutgoingPush): Promise<void> {
  await withRetry(() => database.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute());
}

/** Tries what waits for a browser again later, and gives up what has waited for a day. */
export async function putOff(
  database: Db,
  { id, subscriptionId }: OutgoingPush,
  reason: string,
): Promise<void> {
  const created = sql.ref('created_at');
  await withRetry(() =>
    sql`
      with counted as (
        update pushes set attempts = attempts + 1 where id = ${id}::uuid and not ${isTooOld(created)}
      ), given_up as (
        delete from pushes where subscription_id = ${subscriptionId}::uuid and ${isTooOld(created)}
      )
      update push_subscriptions set last_error = ${reason.slice(0, 500)},
        due_at = ${nextTry(sql`(select created_at from pushes where pushes.id = ${id}::uuid)`)}
      where id = ${subscriptionId}::uuid`.execute(database),
  );
}

export async function countWaiting(database: Db): Promise<number> {
  const { waiting } = await database
    .selectFrom('pushes')
    .select(sql<number>`count(*)::bigint`.as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}
