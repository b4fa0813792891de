import { mutate } from 'swr';
import {
  paths,
  type CommitteeUpdateItem,
  type NewRoleBody,
  type Permission,
  type Role,
  type RoleBody,
  type SocietyMember,
  type UpdateCommitteeReply,
} from 'societies-contract';
import { api } from './client.ts';
import { once, useRead } from './useRead.ts';

/** @param wanted false for one who may not see the members. */
export const useMembers = (society: string, wanted: boolean) =>
  useRead<SocietyMember[]>(wanted ? paths.members(society) : null);

export const useRoles = (society: string, wanted: boolean) =>
  useRead<Role[]>(wanted ? paths.roles(society) : null);

export const usePermissions = () => useRead<Permission[]>(paths.permissions, once);

/**
 * @returns the reply, whose detail is shown.
 * @throws ApiError; when somebody else changed one of the posts meanwhile, `currentOf` it gives the `CommitteeRow[]` of now.
 */
export async function updateCommittee(
  society: number,
  committee: readonly CommitteeUpdateItem[],
): Promise<UpdateCommitteeReply> {
  const reply = await api.post<UpdateCommitteeReply>(paths.updateCommittee(society), {
    new_committee: committee,
  });
  await Promise.all([
    mutate(paths.society(society)),
    mutate(paths.societyDetail(society)),
    mutate(paths.members(society)),
  ]);
  return reply;
}

/** Roles stand in the committee of the society's page too. */
const refreshRoles = (society: number) =>
  Promise.all([
    mutate(paths.roles(society)),
    mutate(paths.society(society)),
    mutate(paths.societyDetail(society)),
  ]);

export async function createRole(body: NewRoleBody): Promise<Role> {
  const role = await api.post<Role>(paths.roles(body.society), body);
  await refreshRoles(body.society);
  return role;
}

export async function updateRole(role: number, body: RoleBody): Promise<void> {
  await api.put<Role>(paths.role(body.society, role), body);
  await refreshRoles(body.society);
}

export async function deleteRole(society: number, role: number): Promise<void> {
  await api.delete(paths.role(society, role));
  await refreshRoles(society);
}
