import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A select of everybody with a role in a society. */
export const committeeOf = (societyId: number) => sql<{ university_id: string }>`
  select university_id from memberships where society_id = ${societyId} and role_id is not null`;

/** University IDs of everybody with a role in a society. */
export async function findCommittee(trx: Transaction<Database>, societyId: number): Promise<string[]> {
  const { rows } = await committeeOf(societyId).execute(trx);
  return rows.map(({ university_id }) => university_id);
}
