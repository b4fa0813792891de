import { paths } from 'societies-contract';
import { Card, PageContent } from 'societies-ui';
import { HistoryFilters } from 'societies-ui/admin';
import { ExportButton } from 'societies-ui/table';
import { usePeopleChoices, useSocietyChoices } from '../../../lists/useChoices.ts';
import { useHistoryAddress } from '../../../lists/useHistoryAddress.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useAdminMessages } from '../useAdminMessages.ts';
import { SiteHistory } from './SiteHistory.tsx';

/** The site's history, narrowed by what the address says; its export holds what is shown. */
export default function AdminHistoryPage() {
  const messages = useAdminMessages();
  const { view, setPage, filter, filters, narrowed, pathOf } = useHistoryAddress();
  const path = pathOf(paths.adminHistory);
  const tableExport = useTableExport(path, 'history.csv');
  const people = usePeopleChoices(filter.actor);
  const societies = useSocietyChoices(filter.society);
  return (
    <PageContent title={messages.history} action={<ExportButton {...tableExport} />}>
      <Card clip>
        <SiteHistory
          path={path}
          page={view.page}
          setPage={setPage}
          filters={<HistoryFilters {...filters} people={people} societies={societies} />}
          narrowed={narrowed}
        />
      </Card>
    </PageContent>
  );
}
