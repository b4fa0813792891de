import type { Kysely } from 'kysely';
import { fullName, fixedRoles } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import { leave } from '../societies/queries.ts';
import { lockSociety } from '../societies/lock.ts';
import { holdsAll, permissionsByRole, presidentKey, type Editor } from './editor.ts';

/**
 * Removes a member as if they had left: they keep their registrations and may join again. They are told the reason.
 * @throws 403 if their role has a permission that the editor does not hold, 404 if they are not a member, 409 for the
 * President.
 */
export const removeMember = (
  database: Kysely<Database>,
  { societyId, universityId, reason }: { societyId: number; universityId: string; reason: string },
  editor: Editor,
): Promise<void> =>
  inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    const member = await trx
      .selectFrom('memberships')
      .innerJoin('users', 'users.university_id', 'memberships.university_id')
      .innerJoin('societies', 'societies.id', 'memberships.society_id')
      .leftJoin('roles', (join) =>
        join
          .onRef('roles.society_id', '=', 'memberships.society_id')
          .onRef('roles.id', '=', 'memberships.role_id'),
      )
      .select(['roles.id as role_id', 'roles.name as role', 'roles.name_key', 'societies.name as society'])
      .select(['users.first_name', 'users.last_name'])
      .where('memberships.society_id', '=', societyId)
      .where('memberships.university_id', '=', universityId)
      .executeTakeFirst();
    if (!member) throw notFound('Member');
    if (member.name_key === presidentKey) {
      throw conflict(
        'The President cannot be removed. The presidency is handed over first.',
        'president_kept',
      );
    }
    const carried = await permissionsByRole(trx, societyId);
    if (member.role_id !== null && !holdsAll(editor, carried.get(member.role_id) ?? [])) {
      throw forbidden('Their role has a permission that you do not hold.', 'role_above');
    }
    await record(trx, {
      actor: editor.universityId,
      society: societyId,
      action: 'member.removed',
      subject: { kind: 'user', id: universityId, name: fullName(member) },
      before: { role: member.role ?? fixedRoles.member },
      after: { reason },
    });
    await notify(trx, [
      {
        message: 'membership_ended',
        values: { society: member.society, reason },
        to: [universityId],
        by: editor.universityId,
        society: societyId,
        href: `/societies/${societyId}`,
      },
    ]);
    await leave(trx, societyId, universityId);
  });
