import { AdminDashboard } from 'societies-ui/admin';
import { usePlatformAnalytics } from '../../../api/administration.ts';
import { useUndelivered } from '../../../api/mails.ts';
import { useWaitingRequests } from '../../../api/requests.ts';
import { useSociety } from '../../../api/societies.ts';
import { useNow } from '../../../time/useNow.ts';
import { isRetrying } from '../../../api/useRead.ts';

export default function AdminDashboardPage() {
  const analytics = usePlatformAnalytics();
  const undelivered = useUndelivered();
  const waiting = useWaitingRequests();
  const now = useNow();
  const top = analytics.data?.top_performing_societies;
  const engaged = useSociety(top?.most_engaged?.id);
  const popular = useSociety(top?.most_popular?.id);
  const ranked = [
    [top?.most_engaged, engaged],
    [top?.most_popular, popular],
  ] as const;
  // Initials replace the logo of a society that failed to load, but not of one that is still loading.
  const logos = Object.fromEntries(
    ranked.flatMap(([society, { data, error }]) =>
      society && (data || error) ? [[society.id, data?.logo ?? null]] : [],
    ),
  );
  return (
    <AdminDashboard
      analytics={analytics.data}
      failed={analytics.error !== undefined && analytics.data === undefined}
      onRetry={() => void analytics.mutate()}
      retrying={isRetrying(analytics)}
      undelivered={undelivered}
      waiting={
        waiting?.since === undefined
          ? undefined
          : {
              count: waiting.count,
              days: Math.floor((now.getTime() - Date.parse(waiting.since)) / 86_400_000),
            }
      }
      logos={logos}
    />
  );
}
