import { sql, type Kysely } from 'kysely';
import {
  fullName,
  outcomes,
  unassigned,
  type CommitteeRow,
  type CommitteeUpdateItem,
  type MembersQuery,
  type SocietyMember,
} from 'societies-contract';
import { committeeConflict, isUnassigned } from 'societies-contract/schemas';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { badRequest, changedMeanwhile, forbidden, notFound } from '../platform/errors.ts';
import type { MembershipYear } from '../joining/membership-year.ts';
import { notify } from '../notices/notify.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { siteDay } from '../platform/site-day.ts';
import { holdsAll, memberKey, permissionsByRole, presidentKey, type Editor } from './editor.ts';
import { assignPositions, lockPositions } from './positions.ts';
import { notifyOfPresidency } from './notices.ts';
import { byLastName, isCalled } from '../users/naming.ts';

type Db = Kysely<Database>;

function selectMembers(database: Db, societyId: number, { search }: MembersQuery) {
  const members = database
    .selectFrom('memberships')
    .innerJoin('users', 'users.university_id', 'memberships.university_id')
    .where('memberships.society_id', '=', societyId);
  return search?.trim() ? members.where(isCalled(search)) : members;
}

/**
 * A society's members, by name unless `sort` says otherwise (`members` does not apply and sorts by name).
 * @param year by which memberships end, if they do.
 * @param slice omitted for all of them.
 */
export async function listMembers(
  database: Db,
  societyId: number,
  query: MembersQuery,
  year: MembershipYear | null,
  slice?: Slice,
): Promise<SocietyMember[]> {
  const way = direction(query.sort?.startsWith('-') === true, slice);
  let members = selectMembers(database, societyId, query)
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.society_id', '=', 'memberships.society_id')
        .onRef('roles.id', '=', 'memberships.role_id'),
    )
    .leftJoin(
      database
        .selectFrom('event_signups')
        .select(['university_id', sql<number>`count(*)::bigint`.as('attended')])
        .where('society_id', '=', societyId)
        .where('checked_in_at', 'is not', null)
        .groupBy('university_id')
        .as('attendance'),
      'attendance.university_id',
      'memberships.university_id',
    )
    .select([
      'users.university_id',
      'users.first_name',
      'users.last_name',
      'users.avatar',
      'roles.name as role',
      'memberships.joined_at',
      sql<string | null>`memberships.until::text`.as('until'),
      sql<number>`coalesce(attendance.attended, 0)`.as('attended'),
    ]);
  if (query.sort?.endsWith('creation_date')) members = members.orderBy('memberships.joined_at', way);
  if (query.sort?.endsWith('attended')) members = members.orderBy('attended', way);
  for (const order of byLastName) members = members.orderBy(order, way);
  members = members.orderBy('users.university_id', way);
  if (slice) members = members.limit(slice.limit).offset(slice.offset);
  const rows = await members.execute();
  return rows.map((row) => ({
    ...row,
    joined_at: row.joined_at.toISOString(),
    until: year && (row.until ?? year.nextEnd()),
  }));
}

export async function countMembers(database: Db, societyId: number, query: MembersQuery): Promise<number> {
  const { count } = await selectMembers(database, societyId, query)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The committee's positions in order, with their holders. */
export async function listCommittee(database: Db, societyId: number): Promise<CommitteeRow[]> {
  const rows = await database
    .selectFrom('roles')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.society_id', '=', 'roles.society_id')
        .onRef('memberships.role_id', '=', 'roles.id'),
    )
    .leftJoin('users', 'users.university_id', 'memberships.university_id')
    .select(['roles.id', 'roles.name', 'users.university_id', 'users.first_name', 'users.last_name'])
    .where('roles.society_id', '=', societyId)
    .where('roles.name_key', '!=', memberKey)
    .orderBy('roles.id')
    .execute();
  return rows.map((row) => ({
    role_id: row.id,
    role_name: row.name,
    user_name: row.university_id === null ? unassigned : fullName(row),
    user_id: row.university_id,
  }));
}

