import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Society } from 'societies-contract';
import {
  Button,
  FoundSocietyBanner,
  JoinModal,
  PageContent,
  RecommendedRow,
  SocietyFilters,
  SocietyGrid,
  type SocietyFilter,
} from 'societies-ui';
import { useCategories, useRecommendedSocieties, useSocieties } from '../../api/societies.ts';
import { useSession } from '../../session/session.ts';
import { SocietyRequest } from './SocietyRequest.tsx';
import { useJoin } from './useJoin.ts';
import { usePageReset, useSocietiesFilter } from './useSocietiesFilter.ts';

export default function SocietiesPage() {
  const isAdmin = useSession().user?.isAdmin === true;
  const { filter, search, setSearch, change } = useSocietiesFilter();
  const categories = useCategories();
  const societies = useSocieties(filter);
  const recommended = useRecommendedSocieties(!isAdmin);
  const { joining, join } = useJoin();
  const [opened, setOpened] = useState<Society | null>(null);
  const [founding, setFounding] = useState(false);
  usePageReset(societies.data?.count, () => change({ page: 1 }));

  const narrow = (next: SocietyFilter) => {
    if (next.search !== search) setSearch(next.search);
    else if (next.sort !== filter.sort) change({ sort: next.sort });
    else change({ categories: next.categories });
  };
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
      <SocietyFilters
        value={{ search, categories: filter.categories, sort: filter.sort }}
        onChange={narrow}
        categories={categories.data ?? []}
      />
      {!isAdmin && <RecommendedRow societies={recommended.data} onOpen={open} />}
      <SocietyGrid
        title="All Societies:"
        societies={societies.data?.results}
        count={societies.data?.count}
        page={filter.page}
        onPage={(page) => change({ page })}
        onOpen={open}
        error={societies.error?.message}
        onRetry={() => void societies.mutate()}
        retrying={societies.isValidating}
      />
      {!isAdmin && <FoundSocietyBanner onCreate={() => setFounding(true)} />}
      <JoinModal
        society={opened}
        joining={joining}
        onJoin={(society) => void join(society)}
        onClose={() => setOpened(null)}
      />
      <SocietyRequest open={founding} onClose={() => setFounding(false)} />
    </PageContent>
  );
}
