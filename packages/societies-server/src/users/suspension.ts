import type { Kysely, Transaction } from 'kysely';
import { fullName, trustMessages } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { touchCommitteesOf } from '../directory/versions.ts';
import { record } from '../history/record.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import type { Sessions } from '../platform/sessions.ts';

type Db = Kysely<Database>;

async function hold(trx: Transaction<Database>, universityId: string) {
  const user = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'is_admin', 'suspended_at'])
    .where('university_id', '=', universityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw notFound('User');
  return user;
}

/** Ends all sessions of a user and blocks sign-in, but keeps their data. @throws 403 for an administrator, 404. */
export const suspendUser = (
  database: Db,
  sessions: Sessions,
  { universityId, actor, reason }: { universityId: string; actor: string; reason: string },
): Promise<void> =>
  inTransaction(database, async (trx) => {
    const user = await hold(trx, universityId);
    if (user.is_admin) throw forbidden(trustMessages.suspension.administrator, 'administrator');
    await trx
      .updateTable('users')
      .set({ suspended_at: new Date(), suspended_reason: reason })
      .where('university_id', '=', universityId)
      .execute();
    // A society whose President is suspended can be taken over, and its page says so.
    await touchCommitteesOf(trx, universityId);
    await sessions.revokeAll(universityId, trx);
    await record(trx, {
      actor,
      society: null,
      action: 'user.suspended',
      subject: { kind: 'user', id: universityId, name: fullName(user) },
      before: null,
      after: { reason },
    });
  });

/** Ends a suspension, if there is one. @throws 404 */
export const restoreUser = (database: Db, universityId: string, actor: string): Promise<void> =>
  inTransaction(database, async (trx) => {
    const user = await hold(trx, universityId);
    if (user.suspended_at === null) return;
    await trx
      .updateTable('users')
      .set({ suspended_at: null, suspended_reason: null })
      .where('university_id', '=', universityId)
      .execute();
    await touchCommitteesOf(trx, universityId);
    await record(trx, {
      actor,
      society: null,
      action: 'user.restored',
      subject: { kind: 'user', id: universityId, name: fullName(user) },
      before: null,
      after: null,
    });
  });
