import { compareAsc } from 'date-fns';
import type { JoinMode, Society, SocietyEvent, ThemeColors } from 'societies-contract';
import type { BookedEvent } from '../events/booking.ts';

/** An event in a list of several societies' events. */
export interface AgendaEvent
  extends
    BookedEvent,
    Pick<SocietyEvent, 'id' | 'name' | 'duration' | 'venue' | 'price' | 'payment' | 'image' | 'later_dates'> {
  /** The hosting society. */
  society: {
    id: number;
    name: string;
    logo: string | null;
    theme: ThemeColors;
    /** How it is joined, for events of its members. @default unknown */
    join_mode?: JoinMode;
    /** `requested` where the reader has asked to join, and waits. */
    membership?: Society['membership'];
  };
  /** Sign-up questions; if there are any, signing up happens on the event's page. */
  questions?: readonly unknown[];
}

/** A day of a month's calendar. */
export interface AgendaMonthDay {
  /** ISO date. */
  day: string;
  /** How many events start on it. */
  count: number;
  /** The first three of them, in order. */
  events: readonly (Pick<AgendaEvent, 'id' | 'name' | 'datetime'> & { society: { id: number } })[];
}

/** A day's events, in order. */
export interface AgendaDay {
  /** ISO date. */
  day: string;
  events: AgendaEvent[];
}

/** Groups events by day, in chronological order. */
export function byDay(events: readonly AgendaEvent[], isoDay: (instant: string) => string): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of [...events].sort((one, other) => compareAsc(one.datetime, other.datetime))) {
    const day = isoDay(event.datetime);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, found]) => ({ day, events: found }));
}
