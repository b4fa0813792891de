import { paths } from 'societies-contract';
import { Card, PageContent } from 'societies-ui';
import { ExportButton } from 'societies-ui/table';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { SiteHistory } from './SiteHistory.tsx';

export default function AdminHistoryPage() {
  const texts = useAdminTexts();
  const exporting = useTableExport(paths.adminHistory, 'history.csv');
  return (
    <PageContent title={texts.history} action={<ExportButton {...exporting} />}>
      <Card clip>
        <SiteHistory />
      </Card>
    </PageContent>
  );
}
