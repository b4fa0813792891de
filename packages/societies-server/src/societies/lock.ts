import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflict, notFound, Refusal } from '../platform/errors.ts';

/**
 * Serialises changes that depend on a society's other data (members, committee, roles, themes, home page, features), over all
 * processes, by locking the row of its settings. Taken before any other lock of the transaction.
 * @throws 404 if the society is gone.
 */
export async function lockSociety(trx: Transaction<Database>, societyId: number): Promise<void> {
  const settings = await trx
    .selectFrom('society_settings')
    .select('society_id')
    .where('society_id', '=', societyId)
    .forUpdate()
    .executeTakeFirst();
  if (!settings) throw notFound('Society');
}

/** What a society switches on and off. */
export type Feature = 'enable_posts' | 'enable_events' | 'enable_merch';

/**
 * In a statement that writes: whether the feature is on, now and until its transaction ends. Any number of writers hold it at once;
 * whoever locks the society, as for switching the feature off, comes before them or after them.
 */
export const staysOn = (societyId: number, feature: Feature) => sql<boolean>`exists (
  select 1 from society_settings where society_id = ${societyId} and ${sql.ref(feature)} for key share)`;

const offTexts: Record<Feature, string> = {
  enable_posts: 'Posts are disabled for this society',
  enable_events: 'Events are disabled for this society',
  enable_merch: 'Merchandise is disabled for this society',
};

export const featureOff = (feature: Feature) => conflict(offTexts[feature], 'feature_off');

/** The reply for one thing of a feature that is off: it is not there, and this says why. */
export const hiddenBy = (feature: Feature) => new Refusal(404, 'feature_off', offTexts[feature]);

/** Runs a write of a feature as long as it is on. @throws 409 if it is off. */
export const whileOn = <Result>(
  database: Kysely<Database>,
  societyId: number,
  feature: Feature,
  write: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (trx) => {
    const { rows } = await sql<{ on: boolean }>`select ${staysOn(societyId, feature)} as on`.execute(trx);
    if (!rows[0]?.on) throw featureOff(feature);
    return write(trx);
  });

/** The 409 for exceeding a maximum number. */
export const limitReached = (sentence: string) => conflict(sentence, 'limit_reached');
