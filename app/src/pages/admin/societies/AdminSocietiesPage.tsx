import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  ButtonLink,
  PageContent,
  SocietyAdminModal,
  SocietyFilters,
  SocietyGrid,
  ViewSwitch,
  useRoutes,
  type ModalSociety,
} from 'societies-ui';
import { LayoutGrid, Table2 } from 'societies-ui/icons';
import { ExportButton } from 'societies-ui/table';
import { societiesPath, useSociety } from '../../../api/societies.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { lastView, rememberView, type ListView } from '../../../preferences/listView.ts';
import { useSocietiesFilter } from '../../societies/useSocietiesFilter.ts';
import { useSocietiesList } from '../../societies/useSocietiesList.ts';
import { useAdminMessages } from '../useAdminMessages.ts';
import { useNow } from '../../../time/useNow.ts';
import { SocietiesByTable, useTableAddress } from './SocietiesByTable.tsx';
import { useRemoval } from './useRemoval.ts';

/** The committee and removal of the selected society. */
function SocietyModal({ society, onClose }: { society: ModalSociety; onClose: () => void }) {
  const page = useSociety(society.id);
  const removal = useRemoval(society, onClose);
  return (
    <SocietyAdminModal
      society={society}
      committee={page.data?.committee_members}
      error={page.error?.message}
      onRetry={() => void page.mutate()}
      retrying={isRetrying(page)}
      {...removal}
      onClose={onClose}
    />
  );
}

function SocietiesByCards() {
  const messages = useAdminMessages();
  const { filters, grid } = useSocietiesList();
  const now = useNow();
  const [opened, setOpened] = useState<ModalSociety | null>(null);
  const open = useCallback((society: ModalSociety) => setOpened(society), []);
  return (
    <>
      <SocietyFilters {...filters} />
      <SocietyGrid title={messages.all} {...grid} now={now} onOpen={open} />
      {opened !== null && <SocietyModal key={opened.id} society={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Exports the current view; the table has more columns than the cards show. */
function Export({ view }: { view: ListView }) {
  const { filter } = useSocietiesFilter();
  const { path } = useTableAddress();
  return (
    <ExportButton {...useTableExport(view === 'table' ? path : societiesPath(filter), 'societies.csv')} />
  );
}

export default function AdminSocietiesPage() {
  const messages = useAdminMessages();
  const removed = useRoutes().removedSocieties();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(lastView);
  // A link to the table overrides the last choice.
  const view: ListView = query.get('view') === 'table' ? 'table' : chosen;
  const show = (next: ListView) => {
    rememberView(next);
    setChosen(next);
    // Only the search carries over: cards and table have different filters and orders.
    const search = query.get('search');
    setQuery(search ? { search } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <PageContent
      title={messages.societies}
      action={
        <>
          <ViewSwitch
            label={messages.view}
            views={[
              { value: 'cards', label: messages.cards, icon: <LayoutGrid /> },
              { value: 'table', label: messages.table, icon: <Table2 /> },
            ]}
            value={view}
            onChange={show}
          />
          <Export view={view} />
          {removed && (
            <ButtonLink variant="quiet" href={removed}>
              {messages.removed}
            </ButtonLink>
          )}
        </>
      }
    >
      {view === 'table' ? <SocietiesByTable /> : <SocietiesByCards />}
    </PageContent>
  );
}
