import type { SocietyEvent } from 'societies-contract';

/** How often a series takes place. */
export type Rhythm = 'week' | 'two_weeks' | 'month';

/** How often a series takes place, from the days until its next date. */
export function rhythmOf(first: string, [next]: NonNullable<SocietyEvent['later_dates']>): Rhythm {
  const days = next ? (Date.parse(next.datetime) - Date.parse(first)) / 86_400_000 : 0;
  if (days < 10) return 'week';
  return days < 20 ? 'two_weeks' : 'month';
}

const every = { week: 'Every week', two_weeks: 'Every two weeks', month: 'Every month' } as const;

/** How often a series takes place, and how many dates follow. */
export const seriesWords = (rhythm: Rhythm, later: number): string =>
  `${every[rhythm]} · ${later === 1 ? '1 more date' : `${later} more dates`}`;
