import { paths } from 'societies-contract';
import { Card, PageContent } from 'societies-ui';
import { ExportButton } from 'societies-ui/table';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useAdminMessages } from '../useAdminMessages.ts';
import { SiteHistory } from './SiteHistory.tsx';

export default function AdminHistoryPage() {
  const messages = useAdminMessages();
  const tableExport = useTableExport(paths.adminHistory, 'history.csv');
  return (
    <PageContent title={messages.history} action={<ExportButton {...tableExport} />}>
      <Card clip>
        <SiteHistory />
      </Card>
    </PageContent>
  );
}
