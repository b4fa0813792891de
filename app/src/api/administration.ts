import { mutate } from 'swr';
import { paths, type PlatformAnalytics, type SocietyAnalytics, type UserListItem } from 'societies-contract';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { useRead } from './useRead.ts';

export const usePlatformAnalytics = () => useRead<PlatformAnalytics>(paths.analyticsOverview);

export const useSocietyAnalytics = (society: string) =>
  useRead<SocietyAnalytics>(paths.societyAnalytics(society));

export const useUsers = () => useRead<UserListItem[]>(paths.users);

export async function removeUser(universityId: string): Promise<void> {
  await api.delete(paths.removeUser(universityId));
  await mutate(paths.users);
}

export async function removeSociety(id: number): Promise<void> {
  await api.delete(paths.removeSociety(id));
  await Promise.all([refreshLists(), mutate(paths.analyticsOverview)]);
}
