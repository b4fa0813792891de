import { useMediaQuery } from '../../base/useMediaQuery.ts';
import type { WhatsOnProps } from './WhatsOn.tsx';

/** Whether there is room for a calendar beside or above the agenda. */
export const useRoomForMonth = (): boolean => useMediaQuery('(width >= 768px)');

/** Whether `WhatsOn` shows a calendar: on a phone only where a month is looked at. Nobody needs its `monthEvents` before. */
export function useMonthShown(view: WhatsOnProps['view']): boolean {
  const room = useRoomForMonth();
  return room || view === 'month';
}
