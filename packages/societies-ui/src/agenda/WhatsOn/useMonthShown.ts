import { useMediaQuery } from '../../base/useMediaQuery.ts';
import type { WhatsOnProps } from './WhatsOn.tsx';

/** Whether the window is wide enough for a calendar next to the agenda. */
export const useRoomForMonth = (): boolean => useMediaQuery('(width >= 768px)');

/** Whether `WhatsOn` displays a calendar, for which it needs `monthDays`: on phones only in the month view. */
export function useMonthShown(view: WhatsOnProps['view']): boolean {
  const room = useRoomForMonth();
  return room || view === 'month';
}