const holderIn = (userId: string | null) => (isUnassigned(userId) ? null : userId);

/**
 * Assigns several positions, all or none. Positions that are not named keep their holders. Only an administrator changes the
 * President, and others cannot assign a position with permissions that they do not hold themselves.
 * @throws 400 if a holder is not a member or would hold two positions, 403, 404 for a position of another society, 409 with the
 * current committee if a position's holder changed since the caller looked.
 */
export async function updateCommittee(
  database: Db,
  societyId: number,
  items: readonly CommitteeUpdateItem[],
  editor: Editor,
): Promise<CommitteeRow[]> {
  const twice = committeeConflict(items);
  if (twice !== null) throw badRequest(twice, 'duplicate_member');
  if (new Set(items.map(({ role_id: role }) => role)).size !== items.length) {
    throw badRequest('A role appears twice.');
  }
  await inTransaction(database, async (trx) => {
    const roles = await lockPositions(trx, societyId);
    const byId = new Map(roles.map((role) => [role.id, role]));
    const wanted = items.map(({ role_id: id, user_id: userId, previous_user_id: previous }) => {
      const role = byId.get(id);
      if (!role) throw notFound('Role');
      const holder = holderIn(userId);
      if (role.name_key === memberKey && holder !== null) {
        throw badRequest('Every member has the role Member already.');
      }
      return { role, holder, seen: holderIn(previous) };
    });
    if (wanted.some(({ role, seen }) => role.holder !== seen)) {
      throw changedMeanwhile(await listCommittee(trx, societyId));
    }
    const changes = wanted.filter(({ role, holder }) => role.holder !== holder);
    const changed = new Set(changes.map(({ role }) => role.id));
    const kept = new Set(roles.filter(({ id }) => !changed.has(id)).map(({ holder }) => holder));
    if (changes.some(({ holder }) => holder !== null && kept.has(holder))) {
      throw badRequest(outcomes.committee.duplicate, 'duplicate_member');
    }
    if (!editor.isAdmin) {
      if (changes.some(({ role }) => role.name_key === presidentKey)) {
        throw forbidden('Only an administrator can change the President.', 'president_fixed');
      }
      const carried = await permissionsByRole(trx, societyId);
      if (
        changes.some(({ role, holder }) => holder !== null && !holdsAll(editor, carried.get(role.id) ?? []))
      ) {
        throw forbidden('You cannot give a role with a permission that you do not hold.', 'grants_more');
      }
    }
    if (changes.length === 0) return;
    await assignPositions(trx, societyId, changes, await siteDay(trx, editor.timeZone));
    const presidency = changes.find(({ role }) => role.name_key === presidentKey);
    if (presidency) {
      const { role, holder } = presidency;
      await notifyOfPresidency(trx, societyId, { from: role.holder, to: holder, by: editor.universityId });
    }
    const others = changes.filter((change) => change !== presidency);
    const given = others.filter(({ holder }) => holder !== null);
    const holders = new Set(changes.map(({ holder }) => holder));
    const taken = others.filter(({ role }) => role.holder !== null && !holders.has(role.holder));
    if (given.length + taken.length > 0) {
      const { name: society } = await trx
        .selectFrom('societies')
        .select('name')
        .where('id', '=', societyId)
        .executeTakeFirstOrThrow();
      const about = { by: editor.universityId, society: societyId, href: `/societies/${societyId}` };
      const noticeOf = (role: string, to: string | null) => ({
        values: { role, society },
        to: to === null ? [] : [to],
        ...about,
      });
      await notify(trx, [
        ...given.map(({ role, holder }) => ({
          message: 'role_given' as const,
          ...noticeOf(role.name, holder),
        })),
        ...taken.map(({ role }) => ({ message: 'role_taken' as const, ...noticeOf(role.name, role.holder) })),
      ]);
    }
  });
  return listCommittee(database, societyId);
}
