import type { Kysely, Transaction } from 'kysely';
import {
  outcomes,
  type AskChangesBody,
  type RejectRequestBody,
  type SocietyRequest,
} from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { changedMeanwhile, conflict, notFound } from '../platform/errors.ts';
import { foundSociety } from '../societies/founding.ts';
import { alreadyDecided, excerpt, ownPage, write } from './asking.ts';
import { findRequest, lockRequest } from './reading.ts';

type Db = Kysely<Database>;

/** Refuses to decide about a version that the administrator has not read. */
async function checkVersion(
  trx: Transaction<Database>,
  request: { id: number; version: number },
  version: number | undefined,
): Promise<void> {
  if (version !== undefined && version !== request.version)
    throw changedMeanwhile(await findRequest(trx, request.id));
}

/**
 * Founds the requested society. Locks the request first, so that of two administrators only one founds it.
 * @param actor the administrator's university ID.
 * @param version the one that they have read.
 * @returns the new society's id.
 * @throws 404, and 409 if it was already accepted, was sent again, or a society of that name exists.
 */
export async function acceptRequest(
  database: Db,
  requestId: number,
  actor: string,
  version?: number,
): Promise<number> {
  const exists = () => conflict(outcomes.request.acceptFailed.description, 'exists');
  try {
    return await inTransaction(database, async (trx) => {
      const request = await lockRequest(trx, requestId);
      if (!request) throw notFound('Request');
      if (request.status === 'accepted') throw exists();
      await checkVersion(trx, request, version);
      const society = await foundSociety(trx, {
        name: request.name,
        description: request.proposal,
        categoryId: request.category_id,
        founder: request.university_id,
      });
      await trx
        .updateTable('society_requests')
        .set({ status: 'accepted', founded: society })
        .where('id', '=', requestId)
        .execute();
      await write(trx, requestId, { author: actor, text: '', status: 'accepted' });
      await notify(trx, [
        {
          message: 'request_accepted',
          values: { society: request.name },
          to: [request.university_id],
          society,
          href: `/societies/${society}`,
        },
      ]);
      await record(trx, {
        actor,
        society,
        action: 'request.accepted',
        subject: { kind: 'request', id: requestId, name: request.name },
        before: null,
        after: { name: request.name },
      });
      return society;
    });
  } catch (error) {
    if (violates(error, 'societies_name_unique')) throw exists();
    throw error;
  }
}

/**
 * Rejects a request; the student is told, with the reason. One that was already rejected stays as it is, and nobody is told again.
 * @returns undefined if there is no request that can be rejected.
 * @throws 409 if it was sent again since `version`.
 */
export const rejectRequest = (
  database: Db,
  requestId: number,
  actor: string,
  { reason = '', version }: RejectRequestBody = {},
): Promise<SocietyRequest | undefined> =>
  inTransaction(database, async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (!request || request.status === 'accepted') return undefined;
    await checkVersion(trx, request, version);
    if (request.status !== 'rejected') {
      await trx
        .updateTable('society_requests')
        .set({ status: 'rejected' })
        .where('id', '=', requestId)
        .execute();
      await write(trx, requestId, { author: actor, text: reason.trim(), status: 'rejected' });
      await notify(trx, [
        {
          message: 'request_rejected',
          values: { society: request.name, reason: excerpt(reason) || null },
          to: [request.university_id],
          href: ownPage(requestId),
        },
      ]);
    }
    return findRequest(trx, requestId);
  });

/**
 * Asks the student to change a request; they are told.
 * @returns undefined if there is no such request.
 * @throws 409 once it is accepted, or if it was sent again since `version`.
 */
export const askChanges = (
  database: Db,
  requestId: number,
  actor: string,
  { message, version }: AskChangesBody,
): Promise<SocietyRequest | undefined> =>
  inTransaction(database, async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (!request) return undefined;
    if (request.status === 'accepted') throw alreadyDecided();
    await checkVersion(trx, request, version);
    await trx
      .updateTable('society_requests')
      .set({ status: 'changes_asked' })
      .where('id', '=', requestId)
      .execute();
    await write(trx, requestId, { author: actor, text: message.trim(), status: 'changes_asked' });
    await notify(trx, [
      {
        message: 'request_changes_asked',
        values: { society: request.name, text: excerpt(message) },
        to: [request.university_id],
        href: ownPage(requestId),
      },
    ]);
    return findRequest(trx, requestId);
  });

/**
 * Deletes a rejected request.
 * @throws 404, and 409 while it is undecided.
 */
export async function deleteRequest(database: Db, requestId: number): Promise<void> {
  const deleted = await withRetry(() =>
    database
      .deleteFrom('society_requests')
      .where('id', '=', requestId)
      .where('status', '=', 'rejected')
      .returning('id')
      .executeTakeFirst(),
  );
  if (deleted) return;
  const undecided = await database
    .selectFrom('society_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('status', '!=', 'accepted')
    .executeTakeFirst();
  throw undecided
    ? conflict('Reject the request before you delete it.', 'not_rejected')
    : notFound('Request');
}
