import { membershipYearLimits } from 'societies-contract';
import type { Config } from '../config.ts';
import { dayIn } from '../platform/site-day.ts';

/** Memberships that end with the year; see `MEMBERSHIP_YEAR_ENDS`. Days are ISO dates of the site's time zone. */
export interface MembershipYear {
  timeZone: string;
  /** The last days that memberships have: those of last year, this one and the next two. */
  days(today: string): string[];
  /** The last day of a membership that begins, or is renewed, on a day: by default the present one of this process's clock. */
  nextEnd(today?: string): string;
}

const milliseconds = 24 * 60 * 60 * 1_000;

/** The next day `MM-DD`, or the one a year later if that is near. */
export function endAfter(today: string, ends: string): string {
  const earliest = Date.parse(today) + membershipYearLimits.nextYearFrom * milliseconds;
  let year = Number(today.slice(0, 4));
  while (Date.parse(`${year}-${ends}`) <= earliest) year += 1;
  return `${year}-${ends}`;
}

/** Null if memberships do not end by themselves. */
export function membershipYear({
  membershipYearEnds: ends,
  timeZone,
}: Pick<Config, 'membershipYearEnds' | 'timeZone'>): MembershipYear | null {
  if (ends === null) return null;
  return {
    timeZone,
    nextEnd: (today = dayIn(timeZone, new Date())) => endAfter(today, ends),
    days: (today) => [-1, 0, 1, 2].map((years) => `${Number(today.slice(0, 4)) + years}-${ends}`),
  };
}
