import { sql, type Kysely } from 'kysely';
import {
  societyRequestLimits,
  outcomes,
  type RequestSortKey,
  type RequestsQuery,
  type SocietyRequest,
  type SocietyRequestBody,
  tooMany,
} from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { notify } from '../notices/notify.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { foundSociety } from '../societies/founding.ts';
import { holdsWords } from '../database/folding.ts';

type Db = Kysely<Database>;

const requestColumns = [
  'id',
  'name',
  'proposal',
  'category_id',
  'university_id',
  'created_at',
  'status',
  sql<string>`(select trim(first_name || ' ' || last_name) from users
    where users.university_id = society_requests.university_id)`.as('user_name'),
] as const;

const selectRequests = (database: Db) => database.selectFrom('society_requests').select(requestColumns);

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

const toRequest = (row: RequestRow): SocietyRequest => ({
  id: row.id,
  name: row.name,
  proposal: row.proposal,
  category: row.category_id,
  user: row.university_id,
  user_name: row.user_name,
  date: row.created_at.toISOString(),
  rejected: row.status === 'rejected',
});

const requestsLike = (database: Db, { rejected, search }: RequestsQuery) =>
  database
    .selectFrom('society_requests')
    .where(
      'status',
      'in',
      rejected === undefined ? ['pending', 'rejected'] : [rejected ? 'rejected' : 'pending'],
    )
    .$if(Boolean(search?.trim()), (requests) =>
      requests.where(holdsWords(sql`society_requests.name`, search ?? '')),
    );

const orders = {
  name: sql`lower(society_requests.name)`,
  category: sql`(select categories.name from categories where categories.id = society_requests.category_id)`,
  user: sql`society_requests.university_id`,
  date: sql`society_requests.created_at`,
} as const;

/**
 * Pending and rejected requests, newest first unless `sort` says otherwise.
 * @param slice omitted for all of them.
 */
export async function listRequests(
  database: Db,
  query: RequestsQuery,
  slice?: Slice,
): Promise<SocietyRequest[]> {
  const key = (query.sort?.replace('-', '') ?? 'date') as RequestSortKey;
  const way = direction(query.sort === undefined || query.sort.startsWith('-'), slice);
  let ids = requestsLike(database, query)
    .select('society_requests.id')
    .orderBy(orders[key], way)
    .orderBy('society_requests.id', way);
  if (slice) ids = ids.limit(slice.limit).offset(slice.offset);
  // Loads the long proposals only for the page.
  const rows = await selectRequests(database)
    .where('society_requests.id', 'in', ids)
    .orderBy(orders[key], way)
    .orderBy('society_requests.id', way)
    .execute();
  return rows.map(toRequest);
}

export async function countRequests(database: Db, query: RequestsQuery): Promise<number> {
  const { count } = await requestsLike(database, query)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws 400 for an unknown category, 409 if the student has the maximum number of pending requests. */
export async function createRequest(
  database: Db,
  universityId: string,
  body: SocietyRequestBody,
): Promise<SocietyRequest> {
  try {
    return await inTransaction(database, async (trx) => {
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
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow();
      if (pending >= societyRequestLimits.pendingMax) {
        throw conflict(tooMany.requests(societyRequestLimits.pendingMax), 'too_many_requests_pending');
      }
      const row = await trx
        .insertInto('society_requests')
        .values({
          university_id: universityId,
          category_id: body.category,
          name: body.name.trim().replace(/\s+/g, ' '),
          proposal: body.proposal.trim(),
        })
        .returning(requestColumns)
        .executeTakeFirstOrThrow();
      return toRequest(row);
    });
  } catch (error) {
    if (violates(error, 'society_requests_category')) {
      throw invalid({ category: ['There is no such category.'] });
    }
    throw error;
  }
}

/**
 * Founds the requested society. Locks the request first, so that of two administrators only one founds it.
 * @param actor the administrator's university ID.
 * @returns the new society's id.
 * @throws 404, and 409 if it was already accepted or a society of that name exists.
 */
export async function acceptRequest(database: Db, requestId: number, actor: string): Promise<number> {
  const exists = () => conflict(outcomes.request.acceptFailed.description, 'exists');
  try {
    return await inTransaction(database, async (trx) => {
      const request = await trx
        .updateTable('society_requests')
        .set({ status: 'accepted' })
        .where('id', '=', requestId)
        .where('status', '!=', 'accepted')
        .returningAll()
        .executeTakeFirst();
      if (!request) {
        const accepted = await trx
          .selectFrom('society_requests')
          .select('id')
          .where('id', '=', requestId)
          .executeTakeFirst();
        throw accepted ? exists() : notFound('Request');
      }
      const society = await foundSociety(trx, {
        name: request.name,
        description: request.proposal,
        categoryId: request.category_id,
        founder: request.university_id,
      });
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

/** @returns undefined if there is no request that can be rejected. */
export async function rejectRequest(database: Db, requestId: number): Promise<SocietyRequest | undefined> {
  return inTransaction(database, async (trx) => {
    const before = await trx
      .selectFrom('society_requests')
      .select('status')
      .where('id', '=', requestId)
      .forUpdate()
      .executeTakeFirst();
    const row = await trx
      .updateTable('society_requests')
      .set({ status: 'rejected' })
      .where('id', '=', requestId)
      .where('status', '!=', 'accepted')
      .returning(requestColumns)
      .executeTakeFirst();
    // A request that was already rejected sends no second notice.
    if (row && before?.status === 'pending') {
      await notify(trx, [
        {
          message: 'request_rejected',
          values: { society: row.name },
          to: [row.university_id],
          href: '/societies',
        },
      ]);
    }
    return row && toRequest(row);
  });
}

/**
 * Deletes a rejected request.
 * @throws 404, and 409 while it is pending.
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
  const pending = await database
    .selectFrom('society_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  throw pending ? conflict('Reject the request before you delete it.', 'not_rejected') : notFound('Request');
}
