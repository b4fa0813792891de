import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { fixedRoles, type PermissionCodename } from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';

export const presidentKey = toKey(fixedRoles.president);
export const memberKey = toKey(fixedRoles.member);

/** The user who requests a change, with their permissions. */
export interface Editor {
  universityId: string;
  isAdmin: boolean;
  permissions: ReadonlySet<PermissionCodename>;
  /** Of the site: a role's term begins on a day there. */
  timeZone: string;
}

/** Who changes a society's committee by this request. */
export const editorOf = (request: FastifyRequest): Editor => ({
  universityId: callerOf(request).universityId,
  isAdmin: callerOf(request).isAdmin,
  permissions: membershipOf(request).permissions,
  timeZone: request.server.config.timeZone,
});

export const holdsAll = (editor: Editor, codenames: readonly string[]) =>
  codenames.every((codename) => (editor.permissions as ReadonlySet<string>).has(codename));

export async function permissionsByRole(trx: Transaction<Database>, societyId: number) {
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
