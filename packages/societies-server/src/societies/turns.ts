import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { conflict, notFound } from '../platform/errors.ts';

/**
 * Changes that depend on what else a society has (its committee, its roles, its themes, its home page) take turns at the row
 * of its settings, in whichever process they are.
 * @throws 404 when the society is gone.
 */
export async function takeTurn(trx: Transaction<Database>, societyId: number): Promise<void> {
  const settings = await trx
    .selectFrom('society_settings')
    .select('society_id')
    .where('society_id', '=', societyId)
    .forUpdate()
    .executeTakeFirst();
  if (!settings) throw notFound('Society');
}

/** 409 for one more of what there may be so many of. */
export const limitReached = (sentence: string) => conflict(sentence, 'limit_reached');
