import { useCallback, useState } from 'react';
import { outcomes, type Society } from 'societies-contract';
import { PageContent, SocietyAdminModal, SocietyFilters, SocietyGrid, useToast } from 'societies-ui';
import { removeSociety } from '../../../api/administration.ts';
import { useAction } from '../../../api/useAction.ts';
import { useSociety } from '../../../api/societies.ts';
import { useSocietiesList } from '../../societies/useSocietiesList.ts';

/** The society that was opened: its committee, and its removal in two steps. */
function SocietyModal({ society, onClose }: { society: Society; onClose: () => void }) {
  const toast = useToast();
  const page = useSociety(society.id);
  const { run, pending } = useAction(removeSociety, {
    success: outcomes.adminDelete.success,
    failure: outcomes.society.removeFailed,
  });
  const remove = async () => {
    if (await run(society.id)) onClose();
  };
  return (
    <SocietyAdminModal
      society={society}
      committee={page.data?.committee_members}
      error={page.error?.message}
      onRetry={() => void page.mutate()}
      retrying={page.isValidating}
      onWarn={() => toast.warning(outcomes.adminDelete.warning)}
      onDelete={() => void remove()}
      pending={pending}
      onClose={onClose}
    />
  );
}

export default function AdminSocietiesPage() {
  const { filters, grid } = useSocietiesList();
  const [opened, setOpened] = useState<Society | null>(null);
  const open = useCallback((society: Society) => setOpened(society), []);
  return (
    <PageContent title="Manage all societies">
      <title>Manage all societies · Constellation</title>
      <SocietyFilters {...filters} />
      <SocietyGrid title="All Societies:" {...grid} onOpen={open} />
      {opened !== null && <SocietyModal key={opened.id} society={opened} onClose={() => setOpened(null)} />}
    </PageContent>
  );
}
