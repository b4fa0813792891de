import { mutate } from 'swr';
import { paths, type PlatformAnalytics, type SocietyAnalytics } from 'societies-contract';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { refreshPages, useRead } from './useRead.ts';

export const usePlatformAnalytics = () => useRead<PlatformAnalytics>(paths.analyticsOverview);

export const useSocietyAnalytics = (society: string) =>
  useRead<SocietyAnalytics>(paths.societyAnalytics(society));

export async function removeUser(universityId: string): Promise<void> {
  await api.delete(paths.removeUser(universityId));
  // The page that is shown is read again, and no other.
  await refreshPages(paths.users);
}

export async function removeSociety(id: number): Promise<void> {
  await api.delete(paths.removeSociety(id));
  await Promise.all([refreshLists(), mutate(paths.analyticsOverview)]);
}
