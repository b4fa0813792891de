import { mutate } from 'swr';
import {
  paths,
  type CommitteeRow,
  type CommitteeUpdateItem,
  type NewRoleBody,
  type Permission,
  type Role,
  type RoleBody,
  type SocietyPage,
  type UpdateCommitteeReply,
} from 'societies-contract';
import { currentOf } from './ApiError.ts';
import { api } from './client.ts';
import { once, refreshPages, useRead } from './useRead.ts';

export const useRoles = (society: string, wanted: boolean) =>
  useRead<Role[]>(wanted ? paths.roles(society) : null);

export const usePermissions = () => useRead<Permission[]>(paths.permissions, once);

/** Shows the committee as in the server's reply, and revalidates whatever else depends on it. */
const showCommittee = (society: number, rows: readonly CommitteeRow[]) =>
  mutate<SocietyPage>(
    paths.society(society),
    (page) =>
      page && {
        ...page,
        committee_members: Object.fromEntries(
          rows.map(({ role_id: id, role_name: name, user_name, user_id }) => [
            id,
            {
              role: page.committee_members[id]?.role ?? { id, name, permissions: [] },
              name: user_name,
              university_id: user_id,
            },
          ]),
        ),
      },
  );

/**
 * @returns the reply, whose detail is shown.
 * @throws ApiError; after a concurrent change the society shows the current committee.
 */
export async function updateCommittee(
  society: number,
  committee: readonly CommitteeUpdateItem[],
): Promise<UpdateCommitteeReply> {
  const reply = await api
    .post<UpdateCommitteeReply>(paths.updateCommittee(society), { new_committee: committee })
    .catch(async (error: unknown) => {
      const rows = currentOf<CommitteeRow[]>(error);
      if (rows) await showCommittee(society, rows);
      throw error;
    });
  await Promise.all([
    mutate(paths.society(society)),
    mutate(paths.societyDetail(society)),
    refreshPages(paths.members(society)),
  ]);
  return reply;
}

/** @throws ApiError; after a concurrent change the society shows the current President. */
export async function handOver(
  society: number,
  { to, from }: { to: string; from: string | null },
): Promise<void> {
  try {
    const { data } = await api.post<UpdateCommitteeReply>(paths.presidency(society), {
      user_id: to,
      previous_user_id: from,
    });
    await showCommittee(society, data);
  } catch (error) {
    const rows = currentOf<CommitteeRow[]>(error);
    if (rows) await showCommittee(society, rows);
    throw error;
  }
  // Not the members, which a former President may no longer read.
  await Promise.all([mutate(paths.society(society)), mutate(paths.societyDetail(society))]);
}

/** Removes a member, who is told the reason. */
export async function removeMember(society: number, universityId: string, reason: string): Promise<void> {
  await api.post(paths.removeMember(society, universityId), { reason });
  await Promise.all([mutate(paths.society(society)), refreshPages(paths.members(society))]);
}

/** Roles are part of the society page's committee too. */
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
  try {
    await api.put<Role>(paths.role(body.society, role), body);
  } finally {
    await refreshRoles(body.society);
  }
}

export async function deleteRole(society: number, role: number): Promise<void> {
  await api.delete(paths.role(society, role));
  await refreshRoles(society);
}
