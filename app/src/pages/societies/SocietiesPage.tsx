import { Plus } from 'societies-ui/icons';
import { useCallback, useState } from 'react';
import { outcomes, type Society } from 'societies-contract';
import {
  Button,
  FoundSocietyBanner,
  JoinModal,
  PageContent,
  RecommendedRow,
  SocietyFilters,
  SocietyGrid,
} from 'societies-ui';
import { useRecommendedSocieties } from '../../api/societies.ts';
import { useSession } from '../../session/session.ts';
import { PartBoundary } from '../../shell/PartBoundary.tsx';
import { SocietyRequest } from './SocietyRequest.tsx';
import { useJoin } from './useJoin.ts';
import { useSocietiesList } from './useSocietiesList.ts';

export default function SocietiesPage() {
  const isAdmin = useSession().user?.isAdmin === true;
  const { filters, grid } = useSocietiesList();
  const recommended = useRecommendedSocieties(!isAdmin);
  const { joining, join } = useJoin();
  const [opened, setOpened] = useState<Society | null>(null);
  const [founding, setFounding] = useState(false);
  const open = useCallback((society: Society) => setOpened(society), []);

  return (
    <PageContent
      title="Browse all Societies"
      action={
        !isAdmin && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setFounding(true)}>
            Create your own
          </Button>
        )
      }
    >
      <title>Browse all Societies · Constellation</title>
      <SocietyFilters {...filters} />
      {!isAdmin && (
        <PartBoundary title={outcomes.data.fetch}>
          <RecommendedRow
            societies={recommended.data}
            onOpen={open}
            error={recommended.error?.message}
            onRetry={() => void recommended.mutate()}
            retrying={recommended.isValidating}
          />
        </PartBoundary>
      )}
      <SocietyGrid title="All Societies:" {...grid} onOpen={open} />
      {!isAdmin && <FoundSocietyBanner onCreate={() => setFounding(true)} />}
      <JoinModal
        society={opened}
        pending={joining}
        onJoin={(society) => void join(society)}
        onClose={() => setOpened(null)}
      />
      <SocietyRequest open={founding} onClose={() => setFounding(false)} />
    </PageContent>
  );
}
