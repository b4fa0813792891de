import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  fixedRoles,
  limits,
  unassigned,
  type CommitteeEntry,
  type RecommendedSociety,
  type SocietiesQuery,
  type Society,
  type SocietyDetail,
  type SocietyPage,
} from 'societies-contract';
import { directoryShards, type Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { selectCards, toSociety } from './cards.ts';

type Db = Kysely<Database>;

/** What makes names, and searches, equal without regard to case. */
export const toKey = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A pattern that finds the text anywhere, whatever signs it holds. */
export const containing = (text: string) => `%${toKey(text).replace(/[\\%_]/g, '\\$&')}%`;

const isMember = (universityId: string) =>
  sql<boolean>`exists (
    select 1 from memberships
    where memberships.society_id = societies.id and memberships.university_id = ${universityId})`;

/** A society as one caller sees it in a list. */
export async function findSociety(
  database: Db,
  id: number,
  universityId: string,
): Promise<Society | undefined> {
  const row = await selectCards(database)
    .select(isMember(universityId).as('member'))
    .where('societies.id', '=', id)
    .executeTakeFirst();
  return row && toSociety(row, row.member);
}

const sortColumns = {
  name: 'societies.name_key',
  members: 'societies.member_count',
  creation_date: 'societies.creation_date',
} as const;

const categoriesOf = (query: SocietiesQuery) => [...new Set(query.category?.split(',').map(Number))];

function selected(database: Db, query: SocietiesQuery, universityId: string) {
  const categories = categoriesOf(query);
  let select = selectCards(database).select(isMember(universityId).as('member'));
  if (query.my_societies) select = select.where(isMember(universityId));
  if (categories.length > 0) select = select.where('societies.category_id', 'in', categories);
  if (query.search?.trim()) {
    const pattern = containing(query.search);
    select = select.where((where) =>
      where.or([
        where('societies.name_key', 'like', pattern),
        where(sql`lower(societies.description)`, 'like', pattern),
      ]),
    );
  }
  return select;
}

/** The societies that the query names, as an array in the order that it names: by id when it names none. */
export async function listSocieties(
  database: Db,
  query: SocietiesQuery,
  universityId: string,
): Promise<Society[]> {
  const direction = query.sort?.startsWith('-') ? 'desc' : 'asc';
  const key = query.sort?.replace('-', '') as keyof typeof sortColumns | undefined;
  const size = query.page_size ?? limits.pageSize.societies;
  const rows = await selected(database, query, universityId)
    .$if(key !== undefined, (select) => select.orderBy(sortColumns[key ?? 'name'], direction))
    .orderBy('societies.id', direction)
    .$if(query.page !== undefined, (select) => select.limit(size).offset(((query.page ?? 1) - 1) * size))
    .execute();
  return rows.map((row) => toSociety(row, row.member));
}

/** How many societies the query names. Without a search the stored counts answer, at any size of the platform. */
export async function countSocieties(
  database: Db,
  query: SocietiesQuery,
  universityId: string,
): Promise<number> {
  if (query.my_societies || query.search?.trim()) {
    const { count } = await selected(database, query, universityId)
      .clearSelect()
      .select(sql<number>`count(*)::bigint`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
  const categories = categoriesOf(query);
  const { count } = await database
    .selectFrom('directory_shards')
    .select(sql<number>`coalesce(sum(society_count), 0)::bigint`.as('count'))
    .$if(categories.length > 0, (select) => select.where('category_id', 'in', categories))
    .executeTakeFirstOrThrow();
  return count;
}

/** A society with its themes and its committee. The role Member is nobody's post, so it is not in the committee. */
export async function findSocietyPage(
  database: Db,
  id: number,
  universityId: string,
): Promise<SocietyPage | undefined> {
  const row = await selectCards(database)
    .select(isMember(universityId).as('member'))
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('themes as every')
          .select([
            'every.id',
            'every.name',
            'every.primary_color',
            'every.secondary_color',
            'every.tertiary_color',
            'every.text_color',
          ])
          .whereRef('every.society_id', '=', 'societies.id')
          .orderBy('every.id'),
      ).as('all_themes'),
      jsonArrayFrom(
        select
          .selectFrom('roles')
          .leftJoin('memberships', (join) =>
            join
              .onRef('memberships.society_id', '=', 'roles.society_id')
              .onRef('memberships.role_id', '=', 'roles.id'),
          )
          .leftJoin('users', 'users.university_id', 'memberships.university_id')
          .select((role) => [
            'roles.id',
            'roles.name',
            'users.university_id',
            'users.first_name',
            'users.last_name',
            jsonArrayFrom(
              role
                .selectFrom('role_permissions')
                .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
                .select('permissions.codename')
                .whereRef('role_permissions.society_id', '=', 'roles.society_id')
                .whereRef('role_permissions.role_id', '=', 'roles.id')
                .orderBy('permissions.id'),
            ).as('permissions'),
          ])
          .whereRef('roles.society_id', '=', 'societies.id')
          .where('roles.name_key', '!=', toKey(fixedRoles.member))
          .orderBy('roles.id'),
      ).as('posts'),
    ])
    .where('societies.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const committee = row.posts.map((post): [string, CommitteeEntry] => [
    String(post.id),
    {
      role: { id: post.id, name: post.name, permissions: post.permissions.map(({ codename }) => codename) },
      name: post.university_id === null ? unassigned : `${post.first_name} ${post.last_name}`,
      university_id: post.university_id,
    },
  ]);
  return {
    ...toSociety(row, row.member),
    all_themes: row.all_themes,
    committee_members: Object.fromEntries(committee),
  };
}

