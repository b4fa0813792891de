import { ECDH } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { pushLimits, validation, type PushSubscriptionBody } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { invalid, unauthorized } from '../platform/errors.ts';

/** Whether a browser's public key is a point of the curve; nothing can be encrypted for another. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells a browser by push from now on, as long as the session is open. It was somebody else's if they used the same browser before:
 * what waits for them is not sent to it. Beyond the limit the person's oldest makes room.
 * @throws 400 for keys that are none, 401 if the session ended meanwhile.
 */
export async function subscribe(
  database: Kysely<Database>,
  { universityId, sessionId }: { universityId: string; sessionId: string },
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> {
  if (!isPoint(keys.p256dh)) throw invalid({ 'keys.p256dh': [validation.push.keyInvalid] });
  await inTransaction(database, async (trx) => {
    // One after another for each browser, and for each person, whose subscriptions are counted.
    for (const name of [`push:${endpoint}`, `push:${universityId}`].toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    await trx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_id', '<>', sessionId)
      .execute();
    // Locks the session, so that one that is being ended cannot get a subscription.
    const { rows } = await sql`
      insert into push_subscriptions (university_id, session_id, endpoint, p256dh, auth_secret)
      select university_id, id, ${endpoint}::text, ${keys.p256dh}::text, ${keys.auth}::text from sessions
      where id = ${sessionId} and university_id = ${universityId} and revoked_at is null and expires_at > now()
      for share
      on conflict (endpoint) do update set p256dh = excluded.p256dh, auth_secret = excluded.auth_secret
      returning id`.execute(trx);
    if (rows.length === 0) throw unauthorized();
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where university_id = ${universityId}
        order by endpoint = ${endpoint} desc, created_at desc, id offset ${pushLimits.browsers}::integer)`.execute(
      trx,
    );
  });
}

/** Tells a browser of the person no more by push; one that is not theirs is left alone. */
export async function unsubscribe(
  database: Kysely<Database>,
  universityId: string,
  endpoint: string,
): Promise<void> {
  await withRetry(() =>
    database
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('university_id', '=', universityId)
      .execute(),
  );
}
