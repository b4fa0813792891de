import { sql, type Kysely, type Transaction } from 'kysely';
import type {
  RequestSortKey,
  RequestsQuery,
  RequestVersion,
  SocietyRequest,
  SocietyRequestState,
} from 'societies-contract';
import { holdsWords } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';
import { direction, type Slice } from '../platform/pages.ts';

type Db = Kysely<Database>;

const selectRequests = (database: Db) =>
  database
    .selectFrom('society_requests')
    .select(['id', 'name', 'proposal', 'category_id', 'university_id', 'created_at', 'status', 'version'])
    .select([
      sql<string>`(select trim(first_name || ' ' || last_name) from users
        where users.university_id = society_requests.university_id)`.as('user_name'),
      sql<
        number | null
      >`(select societies.id from societies where societies.id = society_requests.founded)`.as('society'),
    ]);

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** Reads their threads and turns them into replies. */
async function toRequests(database: Db, rows: readonly RequestRow[]): Promise<SocietyRequest[]> {
  const entries =
    rows.length === 0
      ? []
      : await database
          .selectFrom('society_request_messages as entries')
          .leftJoin('users', 'users.university_id', 'entries.author')
          .select([
            'entries.request_id',
            'entries.author',
            'entries.text',
            'entries.status',
            'entries.sent_at',
          ])
          .select(sql<string | null>`trim(first_name || ' ' || last_name)`.as('name'))
          .where(
            'entries.request_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('entries.id')
          .execute();
  const threads = Map.groupBy(entries, (entry) => entry.request_id);
  return rows.map((row) => {
    const thread = threads.get(row.id) ?? [];
    const date = row.created_at.toISOString();
    return {
      id: row.id,
      name: row.name,
      proposal: row.proposal,
      category: row.category_id,
      user: row.university_id,
      user_name: row.user_name,
      date,
      rejected: row.status === 'rejected',
      state: row.status,
      messages: thread
        .filter(({ text }) => text !== '')
        .map(({ author, name, text, sent_at }) => ({
          at: sent_at.toISOString(),
          by: { name, is_admin: author !== row.university_id },
          text,
        })),
      steps: [
        { at: date, state: 'pending' as const },
        ...thread.flatMap(({ status, sent_at }) =>
          status === null ? [] : { at: sent_at.toISOString(), state: status },
        ),
      ],
      society: row.society,
      version: row.version,
    };
  });
}

/** What is listed for administrators, by whether it is rejected. */
const listed = (rejected: boolean | undefined): SocietyRequestState[] =>
  rejected === undefined
    ? ['pending', 'changes_asked', 'rejected']
    : rejected
      ? ['rejected']
      : ['pending', 'changes_asked'];

const requestsLike = (database: Db, { rejected, state, search }: RequestsQuery) =>
  database
    .selectFrom('society_requests')
    .where('status', 'in', listed(rejected))
    .$if(state !== undefined, (requests) => requests.where('status', '=', state ?? 'pending'))
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
 * Undecided and rejected requests, oldest first unless `sort` says otherwise.
 * @param slice omitted for all of them.
 */
export async function listRequests(
  database: Db,
  query: RequestsQuery,
  slice?: Slice,
): Promise<SocietyRequest[]> {
  const key = (query.sort?.replace('-', '') ?? 'date') as RequestSortKey;
  const way = direction(query.sort?.startsWith('-') === true, slice);
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
  return toRequests(database, rows);
}

export async function countRequests(database: Db, query: RequestsQuery): Promise<number> {
  const { count } = await requestsLike(database, query)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * A student's own requests in every state, newest first.
 * @param slice omitted for all of them.
 */
export async function listOwnRequests(
  database: Db,
  universityId: string,
  slice?: Slice,
): Promise<SocietyRequest[]> {
  const way = direction(true, slice);
  let own = selectRequests(database)
    .where('university_id', '=', universityId)
    .orderBy('created_at', way)
    .orderBy('id', way);
  if (slice) own = own.limit(slice.limit).offset(slice.offset);
  return toRequests(database, await own.execute());
}

export async function countOwnRequests(database: Db, universityId: string): Promise<number> {
  const { count } = await database
    .selectFrom('society_requests')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('university_id', '=', universityId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRequest(database: Db, requestId: number): Promise<SocietyRequest | undefined> {
  const rows = await selectRequests(database).where('id', '=', requestId).execute();
  return (await toRequests(database, rows))[0];
}

/** The sender of a request; undefined if there is none. */
export async function senderOf(database: Db, requestId: number): Promise<string | undefined> {
  const request = await database
    .selectFrom('society_requests')
    .select('university_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.university_id;
}

/** The row of a request, locked until the transaction ends: whatever is decided about it waits. */
export const lockRequest = (trx: Transaction<Database>, requestId: number) =>
  trx.selectFrom('society_requests').selectAll().where('id', '=', requestId).forUpdate().executeTakeFirst();

/** All versions of a request, the present one last. */
export async function listVersions(database: Db, requestId: number): Promise<RequestVersion[]> {
  const { rows } = await sql<{ at: Date; name: string; proposal: string; category: number }>`
    select sent_at as at, name, proposal, category_id as category from (
      select version, sent_at, name, proposal, category_id from society_request_versions where request_id = ${requestId}
      union all
      select version, coalesce(sent_again_at, created_at), name, proposal, category_id from society_requests
      where id = ${requestId}) as versions
    order by version`.execute(database);
  return rows.map(({ at, ...version }) => ({ at: at.toISOString(), ...version }));
}
