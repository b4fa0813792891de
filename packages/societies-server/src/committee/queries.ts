import { sql, type Kysely, type Transaction } from 'kysely';
import {
  fixedRoles,
  roleLimits,
  outcomes,
  unassigned,
  type CommitteeRow,
  type CommitteeUpdateItem,
  type MembersQuery,
  type PermissionCodename,
  type Role,
  type SocietyMember,
  tooMany,
} from 'societies-contract';
import { committeeConflict, isUnassigned } from 'societies-contract/schemas';
import { violates } from '../database/errors.ts';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { nextVersion } from '../database/version.ts';
import { touchDirectory } from '../directory/versions.ts';
import { badRequest, changedMeanwhile, conflict, forbidden, invalid, notFound } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { limitReached, takeTurn } from '../societies/turns.ts';
import { byLastName, isCalled } from '../users/naming.ts';

type Db = Kysely<Database>;

const presidentKey = toKey(fixedRoles.president);
const memberKey = toKey(fixedRoles.member);
const isFixed = (key: string) => key === presidentKey || key === memberKey;

/** Who asks for a change, and what they may do. */
export interface Editor {
  isAdmin: boolean;
  permissions: ReadonlySet<PermissionCodename>;
}

function selectMembers(database: Db, societyId: number, { search }: MembersQuery) {
  const members = database
    .selectFrom('memberships')
    .innerJoin('users', 'users.university_id', 'memberships.university_id')
    .where('memberships.society_id', '=', societyId);
  return search?.trim() ? members.where(isCalled(search)) : members;
}

/**
 * A society's members; by name unless `sort` says otherwise (`members` has no meaning here and sorts by name).
 * @param slice without it all of them.
 */
export async function listMembers(
  database: Db,
  societyId: number,
  query: MembersQuery,
  slice?: Slice,
): Promise<SocietyMember[]> {
  const way = direction(query.sort?.startsWith('-') === true, slice);
  let members = selectMembers(database, societyId, query).select([
    'users.university_id',
    'users.first_name',
    'users.last_name',
    'users.avatar',
  ]);
  if (query.sort?.endsWith('creation_date')) members = members.orderBy('memberships.joined_at', way);
  for (const order of byLastName) members = members.orderBy(order, way);
  members = members.orderBy('users.university_id', way);
  if (slice) members = members.limit(slice.limit).offset(slice.offset);
  return members.execute();
}

export async function countMembers(database: Db, societyId: number, query: MembersQuery): Promise<number> {
  const { count } = await selectMembers(database, societyId, query)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Each post of the committee and who holds it, in the order of the posts. */
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
    user_name: row.university_id === null ? unassigned : `${row.first_name} ${row.last_name}`,
    user_id: row.university_id,
  }));
}

async function permissionsByRole(trx: Transaction<Database>, societyId: number) {
  const rows = await trx
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['role_permissions.role_id', 'permissions.codename'])
    .where('role_permissions.society_id', '=', societyId)
    .execute();
  const byRole = new Map<number, string[]>();
  for (const { role_id: role, codename } of rows) byRole.set(role, [...(byRole.get(role) ?? []), codename]);
  return byRole;
}

const holderIn = (userId: string | null) => (isUnassigned(userId) ? null : userId);

const holdsAll = (editor: Editor, codenames: readonly string[]) =>
  codenames.every((codename) => (editor.permissions as ReadonlySet<string>).has(codename));

/**
 * Gives posts to members, all of them or none. Posts that are not named keep their holders. Only an administrator changes
 * the President, and nobody else gives a post that carries a permission they do not hold themselves.
 * @throws 400 when somebody would hold two posts or is no member, 403, 404 for a post of another society, 409 with the
 * committee as it is now when a post is not held any more by whom the writer saw there.
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
    await takeTurn(trx, societyId);
    const roles = await trx
      .selectFrom('roles')
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.society_id', '=', 'roles.society_id')
          .onRef('memberships.role_id', '=', 'roles.id'),
      )
      .select(['roles.id', 'roles.name_key', 'memberships.university_id as holder'])
      .where('roles.society_id', '=', societyId)
      .execute();
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
    // First everybody lets go, so that two members can swap their posts.
    await trx
      .updateTable('memberships')
      .set({ role_id: null })
      .where('society_id', '=', societyId)
      .where('role_id', 'in', [...changed])
      .execute();
    const given = changes.filter(({ holder }) => holder !== null);
    if (given.length > 0) {
      const values = given.map(({ role, holder }) => sql`(${holder}::text, ${role.id}::bigint)`);
      const { rows } = await sql`
        update memberships set role_id = given.role_id
        from (values ${sql.join(values)}) as given (university_id, role_id)
        where memberships.society_id = ${societyId} and memberships.university_id = given.university_id
        returning memberships.university_id`.execute(trx);
      if (rows.length !== given.length) {
        throw badRequest('Only members of the society can be on its committee.', 'not_a_member');
      }
    }
    await touchDirectory(trx, societyId);
  });
  return listCommittee(database, societyId);
}

/** The roles of a society and the ids of their permissions. */
export async function listRoles(database: Db, societyId: number, only?: number): Promise<Role[]> {
  const rows = await database
    .selectFrom('roles')
    .leftJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.society_id', '=', 'roles.society_id')
        .onRef('role_permissions.role_id', '=', 'roles.id'),
    )
    .select(['roles.id', 'roles.name', 'roles.version', 'role_permissions.permission_id'])
    .where('roles.society_id', '=', societyId)
    .$if(only !== undefined, (select) => select.where('roles.id', '=', only ?? 0))
    .orderBy('roles.id')
    .orderBy('role_permissions.permission_id')
    .execute();
  const roles = new Map<number, Role>();
  for (const { id, name, version, permission_id: permission } of rows) {
    const role = roles.get(id) ?? { id, name, society: societyId, permissions: [], version };
    roles.set(id, role);
    if (permission !== null) role.permissions.push(permission);
  }
  return [...roles.values()];
}

