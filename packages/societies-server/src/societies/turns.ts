import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { conflict, notFound } from '../platform/errors.ts';

/**
 * Serialises changes that depend on a society's other data (committee, roles, themes, home page), over all processes, by
 * locking the row of its settings.
 * @throws 404 if the society is gone.
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

/** The 409 for exceeding a maximum number. */
export const limitReached = (sentence: string) => conflict(sentence, 'limit_reached');
