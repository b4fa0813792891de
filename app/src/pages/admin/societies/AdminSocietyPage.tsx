import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths, type AdminSociety } from 'societies-contract';
import { ButtonLink, NotFound, RemoveSociety, Spinner, useRoutes } from 'societies-ui';
import { SocietyDetails } from 'societies-ui/admin';
import { HistoryList } from 'societies-ui/committee';
import { PlotCard } from 'societies-ui/plots';
import { useSocietyAnalytics } from '../../../api/administration.ts';
import { useAgenda } from '../../../api/agenda.ts';
import { statusOf } from '../../../api/ApiError.ts';
import { useSociety } from '../../../api/societies.ts';
import { isRetrying, useRead } from '../../../api/useRead.ts';
import { useSocietyHistory } from '../../../lists/useSocietyHistory.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useAdminMessages } from '../useAdminMessages.ts';
import { useRemoval } from './useRemoval.ts';

const History = ({ id }: { id: string }) => <HistoryList {...useSocietyHistory(id).list} />;

function Removal({ society }: { society: AdminSociety }) {
  const navigate = useNavigate();
  const removal = useRemoval(society, () => void navigate('/admin/societies/removed', { replace: true }));
  return <RemoveSociety {...removal} />;
}

/** Loaded on demand, because the form includes its validation. */
const Renaming = lateDialog(() => import('./Renaming.tsx'));

/** Number of coming events listed. */
const nextEvents = 5;

export default function AdminSocietyPage() {
  const messages = useAdminMessages();
  const removed = useRoutes().removedSocieties();
  const { id = '' } = useParams();
  const society = useRead<AdminSociety>(paths.adminSociety(id));
  const gone = [400, 404].includes(society.error ? statusOf(society.error) : 0);
  const there = society.data !== undefined;
  const page = useSociety(there ? id : undefined);
  const analytics = useSocietyAnalytics(there ? id : undefined);
  const coming = useAgenda(society.data ? { society: society.data.id, pageSize: nextEvents } : null);
  const [renaming, setRenaming] = useState(false);
  const readings = [society, page, analytics, coming];
  const failed = readings.find(({ data, error }) => data === undefined && error !== undefined);
  const growth = analytics.data?.series.find(({ name }) => name === 'Members');
  const shown = failed ? undefined : society.data;
  // Shows all parts at once, because parts that arrive later would move those below.
  if (!failed && readings.some(({ data }) => data === undefined) && !gone) return <Spinner size="large" />;
  if (gone)
    return (
      <NotFound
        title={messages.gone}
        description={messages.goneHint}
        action={removed && <ButtonLink href={removed}>{messages.removed}</ButtonLink>}
      />
    );
  return (
    <>
      {shown && <title>{`${shown.name} · ${messages.societies} · Constellation`}</title>}
      <SocietyDetails
        society={shown}
        committee={page.data?.committee_members}
        theme={page.data?.theme}
        joined={analytics.data?.groups.Members?.['Joined this month']}
        growth={growth && <PlotCard series={growth} />}
        coming={coming.data && { events: coming.data.results, count: coming.data.count }}
        error={failed?.error?.message}
        onRetry={() => void Promise.all(readings.map(({ mutate }) => mutate()))}
        retrying={readings.some(isRetrying)}
        history={shown && <History id={id} />}
        onRename={() => setRenaming(true)}
        removal={shown && <Removal society={shown} />}
      />
      {renaming && shown && <Renaming society={shown} onClose={() => setRenaming(false)} />}
    </>
  );
}
