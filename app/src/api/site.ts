import useSWR, { mutate, type SWRResponse } from 'swr';
import { paths, type Site, type SiteBody } from 'societies-contract';
import type { ApiError } from './ApiError.ts';
import { api, getAnonymously } from './client.ts';
import { once } from './useRead.ts';

/** What is said about the site: whom to write to, and where its policies stand. Anybody may read it. */
export const useSite = (): SWRResponse<Site, ApiError> =>
  useSWR<Site, ApiError>(paths.site, getAnonymously<Site>, once);

/** Null where it cannot be read: the page has its foot without it. */
export function useFooterSite(): Site | null | undefined {
  const { data, error } = useSite();
  return data ?? (error === undefined ? undefined : null);
}

/** @throws ApiError; with `currentOf` if somebody else changed it meanwhile. */
export async function saveSite(body: SiteBody): Promise<void> {
  const site = await api.put<Site>(paths.adminSite, body);
  await mutate(paths.site, site, { revalidate: false });
}
