import { AnalyticsCards, AttendanceTable } from 'societies-ui/analytics';
import { useSocietyAnalytics } from '../../../api/administration.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** The society's statistics. */
export default function OverviewPage() {
  const { id } = useSocietyContext();
  const analytics = useSocietyAnalytics(id);
  const attendance = analytics.data?.attendance ?? [];
  return (
    <>
      <AnalyticsCards
        analytics={analytics.data}
        failed={analytics.error !== undefined && analytics.data === undefined}
        onRetry={() => void analytics.mutate()}
        retrying={isRetrying(analytics)}
      />
      {attendance.length > 0 && <AttendanceTable events={attendance} />}
    </>
  );
}