const nameTaken = () => {
  const message = 'There is a role of this name already.';
  return conflict(message, 'exists', { name: [message] });
};

/** @throws 409 when the society has a role of that name, or as many as it may. */
export async function createRole(database: Db, societyId: number, name: string): Promise<number> {
  try {
    return await inTransaction(database, async (trx) => {
      await takeTurn(trx, societyId);
      const { id } = await trx
        .insertInto('roles')
        .values({ society_id: societyId, name: name.trim(), name_key: toKey(name) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { count } = await trx
        .selectFrom('roles')
        .select(sql<number>`count(*)::bigint`.as('count'))
        .where('society_id', '=', societyId)
        .executeTakeFirstOrThrow();
      if (count > roleLimits.perSociety) throw limitReached(tooMany.roles(roleLimits.perSociety));
      await touchDirectory(trx, societyId);
      return id;
    });
  } catch (error) {
    if (violates(error, 'roles_name_unique')) throw nameTaken();
    throw error;
  }
}

/** @throws 403 for a fixed role, and for one with a permission that the editor does not hold: it is above theirs. */
async function lockedRole(
  trx: Transaction<Database>,
  societyId: number,
  roleId: number,
  editor: Editor,
): Promise<{ version: number }> {
  await takeTurn(trx, societyId);
  const role = await trx
    .selectFrom('roles')
    .select(['id', 'name_key', 'version'])
    .where('society_id', '=', societyId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (!role) throw notFound('Role');
  if (isFixed(role.name_key)) throw forbidden('President and Member are fixed roles.', 'role_fixed');
  if (!holdsAll(editor, (await permissionsByRole(trx, societyId)).get(roleId) ?? [])) {
    throw forbidden('This role has a permission that you do not hold.', 'role_above');
  }
  return role;
}

/**
 * Renames a role and sets its permissions. The editor must hold every permission that it had and every one that it gets.
 * @throws 400 for an unknown permission, 403, 404, 409 when the name is taken or the role is not at `version` any more.
 */
export async function updateRole(
  database: Db,
  { societyId, roleId }: { societyId: number; roleId: number },
  { name, permissions, version }: { name: string; permissions: readonly number[]; version?: number },
  editor: Editor,
): Promise<void> {
  try {
    await inTransaction(database, async (trx) => {
      // Nobody else writes a role of the society until this is done, so what is read here holds for all that follows.
      const role = await lockedRole(trx, societyId, roleId, editor);
      if (version !== undefined && version !== role.version) {
        throw changedMeanwhile((await listRoles(trx, societyId, roleId))[0]);
      }
      const known = await trx.selectFrom('permissions').select(['id', 'codename']).execute();
      const codenames = new Map(known.map(({ id, codename }) => [id, codename]));
      if (permissions.some((id) => !codenames.has(id))) {
        throw invalid({ permissions: ['There is no such permission.'] });
      }
      if (
        !holdsAll(
          editor,
          permissions.map((id) => codenames.get(id) ?? ''),
        )
      ) {
        throw forbidden('You cannot grant a permission that you do not hold.', 'grants_more');
      }
      await trx
        .updateTable('roles')
        .set({ name: name.trim(), name_key: toKey(name), ...nextVersion })
        .where('society_id', '=', societyId)
        .where('id', '=', roleId)
        .execute();
      await trx
        .deleteFrom('role_permissions')
        .where('society_id', '=', societyId)
        .where('role_id', '=', roleId)
        .execute();
      if (permissions.length > 0) {
        await trx
          .insertInto('role_permissions')
          .values(permissions.map((id) => ({ society_id: societyId, role_id: roleId, permission_id: id })))
          .execute();
      }
      await touchDirectory(trx, societyId);
    });
  } catch (error) {
    if (violates(error, 'roles_name_unique')) throw nameTaken();
    throw error;
  }
}

/** Its holder becomes a plain member. @throws 403, 404 */
export async function deleteRole(
  database: Db,
  societyId: number,
  roleId: number,
  editor: Editor,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    await lockedRole(trx, societyId, roleId, editor);
    await trx
      .updateTable('memberships')
      .set({ role_id: null })
      .where('society_id', '=', societyId)
      .where('role_id', '=', roleId)
      .execute();
    await trx.deleteFrom('roles').where('society_id', '=', societyId).where('id', '=', roleId).execute();
    await touchDirectory(trx, societyId);
  });
}

/** Every permission that there is. */
export const listPermissions = (database: Db) =>
  withRetry(() =>
    database.selectFrom('permissions').select(['id', 'name', 'codename']).orderBy('id').execute(),
  );
