import { Plus } from 'societies-ui/icons';
import { useState } from 'react';
import { Button, ButtonLink, EmptyState, FoundSocietyBanner, PageContent, SocietyGrid } from 'societies-ui';
import { useMySocieties } from '../../api/societies.ts';
import { useSession } from '../../session/session.ts';
import { SocietyRequest } from '../societies/SocietyRequest.tsx';

export default function MySocietiesPage() {
  const isAdmin = useSession().user?.isAdmin === true;
  const societies = useMySocieties();
  const [founding, setFounding] = useState(false);
  const found = () => setFounding(true);

  return (
    <PageContent
      title="Your Societies"
      action={
        !isAdmin && (
          <Button icon={<Plus aria-hidden="true" />} onClick={found}>
            Create your own
          </Button>
        )
      }
    >
      <title>Your Societies · Constellation</title>
      <SocietyGrid
        aria-label="Your Societies"
        societies={societies.data}
        error={societies.error?.message}
        onRetry={() => void societies.mutate()}
        retrying={societies.isValidating}
        empty={
          <EmptyState
            title="No societies to display"
            description="You are not in a society yet. There is one for nearly everything."
            action={<ButtonLink href="/societies">Browse all societies</ButtonLink>}
          />
        }
      />
      {!isAdmin && (societies.data ?? societies.error) !== undefined && (
        <FoundSocietyBanner onCreate={found} />
      )}
      <SocietyRequest open={founding} onClose={() => setFounding(false)} />
    </PageContent>
  );
}
