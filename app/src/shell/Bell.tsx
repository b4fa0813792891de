import { paths } from 'societies-contract';
import { useRoutes } from 'societies-ui';
import { NoticeBell } from 'societies-ui/notices';
import { refreshShownEvents } from '../api/events.ts';
import { useLiveNotices } from '../api/liveNotices.ts';
import { useNotices } from '../api/notices.ts';
import { refreshPages } from '../api/useRead.ts';

/** The navigation's bell with the number of unread notices, kept up to date. */
export default function Bell() {
  const { data, mutate } = useNotices(1);
  const routes = useRoutes();
  useLiveNotices(({ unread }) => {
    if (data === undefined || data.unread === unread) return;
    if (unread > data.unread) void refreshShownEvents();
    if (location.pathname === routes.notices()) void refreshPages(paths.notifications);
    else void mutate({ ...data, unread }, { revalidate: false });
  });
  return <NoticeBell unread={data?.unread ?? 0} />;
}
