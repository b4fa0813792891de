import type { Kysely, Transaction } from 'kysely';
import type { HistoryAction, Term } from 'societies-contract';
import { lockPositions } from '../committee/positions.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { forbidden } from '../platform/errors.ts';
import { termGone } from './naming.ts';
import { concerned, findTerm, handoverPage, shown, type StoredTerm } from './queries.ts';

interface Answer {
  societyId: number;
  termId: number;
  /** The caller, whose term it has to be. */
  universityId: string;
}

/** Writes an answer into the history, and tells the holder, the President and who named them. */
async function announce(
  trx: Transaction<Database>,
  societyId: number,
  { role, user, from, until, namedBy }: StoredTerm,
  accepted: boolean,
): Promise<void> {
  const named = { holder: user.university_id, from, until };
  const action: HistoryAction = accepted ? 'term.accepted' : 'term.declined';
  await record(trx, {
    actor: user.university_id,
    society: societyId,
    action,
    subject: { kind: 'role', id: role.id, name: role.name },
    before: accepted ? null : named,
    after: accepted ? named : null,
  });
  const person = { university_id: user.university_id, name: user.name };
  const values = { role: role.name, society: await societyName(trx, societyId), person };
  const about = {
    to: concerned(await lockPositions(trx, societyId), role.id, namedBy),
    by: user.university_id,
    society: societyId,
    href: handoverPage(societyId),
  };
  await notify(trx, [
    accepted
      ? { message: 'term_accepted', values: { ...values, from }, ...about }
      : { message: 'term_declined', values, ...about },
  ]);
}

/** The caller's coming term, while nobody else changes the society's roles. @throws 403 for somebody else's, 404 if it is gone */
async function hold(trx: Transaction<Database>, { societyId, termId, universityId }: Answer) {
  await lockPositions(trx, societyId);
  const term = await findTerm(trx, societyId, termId);
  if (!term || term.state === 'current') throw termGone();
  if (term.user.university_id !== universityId) throw forbidden();
  return term;
}

/** Accepts a coming term, once however often it is asked. @throws 403, 404 */
export const acceptTerm = (database: Kysely<Database>, answer: Answer): Promise<Term> =>
  inTransaction(database, async (trx) => {
    const { societyId, termId } = answer;
    const term = await hold(trx, answer);
    if (term.state === 'accepted') return shown(term);
    await trx
      .updateTable('terms')
      .set({ accepted_at: new Date() })
      .where('society_id', '=', societyId)
      .where('id', '=', termId)
      .execute();
    await announce(trx, societyId, term, true);
    return shown((await findTerm(trx, societyId, termId)) ?? term);
  });

/** Declines a coming term, also after accepting it, which deletes it. @throws 403, 404 */
export const declineTerm = (database: Kysely<Database>, answer: Answer): Promise<Term> =>
  inTransaction(database, async (trx) => {
    const { societyId, termId } = answer;
    const term = await hold(trx, answer);
    await trx.deleteFrom('terms').where('society_id', '=', societyId).where('id', '=', termId).execute();
    await announce(trx, societyId, term, false);
    return { ...shown(term), state: 'declined' };
  });
