import { sql, type Kysely, type Transaction } from 'kysely';
import {
  fullName,
  outcomes,
  societyRequestLimits,
  tooMany,
  type RequestMessage,
  type SendAgainBody,
  type SocietyRequest,
  type SocietyRequestBody,
  type SocietyRequestState,
} from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { changedMeanwhile, conflict, invalid, notFound } from '../platform/errors.ts';
import { found } from '../societies/params.ts';
import { limitReached } from '../societies/lock.ts';
import { findRequest, lockRequest } from './reading.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** States in which nobody has decided yet. */
const undecided: readonly SocietyRequestState[] = ['pending', 'changes_asked'];

export const alreadyDecided = () => conflict(outcomes.request.decided, 'request_decided');

const stored = ({
  name,
  proposal,
  category,
}: Pick<SocietyRequestBody, 'name' | 'proposal' | 'category'>) => ({
  category_id: category,
  name: name.trim().replace(/\s+/g, ' '),
  proposal: proposal.trim(),
});

/** Runs a write of a category. @throws 400 for an unknown one. */
async function withCategory<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'society_requests_category')) {
      throw invalid({ category: ['There is no such category.'] });
    }
    throw error;
  }
}

/**
 * Adds to the thread of a request, under its lock.
 * @param entry its text may be empty if it changes the state.
 * @throws 409 when the thread is full.
 */
export async function write(
  trx: Trx,
  requestId: number,
  entry: { author: string; text: string; status?: SocietyRequestState },
): Promise<Date> {
  const { count } = await trx
    .selectFrom('society_request_messages')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  // A decision is never refused, because deciding ends the thread.
  const decides = entry.status !== undefined && !undecided.includes(entry.status);
  if (!decides && count >= societyRequestLimits.messagesMax)
    throw limitReached(tooMany.messages(societyRequestLimits.messagesMax));
  const { sent_at } = await trx
    .insertInto('society_request_messages')
    .values({ request_id: requestId, status: null, ...entry })
    .returning('sent_at')
    .executeTakeFirstOrThrow();
  return sent_at;
}

