import { pageSizeLimits, paths, type HistoryEntry } from 'societies-contract';
import type { HistoryListProps } from 'societies-ui/committee';
import { isRetrying } from '../api/useRead.ts';
import { useListAddress } from './useListAddress.ts';
import { pagePath, usePageOf } from './usePageOf.ts';

const latestFirst: readonly never[] = [];

/** Props to show a society's history page by page. */
export function useSocietyHistory(
  society: number | string,
): Pick<
  HistoryListProps,
  'entries' | 'count' | 'page' | 'onPageChange' | 'pending' | 'error' | 'onRetry' | 'retrying'
> {
  const { view, setPage } = useListAddress(latestFirst);
  const history = usePageOf<HistoryEntry>(pagePath(paths.societyHistory(society), { ...view, search: '' }), {
    page: view.page,
    size: pageSizeLimits.history,
    setPage,
  });
  return {
    entries: history.data?.results,
    count: history.data?.count,
    page: view.page,
    onPageChange: (page) => setPage(page),
    pending: history.pending,
    error: history.error?.message,
    onRetry: () => void history.mutate(),
    retrying: isRetrying(history),
  };
}
