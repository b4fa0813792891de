import { compareAsc } from 'date-fns';
import type { SocietyEvent, ThemeColors } from 'societies-contract';
import type { BookedEvent } from '../events/booking.ts';

/** What a list of every society's events shows of one. */
export interface AgendaEvent
  extends BookedEvent, Pick<SocietyEvent, 'id' | 'name' | 'duration' | 'venue' | 'price' | 'image'> {
  /** Who holds it. */
  society: { id: number; name: string; logo: string | null; theme: ThemeColors };
  /** What a sign-up is asked; with questions the way leads to the event's page. */
  questions?: readonly unknown[];
}

/** Events of a day, by start. */
export interface AgendaDay {
  /** ISO date. */
  day: string;
  events: AgendaEvent[];
}

/** Puts events under their days, in the order in which they come. */
export function byDay(events: readonly AgendaEvent[], isoDay: (instant: string) => string): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of [...events].sort((one, other) => compareAsc(one.datetime, other.datetime))) {
    const day = isoDay(event.datetime);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, found]) => ({ day, events: found }));
}
