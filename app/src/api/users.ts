import { mutate } from 'swr';
import { paths, type AdminUser } from 'societies-contract';
import { api } from './client.ts';
import { refreshPages, useRead } from './useRead.ts';

/** A user's page for administrators. @param universityId null reads nothing. */
export const useAdminUser = (universityId: string | null) =>
  useRead<AdminUser>(universityId === null ? null : paths.adminUser(universityId));

/** A call that returns the changed user. Revalidates the lists and histories that show them. */
async function change(path: string, universityId: string, body?: unknown): Promise<void> {
  const user = await api.post<AdminUser>(path, body);
  await Promise.all([
    mutate(paths.adminUser(universityId), user, { revalidate: false }),
    refreshPages(paths.users),
    refreshPages(paths.adminHistory),
  ]);
}

export const suspendUser = (id: string, reason: string) => change(paths.suspendUser(id), id, { reason });
export const restoreUser = (id: string) => change(paths.restoreUser(id), id);
export const grantAdministrator = (id: string) => change(paths.grantAdministrator(id), id);
export const revokeAdministrator = (id: string) => change(paths.revokeAdministrator(id), id);

export async function sendReset(universityId: string): Promise<void> {
  await api.post(paths.sendReset(universityId));
  await refreshPages(paths.adminHistory);
}

export async function removeUser(universityId: string): Promise<void> {
  await api.delete(paths.removeUser(universityId));
  // Revalidates the displayed page only.
  await refreshPages(paths.users);
}
