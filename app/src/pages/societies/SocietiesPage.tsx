import { useCallback, useState } from 'react';
import {
  FoundSocietyBanner,
  JoinModal,
  PageContent,
  RecommendedRow,
  SocietyFilters,
  SocietyGrid,
  useMessages,
  type CardSociety,
  type Widened,
} from 'societies-ui';
import { useRecommendedSocieties } from '../../api/societies.ts';
import { isRetrying } from '../../api/useRead.ts';
import { useSession } from '../../session/session.ts';
import { useVisiting } from '../../session/visiting.ts';
import { PartBoundary } from '../../shell/PartBoundary.tsx';
import { useFounding } from './useFounding.tsx';
import { useJoin } from './useJoin.tsx';
import { useSocietiesList } from './useSocietiesList.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useNow } from '../../time/useNow.ts';

const browseMessages = {
  title: 'Browse all Societies',
  all: 'All Societies:',
} as const;

declare global {
  interface SocietiesMessages {
    AppBrowse: Widened<typeof browseMessages>;
  }
}

export default function SocietiesPage() {
  const messages = useMessages('AppBrowse', browseMessages);
  const { outcomes } = useOutcomes();
  const isAdmin = useSession().user?.isAdmin === true;
  const { filters, grid } = useSocietiesList();
  const visiting = useVisiting().reads;
  const recommended = useRecommendedSocieties(!isAdmin && !visiting);
  const [opened, setOpened] = useState<CardSociety | null>(null);
  const { pending, join, withdraw, questions } = useJoin({
    onChange: (changed) => setOpened((society) => society && { ...society, ...changed }),
  });
  const now = useNow();
  const { found, button, form } = useFounding();
  // While searching or filtering, and on further pages, only results are shown.
  const beginning =
    filters.value.search.trim() === '' && filters.value.categories.length === 0 && grid.page === 1;
  const open = useCallback((society: CardSociety) => setOpened(society), []);

  return (
    <PageContent title={messages.title} action={button}>
      <title>{`${messages.title} · Constellation`}</title>
      <SocietyFilters {...filters} />
      {!isAdmin && !visiting && beginning && (
        <PartBoundary title={outcomes.data.fetch}>
          <RecommendedRow
            societies={recommended.data}
            onOpen={({ id }) => setOpened(recommended.data?.find((society) => society.id === id) ?? null)}
            error={recommended.error?.message}
            onRetry={() => void recommended.mutate()}
            retrying={isRetrying(recommended)}
          />
        </PartBoundary>
      )}
      <SocietyGrid title={messages.all} {...grid} now={now} onOpen={open} />
      {found && <FoundSocietyBanner onCreate={found} />}
      <JoinModal
        society={opened}
        now={now}
        pending={pending}
        onJoin={(society) => void join(society)}
        onWithdraw={(society) => void withdraw(society)}
        onClose={() => setOpened(null)}
      />
      {questions}
      {form}
    </PageContent>
  );
}
