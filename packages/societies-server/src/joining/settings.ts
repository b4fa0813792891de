import type { Kysely } from 'kysely';
import { wrongQuestions, type Joining, type JoiningBody } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { storedFields } from '../database/stored-fields.ts';
import { inTransaction } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { touchDirectory } from '../directory/versions.ts';
import { refuse } from '../events/checks.ts';
import { lockSociety } from '../societies/lock.ts';

type Db = Kysely<Database>;

const columns = ['join_mode', 'join_questions', 'version'] as const;

export const findJoining = (database: Db, societyId: number): Promise<Joining | undefined> =>
  database
    .selectFrom('society_settings')
    .select(columns)
    .where('society_id', '=', societyId)
    .executeTakeFirst();

/**
 * Changes how people join. Who waits for a decision goes on waiting.
 * @returns undefined if the version is outdated; nothing is written then.
 * @throws 400 for a question that cannot be asked.
 */
export function updateJoining(
  database: Db,
  societyId: number,
  { version, ...changes }: JoiningBody,
): Promise<Joining | undefined> {
  const wrong = Object.entries(wrongQuestions(changes.join_questions ?? []));
  refuse(Object.fromEntries(wrong.map(([place, sentence]) => [`join_questions.${place}`, sentence])));
  return inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    const updated = await trx
      .updateTable('society_settings')
      .set({ ...storedFields(changes, ['join_mode', 'join_questions']), ...nextVersion })
      .where('society_id', '=', societyId)
      .where(stillAt(version))
      .returning(columns)
      .executeTakeFirst();
    if (updated) await touchDirectory(trx, societyId);
    return updated;
  });
}
