import { paths } from 'societies-contract';
import { NoticeBell } from 'societies-ui/notices';
import { refreshShownEvents } from '../api/events.ts';
import { useLiveNotices } from '../api/liveNotices.ts';
import { useNotices } from '../api/notices.ts';
import { refreshPages } from '../api/useRead.ts';

/** Where the notices themselves are shown. */
const page = '/notifications';

/** How many notices the reader has not seen, in the navigation: it counts along as they come. */
export default function Bell() {
  const { data, mutate } = useNotices(1);
  useLiveNotices(({ unread }) => {
    if (data === undefined || data.unread === unread) return;
    if (unread > data.unread) void refreshShownEvents();
    if (location.pathname === page) void refreshPages(paths.notifications);
    else void mutate({ ...data, unread }, { revalidate: false });
  });
  return <NoticeBell href={page} unread={data?.unread ?? 0} />;
}