/** A society's look, and what the caller is in it. */
export async function findSocietyDetail(
  database: Db,
  id: number,
  universityId: string,
): Promise<SocietyDetail | undefined> {
  const row = await selectCards(database)
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.society_id', '=', 'societies.id')
        .on('memberships.university_id', '=', universityId),
    )
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.society_id', '=', 'memberships.society_id')
        .onRef('roles.id', '=', 'memberships.role_id'),
    )
    .select((select) => [
      'memberships.university_id as member_id',
      'roles.name as role_name',
      jsonArrayFrom(
        select
          .selectFrom('role_permissions')
          .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
          .select('permissions.codename')
          .whereRef('role_permissions.society_id', '=', 'memberships.society_id')
          .whereRef('role_permissions.role_id', '=', 'memberships.role_id')
          .orderBy('permissions.id'),
      ).as('permissions'),
    ])
    .where('societies.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { theme, logo, banner } = toSociety(row, row.member_id !== null);
  return {
    society: { id: row.id, name: row.name },
    theme,
    role:
      row.member_id === null
        ? null
        : { name: row.role_name ?? fixedRoles.member, permissions: row.permissions },
    logo,
    banner,
  };
}

/**
 * Makes the user a member, counts them and marks the list as changed, in one statement; a member stays one.
 * The insertion decides: of any number of attempts at once one inserts, and only that one counts.
 */
export async function join(database: Db, societyId: number, universityId: string): Promise<void> {
  await withRetry(() =>
    sql`
    with joined as (
      insert into memberships (society_id, university_id)
      select id, ${universityId} from societies where id = ${societyId}
      on conflict (society_id, university_id) do nothing
      returning society_id
    ), counted as (
      update societies set member_count = member_count + 1
      where id in (select society_id from joined)
      returning id, category_id
    )
    update directory_shards set version = version + 1
    where (category_id, shard) in (
      select category_id, id % ${sql.lit(directoryShards)} from counted)`.execute(database),
  );
}

/**
 * Ends the membership; one who is no member stays none. The President cannot leave.
 * @returns false when the caller is the President.
 */
export async function leave(database: Db, societyId: number, universityId: string): Promise<boolean> {
  const { rows } = await withRetry(() =>
    sql<{ president: boolean }>`
    with president as (
      select memberships.society_id from memberships
      join roles on roles.society_id = memberships.society_id and roles.id = memberships.role_id
      where memberships.society_id = ${societyId} and memberships.university_id = ${universityId}
        and roles.name_key = ${toKey(fixedRoles.president)}
    ), left_society as (
      delete from memberships
      where society_id = ${societyId} and university_id = ${universityId}
        and not exists (select 1 from president)
      returning society_id
    ), counted as (
      update societies set member_count = member_count - 1
      where id in (select society_id from left_society)
      returning id, category_id
    ), bumped as (
      update directory_shards set version = version + 1
      where (category_id, shard) in (
        select category_id, id % ${sql.lit(directoryShards)} from counted)
      returning category_id
    )
    select exists (select 1 from president) as president`.execute(database),
  );
  return rows[0]?.president !== true;
}

