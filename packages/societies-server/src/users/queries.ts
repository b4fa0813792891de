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
import { forgetPerson, record } from '../history/record.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { forgetDoorkeeper } from '../events/guests.ts';
import { takeBackAll } from './counts.ts';
import { byFirstName, byLastName, isCalled } from './naming.ts';

type Db = Kysely<Database>;

/** What stands in the list for one who holds no post anywhere. */
const noPost = 'Student';

/** Posts by what they weigh: the one with the most permissions first, of equals the oldest. */
const byWeight = sql`(
    select count(*) from role_permissions
    where role_permissions.society_id = roles.society_id and role_permissions.role_id = roles.id) desc,
  roles.society_id, roles.id`;

/**
 * The weightiest post of everybody who holds one, looked up together: few of a platform's users do.
 * @param ids whose; without them everybody's.
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

/** What each key sorts by; of equals the university ID decides. Administrators come before every role. */
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
 * Which users the query names, in its order: by university ID unless `sort` says otherwise. They are found without their rows,
 * mostly in an index alone.
 * @param slice without it all of them.
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
  // One value, because a hundred thousand rows cost far more on their way here.
  const { ids } = await database
    .selectFrom(ordered.as('ordered'))
    .select(sql<string[]>`coalesce(json_agg(university_id), '[]'::json)`.as('ids'))
    .executeTakeFirstOrThrow();
  return ids;
}

/** Users as administrators see them, in the order of their IDs; one who is gone is left out. */
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

/** The row of a user, held, so that nothing new refers to it meanwhile. @throws 404 */
async function holdUser(trx: Transaction<Database>, universityId: string) {
  const user = await trx
    .selectFrom('users')
    .select('is_admin')
    .where('university_id', '=', universityId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound('User');
  return user;
}

/** Removes a user with all that is theirs, and corrects every count that they were part of. */
async function removeAll(trx: Transaction<Database>, universityId: string, timeZone: string): Promise<void> {
  await takeBackAll(trx, universityId, timeZone);
  await forgetDoorkeeper(trx, universityId);
  await forgetPerson(trx, universityId);
  await trx.deleteFrom('users').where('university_id', '=', universityId).execute();
}

/** Removes somebody else. @throws 403 for an administrator, 404. */
export const removeUser = (
  database: Db,
  universityId: string,
  { actor, timeZone }: { actor: string; timeZone: string },
): Promise<void> =>
  inTransaction(database, async (trx) => {
    const user = await holdUser(trx, universityId);
    if (user.is_admin) throw forbidden('Administrators cannot be removed.', 'administrator');
    await removeAll(trx, universityId, timeZone);
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
 * Removes one's own account.
 * @throws 409 for a President, whom somebody must follow first, and for the only administrator.
 */
export const removeOwnAccount = (database: Db, universityId: string, timeZone: string): Promise<void> =>
  inTransaction(database, async (trx) => {
    const user = await holdUser(trx, universityId);
    // Held too, so that nobody is made President while they leave.
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
    await removeAll(trx, universityId, timeZone);
  });
