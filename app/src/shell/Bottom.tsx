import { BottomNavigation, type BottomNavigationProps } from 'societies-ui';
import { useNotices } from '../api/notices.ts';

/** The bar at the foot of phones, with the number of unread notices that the bell reads. */
export default function Bottom({ current }: Pick<BottomNavigationProps, 'current'>) {
  const { data } = useNotices(1);
  return <BottomNavigation current={current} unread={data?.unread} />;
}
