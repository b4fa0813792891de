import { pageSizeLimits, paths, type HistoryEntry } from 'societies-contract';
import type { HistoryListProps } from 'societies-ui/committee';
import { isRetrying } from '../api/useRead.ts';
import { useHistoryAddress } from './useHistoryAddress.ts';
import { usePageOf } from './usePageOf.ts';

/** Props to show a society's history page by page, and those of the filters over it. */
export function useSocietyHistory(society: number | string) {
  const { view, setPage, filters, narrowed, pathOf } = useHistoryAddress();
  const history = usePageOf<HistoryEntry>(pathOf(paths.societyHistory(society)), {
    page: view.page,
    size: pageSizeLimits.history,
    setPage,
  });
  const list = {
    entries: history.data?.results,
    count: history.data?.count,
    page: view.page,
    onPageChange: (page) => setPage(page),
    narrowed,
    pending: history.pending,
    error: history.error?.message,
    onRetry: () => void history.mutate(),
    retrying: isRetrying(history),
  } satisfies HistoryListProps;
  return { list, filters };
}
