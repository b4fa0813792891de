import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { UserListItem, UserSortKey, UsersQuery } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { markChanged } from '../directory/versions.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
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
const highestPosts = (ids?: readonly string[]) => sql<{ university_id: string; name: string }>`(
  select distinct on (memberships.university_id) memberships.university_id, roles.name from memberships
  join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
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
    .select(shownRole.as('role'))
    .where(sql<boolean>`users.university_id = any(${ids}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.university_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, date_joined: row.date_joined.toISOString() }] : [];
  });
}

export async function countUsers(database: Db, query: UsersQuery): Promise<number> {
  const { count } = await selectUsers(database, query)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Removes a user with all that is theirs, and corrects every count that they were part of. The user's row is held from the
 * beginning, so nothing new refers to it meanwhile.
 * @throws 403 for an administrator, 404.
 */
export async function removeUser(database: Db, universityId: string): Promise<void> {
  await inTransaction(database, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('is_admin')
      .where('university_id', '=', universityId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw notFound('User');
    if (user.is_admin) throw forbidden('Administrators cannot be removed.', 'administrator');
    await sql`
      with gone as (
        delete from post_likes where university_id = ${universityId} returning society_id, post_id
      )
      update posts set likes = likes - 1
      where (society_id, id) in (select society_id, post_id from gone)`.execute(trx);
    await sql`
      with gone as (
        delete from event_signups where university_id = ${universityId} returning society_id, event_id
      )
      update events set participants = participants - 1
      where (society_id, id) in (select society_id, event_id from gone)`.execute(trx);
    await sql`
      with gone as (
        delete from memberships where university_id = ${universityId} returning society_id
      ), counted as (
        update societies set member_count = member_count - 1
        where id in (select society_id from gone)
        returning id
      )
      ${markChanged('counted')}`.execute(trx);
    await trx.deleteFrom('users').where('university_id', '=', universityId).execute();
  });
}
