import { pageSizeLimits, paths, type RemovedSociety } from 'societies-contract';
import { PageContent } from 'societies-ui';
import { RemovedSocieties } from 'societies-ui/admin';
import { ExportButton } from 'societies-ui/table';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useAdminMessages } from '../useAdminMessages.ts';
import { useRestoring } from './useRestoring.ts';

const lastRemovedFirst: readonly never[] = [];

export default function RemovedSocietiesPage() {
  const messages = useAdminMessages();
  const { view, setPage } = useListAddress(lastRemovedFirst);
  const removed = usePageOf<RemovedSociety>(pagePath(paths.removedSocieties, { ...view, search: '' }), {
    page: view.page,
    size: pageSizeLimits.history,
    setPage,
  });
  const restoring = useRestoring<RemovedSociety>();
  const tableExport = useTableExport(paths.removedSocieties, 'removed-societies.csv');
  return (
    <PageContent
      title={messages.removed}
      back={{ href: '/admin/societies', label: messages.allSocieties }}
      action={removed.data?.count ? <ExportButton {...tableExport} /> : undefined}
    >
      <RemovedSocieties
        societies={removed.data?.results}
        count={removed.data?.count}
        page={view.page}
        onPageChange={(page) => setPage(page)}
        pending={removed.pending}
        onRestore={restoring.run}
        error={removed.error?.message}
        onRetry={() => void removed.mutate()}
        retrying={isRetrying(removed)}
      />
    </PageContent>
  );
}
