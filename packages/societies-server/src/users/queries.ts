import { sql, type Kysely } from 'kysely';
import type { UserListItem } from 'societies-contract';
import { directoryShards, type Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import { containing } from '../societies/queries.ts';

type Db = Kysely<Database>;

/** What stands in the list for one who holds no post anywhere. */
const noPost = 'Student';

/** By what users can be sorted; the first three are those of every list. */
export const userSortKeys = [
  'name',
  'members',
  'creation_date',
  'university_id',
  'first_name',
  'last_name',
  'date_joined',
  'role',
  'is_admin',
] as const;
export type UserSortKey = (typeof userSortKeys)[number];

/** How users are searched, sorted and paged. */
export interface UsersQuery {
  search?: string;
  sort?: UserSortKey | `-${UserSortKey}`;
  page?: number;
  page_size?: number;
}

/** Posts by what they weigh: the one with the most permissions first, of equals the oldest. */
const byWeight = sql`(
    select count(*) from role_permissions
    where role_permissions.society_id = roles.society_id and role_permissions.role_id = roles.id) desc,
  roles.society_id, roles.id`;

/** The weightiest post that somebody holds anywhere, looked up for each row that is shown. */
const highestPost = sql<string>`coalesce((
  select roles.name from memberships
  join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
  where memberships.university_id = users.university_id and memberships.role_id is not null
  order by ${byWeight}
  limit 1), ${noPost}::text)`;

/** The same of everybody who holds one: sorting by it wants all of them, and few of a platform's users hold a post. */
const highestPosts = sql<{ university_id: string; name: string }>`(
  select distinct on (memberships.university_id) memberships.university_id, roles.name from memberships
  join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
  where memberships.role_id is not null
  order by memberships.university_id, ${byWeight})`;

function selectUsers(database: Db, { search }: UsersQuery) {
  const users = database.selectFrom('users');
  if (!search?.trim()) return users;
  const pattern = containing(search);
  return users.where((where) =>
    where.or([
      where(sql`lower(first_name || ' ' || last_name)`, 'like', pattern),
      where('users.university_id', 'like', pattern),
    ]),
  );
}

const columnsOf = (key: UserSortKey) => {
  switch (key) {
    case 'name':
    case 'last_name':
    case 'members':
      return ['last_name', 'first_name'] as const;
    case 'first_name':
      return ['first_name', 'last_name'] as const;
    case 'creation_date':
    case 'date_joined':
      return ['date_joined'] as const;
    case 'university_id':
      return ['users.university_id'] as const;
    default:
      return [key] as const;
  }
};

/** Users as administrators see them; by university ID unless `sort` says otherwise. */
export async function listUsers(database: Db, query: UsersQuery, pageSize: number): Promise<UserListItem[]> {
  const direction = query.sort?.startsWith('-') ? 'desc' : 'asc';
  const key = (query.sort?.replace('-', '') ?? 'university_id') as UserSortKey;
  const size = query.page_size ?? pageSize;
  const all = query.page === undefined || key === 'role';
  let select = selectUsers(database, query)
    .$if(all, (users) =>
      users.leftJoin(highestPosts.as('posts'), (join) =>
        join.on(sql`posts.university_id`, '=', sql`users.university_id`),
      ),
    )
    .select([
      'avatar',
      'users.university_id',
      'first_name',
      'last_name',
      'date_joined',
      'is_admin',
      (all ? sql<string>`coalesce(posts.name, ${noPost}::text)` : highestPost).as('role'),
    ]);
  for (const column of columnsOf(key)) select = select.orderBy(column, direction);
  const rows = await select
    .orderBy('users.university_id', direction)
    .$if(query.page !== undefined, (paged) => paged.limit(size).offset(((query.page ?? 1) - 1) * size))
    .execute();
  return rows.map((row) => ({ ...row, date_joined: row.date_joined.toISOString() }));
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
        returning id, category_id
      )
      update directory_shards set version = version + 1
      where (category_id, shard) in (select category_id, id % ${sql.lit(directoryShards)} from counted)`.execute(
      trx,
    );
    await trx.deleteFrom('users').where('university_id', '=', universityId).execute();
  });
}
