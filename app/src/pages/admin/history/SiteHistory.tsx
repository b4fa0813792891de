import { pageSizeLimits, type HistoryEntry } from 'societies-contract';
import { ErrorState } from 'societies-ui';
import { HistoryTable, type HistoryTableProps } from 'societies-ui/admin';
import { isRetrying } from '../../../api/useRead.ts';
import { usePageOf } from '../../../lists/usePageOf.ts';
import { useAdminMessages } from '../useAdminMessages.ts';

interface SiteHistoryProps extends Pick<HistoryTableProps, 'filters' | 'narrowed'> {
  /** The address of the page that is shown. */
  path: string;
  /** Its number, from 1. */
  page: number;
  setPage: (page: number, replace?: boolean) => void;
}

/** The site's history, page by page. */
export function SiteHistory({ path, page, setPage, filters, narrowed }: SiteHistoryProps) {
  const messages = useAdminMessages();
  const history = usePageOf<HistoryEntry>(path, { page, size: pageSizeLimits.history, setPage });
  if (history.error && !history.data) {
    return (
      <ErrorState
        title={messages.historyFailed}
        description={history.error.message}
        onRetry={() => void history.mutate()}
        retrying={isRetrying(history)}
      />
    );
  }
  return (
    <HistoryTable
      entries={history.data?.results}
      count={history.data?.count ?? 0}
      page={page}
      onPageChange={(next) => setPage(next)}
      pending={history.pending}
      filters={filters}
      narrowed={narrowed}
      withSociety
    />
  );
}
