import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { endOf, type SocietyEvent } from 'societies-contract';

/** An event as a calendar shows it, and when it was made. */
export interface Dated {
  event: SocietyEvent;
  made: Date;
}

export interface FeedOptions {
  name: string;
  /** The site's own address: it begins each event's. */
  origin: string;
  /** Events of which it says when registration opens. */
  opening?: readonly Dated[];
}

/**
 * Events as RFC 5545 writes them. Each occurrence is an event of its own, with a UID that stays; how often it was written is its
 * SEQUENCE. Instants are in UTC, so they need no zone and are right over any change of clocks.
 */
export function feedOf(events: readonly Dated[], { name, origin, opening = [] }: FeedOptions): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Constellation', product: 'Events', language: 'EN' },
    ttl: 60 * 60,
  });
  const urlOf = ({ society, id }: SocietyEvent) => `${origin}/societies/${society}/events/${id}`;
  for (const { event, made } of events) {
    const start = new Date(event.datetime);
    const url = urlOf(event);
    const waiting = event.place?.status === 'waiting';
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      // The same file as long as nothing is written, so that a reader who has it is told so.
      stamp: made,
      sequence: event.version ?? 1,
      start,
      end: endOf(event),
      summary: waiting ? `${event.name} (waiting list)` : event.name,
      location: event.venue,
      description: [event.cancel_reason, event.description, event.link, url].filter(Boolean).join('\n\n'),
      url,
      status: event.cancelled_at
        ? ICalEventStatus.CANCELLED
        : waiting
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
      organizer: undefined,
    });
  }
  for (const { event, made } of opening) {
    if (!event.opens_at || event.cancelled_at) continue;
    const opens = new Date(event.opens_at);
    calendar.createEvent({
      id: `opening-${event.id}@${host}`,
      stamp: made,
      sequence: event.version ?? 1,
      start: opens,
      end: new Date(opens.getTime() + 15 * 60_000),
      summary: `Registration opens: ${event.name}`,
      url: urlOf(event),
    });
  }
  return calendar.toString();
}