/** Members of each of the caller's societies that are looked at: enough to tell, and a bound on the work. */
const fellowsConsidered = 40;

/**
 * Societies that the caller is not in, best first: those that share the most people with the caller's societies for their
 * size, then those of the caller's categories. `because` is the caller's society that shares the most people, or the
 * category. One who is in no society is shown the largest and the newest in turn.
 */
export async function recommend(database: Db, universityId: string): Promise<RecommendedSociety[]> {
  const { rows } = await sql<{ id: number; because: string | null }>`
    with mine as (
      select societies.id, societies.name, societies.category_id from memberships
      join societies on societies.id = memberships.society_id
      where memberships.university_id = ${universityId}
    ), fellows as (
      select mine.id as society_id, others.university_id from mine
      cross join lateral (
        select memberships.university_id from memberships
        where memberships.society_id = mine.id and memberships.university_id <> ${universityId}
        order by memberships.university_id limit ${sql.lit(fellowsConsidered)}
      ) as others
    ), shared as (
      select theirs.society_id, fellows.society_id as through, count(*) as people from fellows
      join memberships theirs on theirs.university_id = fellows.university_id
      where theirs.society_id not in (select id from mine)
      group by theirs.society_id, fellows.society_id
    ), close as (
      select society_id, sum(people) as people, max(people) as most from shared group by society_id
    ), interests as (
      select category_id, count(*) as weight from mine group by category_id
    ), alike as (
      select societies.id from societies
      where societies.category_id in (select category_id from interests)
        and societies.id not in (select id from mine)
      order by societies.member_count desc, societies.id limit 50
    ), candidates as (
      select society_id as id from close union select id from alike
    )
    select societies.id, coalesce(
        (select mine.name from shared join mine on mine.id = shared.through
          where shared.society_id = societies.id and shared.people = close.most
            and mine.category_id = societies.category_id
          order by mine.id limit 1),
        case when interests.weight is not null then categories.name end,
        (select mine.name from shared join mine on mine.id = shared.through
          where shared.society_id = societies.id and shared.people = close.most
          order by mine.id limit 1)) as because
    from candidates
    join societies on societies.id = candidates.id
    join categories on categories.id = societies.category_id
    left join close on close.society_id = societies.id
    left join interests on interests.category_id = societies.category_id
    order by
      coalesce(close.people, 0)::float8 / sqrt(greatest(societies.member_count, 1)::float8)
        * (1 + coalesce(interests.weight, 0)::float8 / greatest((select count(*) from mine), 1)::float8) desc,
      societies.member_count desc, societies.id
    limit ${sql.lit(limits.recommended.max)}`.execute(database);
  const chosen = rows.length > 0 ? rows : await forNewcomers(database, universityId);
  const cards = await selectCards(database)
    .where('societies.id', 'in', chosen.length > 0 ? chosen.map(({ id }) => id) : [0])
    .execute();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return chosen.flatMap(({ id, because }) => {
    const card = byId.get(id);
    return card ? [{ ...toSociety(card, false), because }] : [];
  });
}

async function forNewcomers(database: Db, universityId: string) {
  const best = (column: 'member_count' | 'creation_date') =>
    database
      .selectFrom('societies')
      .select('id')
      .where(sql<boolean>`not ${isMember(universityId)}`)
      .orderBy(column, 'desc')
      .orderBy('id', 'desc')
      .limit(limits.recommended.max)
      .execute();
  const [largest, newest] = await Promise.all([best('member_count'), best('creation_date')]);
  const inTurn = largest.flatMap(({ id }, index) => [id, newest[index]?.id ?? id]);
  return [...new Set(inTurn)].slice(0, limits.recommended.max).map((id) => ({ id, because: null }));
}
