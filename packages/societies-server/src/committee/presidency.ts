import type { Kysely } from 'kysely';
import type { CommitteeRow, HandOverBody } from 'societies-contract';
import { isUnassigned } from 'societies-contract/schemas';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { badRequest, changedMeanwhile, conflict, forbidden } from '../platform/errors.ts';
import { siteDay } from '../platform/site-day.ts';
import { presidentKey, type Editor } from './editor.ts';
import { assignPositions, lockPositions } from './positions.ts';
import { listCommittee } from './queries.ts';
import { notifyOfPresidency } from './notices.ts';

/**
 * Makes a member President. The previous President becomes a plain member, and the new President's former role is cleared.
 * @throws 400 if they are not a member, are suspended, or are President already; 403 if the caller is neither President nor
 * administrator; 409 with the committee if the President changed since the caller looked.
 */
export const handOver = (
  database: Kysely<Database>,
  societyId: number,
  { user_id: to, previous_user_id: seen }: HandOverBody,
  editor: Editor,
): Promise<CommitteeRow[]> =>
  inTransaction(database, async (trx) => {
    const positions = await lockPositions(trx, societyId);
    const president = positions.find(({ name_key }) => name_key === presidentKey);
    if (!president) throw conflict('The society has no position of a President.');
    const from = president.holder;
    if (from !== (isUnassigned(seen) ? null : seen)) {
      throw changedMeanwhile(await listCommittee(trx, societyId));
    }
    // Checked again, because the caller's rights may have changed while waiting for the lock.
    if (!editor.isAdmin && from !== editor.universityId) throw forbidden();
    if (to === from) throw badRequest('They are the President already.', 'president_already');
    // Of members alone: nothing is said of others.
    const successor = await trx
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.university_id', 'users.university_id')
      .select('suspended_at')
      .where('users.university_id', '=', to)
      .where('society_id', '=', societyId)
      .executeTakeFirst();
    if (successor?.suspended_at) throw badRequest('Their account is suspended.', 'account_suspended');

    const left = positions.filter(({ holder }) => holder === to);
    await assignPositions(
      trx,
      societyId,
      [{ role: president, holder: to }, ...left.map((role) => ({ role, holder: null }))],
      await siteDay(trx, editor.timeZone),
    );
    await notifyOfPresidency(trx, societyId, { from, to, by: editor.universityId });
    return listCommittee(trx, societyId);
  });
