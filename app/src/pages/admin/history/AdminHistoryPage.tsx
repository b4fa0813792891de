import { pageSizeLimits, paths, type HistoryEntry } from 'societies-contract';
import { Card, ErrorState, PageContent } from 'societies-ui';
import { HistoryTable } from 'societies-ui/admin';
import { ExportButton } from 'societies-ui/table';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

/** The history is in one order. */
const keys: readonly never[] = [];

export default function AdminHistoryPage() {
  const texts = useAdminTexts();
  const { view, setPage } = useListAddress(keys);
  const history = usePageOf<HistoryEntry>(pagePath(paths.adminHistory, { ...view, search: '' }), {
    page: view.page,
    size: pageSizeLimits.history,
    setPage,
  });
  const exporting = useTableExport(paths.adminHistory, 'history.csv');
  return (
    <PageContent title={texts.history} action={<ExportButton {...exporting} />}>
      {history.error && !history.data ? (
        <ErrorState
          title={texts.historyFailed}
          description={history.error.message}
          onRetry={() => void history.mutate()}
          retrying={history.isValidating}
        />
      ) : (
        <Card clip>
          <HistoryTable
            entries={history.data?.results}
            count={history.data?.count ?? 0}
            page={view.page}
            onPageChange={(page) => setPage(page)}
            pending={history.pending}
            withSociety
          />
        </Card>
      )}
    </PageContent>
  );
}
