import { AdminDashboard } from 'societies-ui/admin';
import { usePlatformAnalytics } from '../../../api/administration.ts';

export default function AdminDashboardPage() {
  const analytics = usePlatformAnalytics();
  return (
    <>
      <title>Dashboard · Constellation</title>
      <AdminDashboard
        analytics={analytics.data}
        failed={analytics.error !== undefined && analytics.data === undefined}
        onRetry={() => void analytics.mutate()}
        retrying={analytics.isValidating}
      />
    </>
  );
}
