import { AdminDashboard } from 'societies-ui/admin';
import { usePlatformAnalytics } from '../../../api/administration.ts';
import { useSociety } from '../../../api/societies.ts';

export default function AdminDashboardPage() {
  const analytics = usePlatformAnalytics();
  const top = analytics.data?.top_performing_societies;
  const engaged = useSociety(top?.most_engaged?.id);
  const popular = useSociety(top?.most_popular?.id);
  const logos = Object.fromEntries(
    [engaged.data, popular.data].flatMap((society) => (society ? [[society.id, society.logo]] : [])),
  );
  return (
    <>
      <title>Dashboard · Constellation</title>
      <AdminDashboard
        analytics={analytics.data}
        failed={analytics.error !== undefined && analytics.data === undefined}
        onRetry={() => void analytics.mutate()}
        retrying={analytics.isValidating}
        logos={logos}
      />
    </>
  );
}