/** @throws 400 for an unknown category, 409 if the student has the maximum number of undecided requests. */
export const createRequest = (
  database: Db,
  universityId: string,
  body: SocietyRequestBody,
): Promise<SocietyRequest> =>
  withCategory(() =>
    inTransaction(database, async (trx) => {
      // Locks the student's row for concurrent requests, without blocking foreign key checks.
      await trx
        .selectFrom('users')
        .select('university_id')
        .where('university_id', '=', universityId)
        .forNoKeyUpdate()
        .execute();
      const { pending } = await trx
        .selectFrom('society_requests')
        .select(sql<number>`count(*)::bigint`.as('pending'))
        .where('university_id', '=', universityId)
        .where('status', 'in', undecided)
        .executeTakeFirstOrThrow();
      if (pending >= societyRequestLimits.pendingMax) {
        throw conflict(tooMany.requests(societyRequestLimits.pendingMax), 'too_many_requests_pending');
      }
      const { id } = await trx
        .insertInto('society_requests')
        .values({ university_id: universityId, ...stored(body) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return found(await findRequest(trx, id), 'Request');
    }),
  );

/** Tells the administrators who wrote about a request what its student did. */
async function tellReaders(
  trx: Trx,
  request: { id: number; name: string; university_id: string },
  message: 'request_written' | 'request_sent_again',
): Promise<void> {
  const student = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('university_id', '=', request.university_id)
    .executeTakeFirstOrThrow();
  const readers = await trx
    .selectFrom('society_request_messages')
    .innerJoin('users', 'users.university_id', 'society_request_messages.author')
    .select('users.university_id')
    .distinct()
    .where('request_id', '=', request.id)
    .where('is_admin', '=', true)
    .where('users.university_id', '!=', request.university_id)
    .execute();
  const person = { university_id: request.university_id, name: fullName(student) };
  await notify(trx, [
    {
      message,
      values: { society: request.name, person },
      to: readers.map(({ university_id }) => university_id),
      href: '/admin/requests',
    },
  ]);
}

/**
 * Sends an undecided request again. It keeps its first date, and what it said before stays readable.
 * @throws 404 if it is not the student's, 409 if it is decided or was sent again since `version`.
 */
export const sendAgain = (
  database: Db,
  requestId: number,
  universityId: string,
  { message = '', version, ...body }: SendAgainBody,
): Promise<SocietyRequest> =>
  withCategory(() =>
    inTransaction(database, async (trx) => {
      const request = await lockRequest(trx, requestId);
      if (request?.university_id !== universityId) throw notFound('Request');
      if (!undecided.includes(request.status)) throw alreadyDecided();
      if (version !== undefined && version !== request.version)
        throw changedMeanwhile(await findRequest(trx, requestId));
      if (request.version > societyRequestLimits.versionsMax)
        throw limitReached(tooMany.versions(societyRequestLimits.versionsMax));
      await trx
        .insertInto('society_request_versions')
        .values({
          request_id: requestId,
          version: request.version,
          category_id: request.category_id,
          name: request.name,
          proposal: request.proposal,
          sent_at: request.sent_again_at ?? request.created_at,
        })
        .execute();
      const now = { ...stored(body), status: 'pending' as const };
      await trx
        .updateTable('society_requests')
        .set({ ...now, version: request.version + 1, sent_again_at: sql<Date>`now()` })
        .where('id', '=', requestId)
        .execute();
      await write(trx, requestId, { author: universityId, text: message.trim(), status: 'pending' });
      await record(trx, {
        actor: universityId,
        society: null,
        action: 'request.changed',
        subject: { kind: 'request', id: requestId, name: now.name },
        before: { name: request.name, status: request.status },
        after: { name: now.name, status: now.status },
      });
      await tellReaders(trx, { ...request, name: now.name }, 'request_sent_again');
      return found(await findRequest(trx, requestId), 'Request');
    }),
  );

/** How much of a message a notice repeats; the whole stands with the request. */
const repeated = 300;
export const excerpt = (text: string): string => {
  const letters = [...text.trim()];
  return letters.length > repeated ? `${letters.slice(0, repeated - 1).join('')}…` : letters.join('');
};

/** The page of a student's own request in the app. */
export const ownPage = (requestId: number) => `/my-societies/requests/${requestId}`;

/**
 * A message of the student or of an administrator; the other side is told.
 * @throws 404 if it is neither, 409 once the request is accepted.
 */
export const writeMessage = (
  database: Db,
  requestId: number,
  by: { universityId: string; isAdmin: boolean },
  text: string,
): Promise<RequestMessage> =>
  inTransaction(database, async (trx) => {
    const request = await lockRequest(trx, requestId);
    const own = request?.university_id === by.universityId;
    if (!request || (!own && !by.isAdmin)) throw notFound('Request');
    if (request.status === 'accepted') throw alreadyDecided();
    const at = await write(trx, requestId, { author: by.universityId, text: text.trim() });
    if (own) await tellReaders(trx, request, 'request_written');
    else
      await notify(trx, [
        {
          message: 'request_answered',
          values: { society: request.name, text: excerpt(text) },
          to: [request.university_id],
          href: ownPage(requestId),
        },
      ]);
    const author = await trx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('university_id', '=', by.universityId)
      .executeTakeFirstOrThrow();
    return { at: at.toISOString(), by: { name: fullName(author), is_admin: !own }, text: text.trim() };
  });

/**
 * Withdraws a student's own request, with its thread.
 * @throws 404 if it is not theirs, 409 once it is accepted.
 */
export const withdraw = (database: Db, requestId: number, universityId: string): Promise<void> =>
  inTransaction(database, async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (request?.university_id !== universityId) throw notFound('Request');
    if (request.status === 'accepted') throw alreadyDecided();
    await trx.deleteFrom('society_requests').where('id', '=', requestId).execute();
    await record(trx, {
      actor: universityId,
      society: null,
      action: 'request.withdrawn',
      subject: { kind: 'request', id: requestId, name: request.name },
      before: { name: request.name, status: request.status },
      after: null,
    });
  });
