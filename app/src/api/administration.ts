import { mutate } from 'swr';
import { paths, type PlatformAnalytics, type SocietyAnalytics } from 'societies-contract';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { refreshPages, useRead } from './useRead.ts';

export const usePlatformAnalytics = () => useRead<PlatformAnalytics>(paths.analyticsOverview);

/** @param society undefined to read nothing yet. */
export const useSocietyAnalytics = (society: string | undefined) =>
  useRead<SocietyAnalytics>(society === undefined ? null : paths.societyAnalytics(society));

/** What shows which societies there are, and which there were. */
const refreshAllSocieties = () =>
  Promise.all([
    refreshLists(),
    refreshPages(paths.adminSocieties),
    refreshPages(paths.removedSocieties),
    mutate(paths.analyticsOverview),
  ]);

export async function removeSociety(id: number): Promise<void> {
  await api.delete(paths.removeSociety(id));
  await refreshAllSocieties();
}

/** @throws ApiError; 409 when another society has its name by now. */
export async function restoreSociety({ id }: { id: number }): Promise<void> {
  await api.post<unknown>(paths.restoreSociety(id));
  await refreshAllSocieties();
}
