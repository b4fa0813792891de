import { mutate } from 'swr';
import {
  paths,
  type AdminSociety,
  type PlatformAnalytics,
  type RenameSocietyBody,
  type SocietyAnalytics,
} from 'societies-contract';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { refreshPages, useRead } from './useRead.ts';

export const usePlatformAnalytics = () => useRead<PlatformAnalytics>(paths.figuresOverview);

/** @param society undefined reads nothing. */
export const useSocietyAnalytics = (society: string | undefined) =>
  useRead<SocietyAnalytics>(society === undefined ? null : paths.societyFigures(society));

/** Revalidates all lists of existing and deleted societies. */
const refreshAllSocieties = () =>
  Promise.all([
    refreshLists(),
    refreshPages(paths.adminSocieties),
    refreshPages(paths.removedSocieties),
    mutate(paths.figuresOverview),
  ]);

export async function removeSociety(id: number): Promise<void> {
  await api.delete(paths.removeSociety(id));
  await refreshAllSocieties();
}

/** @throws ApiError; 409 if another society has taken its name. */
export async function restoreSociety({ id }: { id: number }): Promise<void> {
  await api.post<unknown>(paths.restoreSociety(id));
  await refreshAllSocieties();
}

/** @throws ApiError; 409 if another society has the name, or with `currentOf` if somebody else changed the society meanwhile. */
export async function renameSociety(id: number, body: RenameSocietyBody): Promise<void> {
  const society = await api.put<AdminSociety>(paths.adminSociety(id), body);
  await Promise.all([
    mutate(paths.adminSociety(id), society, { revalidate: false }),
    mutate(paths.society(id)),
    mutate(paths.societyDetail(id)),
    mutate(paths.mySocieties),
    refreshPages(paths.societyHistory(id)),
    refreshPages(paths.adminHistory),
    refreshAllSocieties(),
  ]);
}
