import { pageSizeLimits, paths, type HistoryEntry } from 'societies-contract';
import { ErrorState } from 'societies-ui';
import { HistoryTable } from 'societies-ui/admin';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, usePageOf } from '../../../lists/usePageOf.ts';
import { useAdminMessages } from '../useAdminMessages.ts';

/** The history cannot be sorted. */
const keys: readonly never[] = [];

/**
 * The site's history, page by page.
 * @param user limits it to what this user did and what was done to them.
 */
export function SiteHistory({ user }: { user?: string }) {
  const messages = useAdminMessages();
  const { view, setPage } = useListAddress(keys);
  const history = usePageOf<HistoryEntry>(
    pagePath(paths.adminHistory, { ...view, search: '' }, user === undefined ? undefined : { user }),
    { page: view.page, size: pageSizeLimits.history, setPage },
  );
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
      page={view.page}
      onPageChange={(page) => setPage(page)}
      pending={history.pending}
      withSociety
    />
  );
}
