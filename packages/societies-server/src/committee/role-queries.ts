import { sql, type Kysely, type Transaction } from 'kysely';
import { roleLimits, type Role, tooMany } from 'societies-contract';
import { violates } from '../database/errors.ts';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { nextVersion } from '../database/version.ts';
import { touchDirectory } from '../directory/versions.ts';
import { societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { changedMeanwhile, conflict, forbidden, invalid, notFound } from '../platform/errors.ts';
import { limitReached, lockSociety } from '../societies/lock.ts';
import { termsOfRole } from '../terms/queries.ts';
import { holdsAll, memberKey, permissionsByRole, presidentKey, type Editor } from './editor.ts';

type Db = Kysely<Database>;

const isFixed = (key: string) => key === presidentKey || key === memberKey;

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

/** @throws 409 if the name is taken or the society has the maximum number of roles. */
export async function createRole(database: Db, societyId: number, name: string): Promise<number> {
  try {
    return await inTransaction(database, async (trx) => {
      await lockSociety(trx, societyId);
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

/** @throws 403 for a built-in role, and for one with a permission that the editor does not hold. */
async function lockedRole(
  trx: Transaction<Database>,
  societyId: number,
  roleId: number,
  editor: Editor,
): Promise<{ version: number }> {
  await lockSociety(trx, societyId);
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
 * Renames a role and sets its permissions. The editor must hold every permission it had and will have.
 * @throws 400 for an unknown permission, 403, 404, 409 if the name is taken or `version` is outdated.
 */
export async function updateRole(
  database: Db,
  { societyId, roleId }: { societyId: number; roleId: number },
  { name, permissions, version }: { name: string; permissions: readonly number[]; version?: number },
  editor: Editor,
): Promise<void> {
  try {
    await inTransaction(database, async (trx) => {
      // Locks the society's roles, so that what is read here stays true until the transaction ends.
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

/** Deletes a role; its holder becomes a plain member, and is told. @throws 403, 404 */
export async function deleteRole(
  database: Db,
  societyId: number,
  roleId: number,
  editor: Editor,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    await lockedRole(trx, societyId, roleId, editor);
    const held = await trx
      .selectFrom('memberships')
      .innerJoin('societies', 'societies.id', 'memberships.society_id')
      .innerJoin('roles', (join) =>
        join
          .onRef('roles.society_id', '=', 'memberships.society_id')
          .onRef('roles.id', '=', 'memberships.role_id'),
      )
      .select(['university_id', 'roles.name as role', 'societies.name as society'])
      .where('memberships.society_id', '=', societyId)
      .where('role_id', '=', roleId)
      .execute();
    await notify(
      trx,
      held.map(({ university_id, role, society }) => ({
        message: 'role_taken',
        values: { role, society },
        to: [university_id],
        by: editor.universityId,
        society: societyId,
        href: `/societies/${societyId}`,
      })),
    );
    const { coming } = await termsOfRole(trx, societyId, roleId);
    if (coming) {
      const { role, user } = coming;
      await notify(trx, [
        {
          message: 'term_withdrawn',
          values: { role: role.name, society: await societyName(trx, societyId) },
          to: [user.university_id],
          by: editor.universityId,
          society: societyId,
          href: `/societies/${societyId}`,
        },
      ]);
    }
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

export const listPermissions = (database: Db) =>
  withRetry(() =>
    database.selectFrom('permissions').select(['id', 'name', 'codename']).orderBy('id').execute(),
  );
