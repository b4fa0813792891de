import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import {
  fixedRoles,
  trustMessages,
  type UserListItem,
  type UserSortKey,
  type UsersQuery,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { toKey } from '../database/keys.ts';
import { record } from '../history/record.ts';
import { conflict, forbidden, notFound, unauthorized } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { endComingTermsOf } from '../terms/leaving.ts';
import { takeBackAll } from './counts.ts';
import { forgetReferences } from './forget.ts';
import { byFirstName, byLastName, isCalled } from './naming.ts';

type Db = Kysely<Database>;

/** Shown as the role of users without one. */
const noPost = 'Student';

/** Orders roles: most permissions first, then oldest. */
const byWeight = sql`(
    select count(*) from role_permissions
    where role_permissions.society_id = roles.society_id and role_permissions.role_id = roles.id) desc,
  roles.society_id, roles.id`;

/**
 * The highest role of every user with one, in a single lookup, because few users have one.
 * @param ids limits it to these users.
 */
const highestPosts = (ids?: readonly string[]) => sql<{
  university_id: string;
  name: string;
  society_id: number;
  society: string;
}>`(
  select distinct on (memberships.university_id) memberships.university_id, roles.name, roles.society_id,
    societies.name as society
  from memberships
  join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
  join societies on societies.id = memberships.society_id
  where memberships.role_id is not null ${ids ? sql`and memberships.university_id = any(${ids}::text[])` : sql``}
  order by memberships.university_id, ${byWeight})`;

const shownRole = sql<string>`coalesce(posts.name, ${noPost}::text)`;

function selectUsers(database: Db, { search }: UsersQuery) {
  const users = database.selectFrom('users');
  return search?.trim() ? users.where(isCalled(search)) : users;
}

/** The columns of each sort key; ties are broken by university ID. Administrators sort before every role. */
const orders: Record<UserSortKey, readonly RawBuilder<unknown>[]> = {
  name: byLastName,
  members: byLastName,
  last_name: byLastName,
  first_name: byFirstName,
  date_joined: [sql`users.date_joined`],
  creation_date: [sql`users.date_joined`],
  university_id: [],
  role: [sql`not users.is_admin`, shownRole],
  is_admin: [sql`users.is_admin`],
};

/**
 * Ids of matching users, by university ID unless `sort` says otherwise. Mostly an index-only scan.
 * @param slice omitted for all of them.
 */
export async function findUserIds(database: Db, query: UsersQuery, slice?: Slice): Promise<string[]> {
  const key = (query.sort?.replace('-', '') ?? 'university_id') as UserSortKey;
  const way = direction(query.sort?.startsWith('-') === true, slice);
  let ordered = selectUsers(database, query)
    .$if(key === 'role', (users) =>
      users.leftJoin(highestPosts().as('posts'), (join) =>
        join.on(sql`posts.university_id`, '=', sql`users.university_id`),
      ),
    )
    .select('users.university_id');
  for (const order of orders[key]) ordered = ordered.orderBy(order, way);
  ordered = ordered.orderBy('users.university_id', way);
  if (slice) ordered = ordered.limit(slice.limit).offset(slice.offset);
  // As a single value, because a hundred thousand rows take much longer to transfer.
  const { ids } = await database
    .selectFrom(ordered.as('ordered'))
    .select(sql<string[]>`coalesce(json_agg(university_id), '[]'::json)`.as('ids'))
    .executeTakeFirstOrThrow();
  return ids;
}

/** Users for administrators in the order of their ids; deleted ones are left out. */
export async function readUsers(database: Db, ids: readonly string[]): Promise<UserListItem[]> {
  const rows = await database
    .selectFrom('users')
    .leftJoin(highestPosts(ids).as('posts'), (join) =>
      join.on(sql`posts.university_id`, '=', sql`users.university_id`),
    )
    .select(['avatar', 'users.university_id', 'first_name', 'last_name', 'date_joined', 'is_admin'])
    .select([shownRole.as('role'), 'posts.society_id', 'posts.society'])
    .select(sql<boolean>`users.suspended_at is not null`.as('suspended'))
    .where(sql<boolean>`users.university_id = any(${ids}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.university_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { society_id, society, ...user } = row;
    return [
      {
        ...user,
        date_joined: user.date_joined.toISOString(),
        society: society_id === null || society === null ? null : { id: society_id, name: society },
      },
    ];
  });
}

export async function countUsers(database: Db, query: UsersQuery): Promise<number> {
  const { count } = await selectUsers(database, query)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a user's row, so that nothing new refers to it. @throws 404 */
async function holdUser(trx: Transaction<Database>, universityId: string) {
  const user = await trx
    .selectFrom('users')
    .select(['is_admin', 'suspended_at'])
    .where('university_id', '=', universityId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound('User');
  return user;
}

/** Deletes a user with everything they own, and corrects the counters. */
async function removeAll(trx: Transaction<Database>, universityId: string): Promise<void> {
  await endComingTermsOf(trx, universityId);
  await takeBackAll(trx, universityId);
  await forgetReferences(trx, universityId);
  await trx.deleteFrom('users').where('university_id', '=', universityId).execute();
}

/** Deletes another user. @throws 403 for an administrator, 404. */
export const removeUser = (database: Db, universityId: string, actor: string): Promise<void> =>
  inTransaction(database, async (trx) => {
    const user = await holdUser(trx, universityId);
    if (user.is_admin) throw forbidden('Administrators cannot be removed.', 'administrator');
    await removeAll(trx, universityId);
    await record(trx, {
      actor,
      society: null,
      action: 'user.removed',
      subject: { kind: 'user', id: universityId },
      before: null,
      after: null,
    });
  });

/**
 * Deletes the caller's account.
 * @throws 401 for one who has just been suspended, 409 for a President, who must hand over first, and for the only administrator.
 */
export const removeOwnAccount = (database: Db, universityId: string): Promise<void> =>
  inTransaction(database, async (trx) => {
    const user = await holdUser(trx, universityId);
    if (user.suspended_at) throw unauthorized();
    // Locks memberships, so that the user cannot become President meanwhile.
    await trx
      .selectFrom('memberships')
      .select('society_id')
      .where('university_id', '=', universityId)
      .forUpdate()
      .execute();
    const presidency = await trx
      .selectFrom('memberships')
      .innerJoin('roles', (join) =>
        join
          .onRef('roles.society_id', '=', 'memberships.society_id')
          .onRef('roles.id', '=', 'memberships.role_id'),
      )
      .innerJoin('societies', 'societies.id', 'memberships.society_id')
      .select('societies.name')
      .where('memberships.university_id', '=', universityId)
      .where('roles.name_key', '=', toKey(fixedRoles.president))
      .executeTakeFirst();
    if (presidency) throw conflict(trustMessages.ownAccount.president(presidency.name), 'president_stays');
    if (user.is_admin) {
      const others = await trx
        .selectFrom('users')
        .select('university_id')
        .where('is_admin', '=', true)
        .where('university_id', '!=', universityId)
        .limit(1)
        .forShare()
        .execute();
      if (others.length === 0)
        throw conflict(trustMessages.ownAccount.lastAdministrator, 'last_administrator');
    }
    await removeAll(trx, universityId);
  });
