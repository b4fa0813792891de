import { sql, type Kysely } from 'kysely';
import {
  fullName,
  fixedRoles,
  type AdminSocietiesQuery,
  type AdminSociety,
  type AdminSocietySortKey,
} from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { isCalled } from '../users/naming.ts';
import { isActive, lastActivity } from './activity.ts';

type Db = Kysely<Database>;

/** Columns for administrators, besides those of a card. */
const selectSocieties = (database: Db) =>
  database
    .selectFrom('societies')
    .innerJoin('categories', 'categories.id', 'societies.category_id')
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.society_id', '=', 'societies.id')
        .on('roles.name_key', '=', toKey(fixedRoles.president)),
    )
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.society_id', '=', 'roles.society_id')
        .onRef('memberships.role_id', '=', 'roles.id'),
    )
    .leftJoin('users', 'users.university_id', 'memberships.university_id')
    .select([
      'societies.id',
      'societies.name',
      'societies.logo',
      'societies.version',
      'societies.category_id',
      'categories.name as category',
      sql<string>`societies.creation_date::text`.as('creation_date'),
      'societies.member_count',
      'users.university_id as president',
      'users.first_name',
      'users.last_name',
      lastActivity.as('last_activity'),
      isActive.as('active'),
    ]);

const toSociety = (
  row: Awaited<ReturnType<ReturnType<typeof selectSocieties>['execute']>>[number],
): AdminSociety => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  category: { id: row.category_id, name: row.category },
  creation_date: row.creation_date,
  member_count: row.member_count,
  president: row.president === null ? null : { university_id: row.president, name: fullName(row) },
  last_activity: row.last_activity && row.last_activity.toISOString(),
  state: row.active ? 'active' : 'quiet',
  version: row.version,
});

const orders: Record<AdminSocietySortKey, ReturnType<typeof sql>> = {
  name: sql`societies.name_key`,
  president: sql`lower(users.last_name || ' ' || users.first_name)`,
  members: sql`societies.member_count`,
  // Societies without activity sort as the oldest.
  last_activity: sql`coalesce(${lastActivity}, '-infinity'::timestamptz)`,
  creation_date: sql`societies.creation_date`,
  state: sql`case when ${isActive} then 0 else 1 end`,
};

/** The ids as a relation with their position. */
export const listed = (ids: readonly number[]) =>
  sql<{ id: number; place: number }>`(
    select id, place from unnest(${ids}::bigint[]) with ordinality as given (id, place))`.as('listed');

const inState = (state: AdminSocietiesQuery['state']) =>
  state === 'active' ? isActive : sql<boolean>`not ${isActive}`;

/** Societies whose President is called so, or has that university ID. */
export async function findLedBy(database: Db, search: string): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.university_id', 'users.university_id')
    .innerJoin('roles', 'roles.id', 'memberships.role_id')
    .select('memberships.society_id')
    .where('roles.name_key', '=', toKey(fixedRoles.president))
    .where(isCalled(search))
    .execute();
  return new Set(rows.map(({ society_id }) => society_id));
}

/**
 * @param ids in the order used unless `sort` names another.
 * @param slice omitted for all of them.
 */
export async function listAdminSocieties(
  database: Db,
  ids: readonly number[],
  { sort, state }: AdminSocietiesQuery,
  slice?: Slice,
): Promise<AdminSociety[]> {
  const key = sort?.replace('-', '') as AdminSocietySortKey | undefined;
  const way = direction(sort?.startsWith('-') === true, slice);
  const order = key ? orders[key] : sql`listed.place`;
  let societies = selectSocieties(database)
    .innerJoin(listed(ids), 'listed.id', 'societies.id')
    .$if(state !== undefined, (all) => all.where(inState(state)))
    .orderBy(order, way)
    .orderBy('societies.id', way);
  if (slice) societies = societies.limit(slice.limit).offset(slice.offset);
  const rows = await societies.execute();
  return rows.map(toSociety);
}

export async function countAdminSocieties(
  database: Db,
  ids: readonly number[],
  { state }: AdminSocietiesQuery,
): Promise<number> {
  const { count } = await database
    .selectFrom('societies')
    .innerJoin(listed(ids), 'listed.id', 'societies.id')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .$if(state !== undefined, (societies) => societies.where(inState(state)))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findAdminSociety(database: Db, id: number): Promise<AdminSociety | undefined> {
  const row = await selectSocieties(database).where('societies.id', '=', id).executeTakeFirst();
  return row && toSociety(row);
}
