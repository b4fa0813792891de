import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { useSession } from '../session/session.ts';
import { statusOf, type ApiError } from './ApiError.ts';
import { api } from './client.ts';

/** How replies are read everywhere. A refusal (4xx) will be the same next time, so only failures are tried again. */
export const readSettings: SWRConfiguration = {
  fetcher: api.get,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => statusOf(error) >= 500,
};

/** Replies that the administration changes once a year: read once a visit. */
export const once: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false };

/**
 * Reads `path` for the signed-in user and shares the reply between all who read it; the key is the path.
 * @param path null to read nothing yet. Nobody signed in reads nothing either.
 */
export function useRead<Reply>(
  path: string | null,
  options?: SWRConfiguration,
): SWRResponse<Reply, ApiError> {
  const { user } = useSession();
  return useSWR<Reply, ApiError>(user === null ? null : path, options);
}

/**
 * Whether a reading that failed is tried again. Of one that did not fail nothing is asked: whoever asks SWR whether it reads is drawn
 * again each time that it does.
 */
export const isRetrying = (reading: Pick<SWRResponse, 'error' | 'isValidating'>): boolean =>
  reading.error !== undefined && reading.isValidating;

/** One page of a list. */
export interface ListPage<Item> {
  count: number;
  results: Item[];
}

/** Whether a key is one of a list's: whichever pages, in whichever order. */
export const isListKey =
  (path: string) =>
  (key: unknown): boolean =>
    typeof key === 'string' && (key === path || key.startsWith(`${path}?`));

/** Reads again what is shown of a list, whichever pages those are. */
export const refreshPages = (path: string): Promise<unknown> => mutate(isListKey(path));
