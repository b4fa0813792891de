import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';

/** By which push services know this installation (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  /** Never in a reply or a log. */
  privateKey: string;
}

/**
 * The installation's keys, made by the first start and kept in the database, so that every process has the same and a backup
 * includes them. Made again where an older backup was restored: subscriptions ended with it.
 */
export async function findPushKeys(database: Kysely<Database>): Promise<PushKeys> {
  const read = () =>
    database
      .selectFrom('push_keys')
      .select(['public_key as publicKey', 'private_key as privateKey'])
      .executeTakeFirst();
  const found = await read();
  if (found) return found;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await withRetry(() =>
    database
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  // Of processes that start at once, each reads the keys of the first.
  return (await read()) ?? { publicKey, privateKey };
}
