import type { Kysely } from 'kysely';
import { fullName, trustMessages } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';

/**
 * Grants or revokes administrator rights; does nothing if that is the case already.
 * @throws 404, 409 for one's own rights and for suspended users, 403 if the actor is no longer an administrator.
 */
export const changeAdministrator = (
  database: Kysely<Database>,
  { universityId, actor, isAdmin }: { universityId: string; actor: string; isAdmin: boolean },
): Promise<void> =>
  inTransaction(database, async (trx) => {
    // Locks both, so that two administrators cannot remove each other.
    const held = await trx
      .selectFrom('users')
      .select(['university_id', 'first_name', 'last_name', 'is_admin', 'suspended_at'])
      .where('university_id', 'in', [universityId, actor])
      .orderBy('university_id')
      .forNoKeyUpdate()
      .execute();
    const user = held.find(({ university_id }) => university_id === universityId);
    if (!user) throw notFound('User');
    if (!held.some(({ university_id, is_admin }) => university_id === actor && is_admin)) throw forbidden();
    if (user.is_admin === isAdmin) return;
    if (universityId === actor) throw conflict(trustMessages.administrators.own, 'own_rights');
    if (isAdmin && user.suspended_at) throw conflict(trustMessages.administrators.suspended, 'suspended');
    await trx
      .updateTable('users')
      .set({ is_admin: isAdmin })
      .where('university_id', '=', universityId)
      .execute();
    await record(trx, {
      actor,
      society: null,
      action: isAdmin ? 'admin.granted' : 'admin.revoked',
      subject: { kind: 'user', id: universityId, name: fullName(user) },
      before: { is_admin: user.is_admin },
      after: { is_admin: isAdmin },
    });
  });
