import { pageSizeLimits, paths, type UndeliveredMail } from 'societies-contract';
import { ErrorState } from 'societies-ui';
import { MailsTable } from 'societies-ui/admin';
import { retryMail, retryMails } from '../../../api/mails.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** The list cannot be sorted. */
const keys: readonly never[] = [];

/** Undelivered mails. */
export default function AdminMailsPage() {
  const { outcomes } = useOutcomes();
  const { view, setPage } = useListAddress(keys);
  const mails = usePageOf<UndeliveredMail>(pagePath(paths.undeliveredMails, { ...view, search: '' }), {
    page: view.page,
    size: pageSizeLimits.notices,
    setPage,
  });
  const words = { success: outcomes.mail.retried, failure: outcomes.mail.retryFailed };
  const one = useAction(retryMail, words);
  const all = useAction(retryMails, words);
  const tableExport = useTableExport(paths.undeliveredMails, 'undelivered-mails.csv');
  if (mails.error && !mails.data) {
    return (
      <ErrorState
        page
        title={mails.error.message}
        onRetry={() => void mails.mutate()}
        retrying={isRetrying(mails)}
      />
    );
  }
  return (
    <MailsTable
      mails={mails.data?.results}
      count={mails.data?.count ?? 0}
      page={view.page}
      onPageChange={(page) => setPage(page)}
      pending={mails.pending}
      {...tableExport}
      onRetry={one.run}
      onRetryAll={() => void all.run()}
      retrying={one.pending || all.pending}
    />
  );
}
