import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { useSession } from '../session/session.ts';
import { useVisiting } from '../session/visiting.ts';
import { statusOf, type ApiError } from './ApiError.ts';
import { api } from './client.ts';

/** SWR's settings for all reads. Retries failures but not refusals (4xx), which would repeat. */
export const readSettings: SWRConfiguration = {
  fetcher: api.get,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => statusOf(error) >= 500,
};

/** For data that hardly ever changes: read once per visit. */
export const once: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false };

/** A key of its own, so that nothing that anybody may read stands for what a user reads. */
export const visitorKey = (path: string) => ['visitor', path] as const;
export const readKeyAsVisitor = async ([, path]: ReturnType<typeof visitorKey>) =>
  (await import('./asVisitor.ts')).readAsVisitor<never>(path);

/**
 * Reads `path` for the signed-in user, or as a visitor reads it where pages are public. Components that read the same path share the reply.
 * @param path null reads nothing, as does a missing session.
 */
export function useRead<Reply>(
  path: string | null,
  options?: SWRConfiguration,
): SWRResponse<Reply, ApiError> {
  const { user } = useSession();
  const { reads: visits } = useVisiting();
  const isVisitor = user === null && visits && path !== null;
  const own = user === null ? null : path;
  return useSWR<Reply, ApiError>(
    isVisitor ? visitorKey(path) : own,
    isVisitor ? { ...options, fetcher: readKeyAsVisitor } : options,
  );
}

/**
 * Whether a failed read is being retried. Accesses SWR's `isValidating` only after a failure, because a component that accesses
 * it renders again on every revalidation.
 */
export const isRetrying = (reading: Pick<SWRResponse, 'error' | 'isValidating'>): boolean =>
  reading.error !== undefined && reading.isValidating;

export interface ListPage<Item> {
  count: number;
  results: Item[];
}

/** Whether a key belongs to a list, in any page or order. */
export const isListKey =
  (path: string) =>
  (key: unknown): boolean =>
    typeof key === 'string' && (key === path || key.startsWith(`${path}?`));

/** Revalidates the displayed pages of a list. */
export const refreshPages = (path: string): Promise<unknown> => mutate(isListKey(path));
