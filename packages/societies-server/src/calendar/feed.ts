import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { cleanLine, cleanText, endOf, momentAfter, type SocietyEvent } from 'societies-contract';

/** An event with what distinguishes a newer calendar entry of it from an older one. */
export interface Dated {
  event: SocietyEvent;
  /** Time of the last change to the event or to the reader's place. */
  changed: Date;
  /** Grows with each edit, each move of the waiting list and each switch of the society's features. */
  sequence: number;
  /** Whether its society has switched its events off. */
  hidden: boolean;
}

export interface FeedOptions {
  name: string;
  /** The site's origin, the start of event links. */
  origin: string;
  /** Events for which the opening of registration is an entry too. */
  opening?: readonly Dated[];
}

const switchedOff = 'The society has switched its events off.';

/** Many calendars show a cancelled event like any other, so that its title says so too. */
function titleOf({ event, hidden }: Dated): string {
  const name = cleanLine(event.name);
  if (event.cancelled_at || hidden) return `Cancelled: ${name}`;
  return event.place?.status === 'waiting' ? `${name} (waiting list)` : name;
}

/**
 * Writes events as RFC 5545. Texts are cleaned again, because those of earlier versions may hold control characters. Each occurrence is a separate event with a stable UID. Times are in
 * UTC, so no time zone data is needed and daylight saving time does not matter.
 */
export function feedOf(events: readonly Dated[], { name, origin, opening = [] }: FeedOptions): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    name: cleanLine(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Constellation', product: 'Events', language: 'EN' },
    ttl: 60 * 60,
  });
  const urlOf = ({ society, id }: SocietyEvent) => `${origin}/societies/${society}/events/${id}`;
  for (const dated of events) {
    const { event, changed, sequence, hidden } = dated;
    const start = new Date(event.datetime);
    const url = urlOf(event);
    const dressCode = event.dress_code && `Dress code: ${event.dress_code}`;
    const waiting = event.place?.status === 'waiting';
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      // A stable DTSTAMP keeps the file identical until something changes, so that conditional requests get a 304.
      stamp: changed,
      lastModified: changed,
      sequence,
      start,
      end: endOf(event),
      summary: titleOf(dated),
      location: cleanLine(event.venue),
      description: cleanText(
        [hidden && switchedOff, event.cancel_reason, event.description, dressCode, event.link, url]
          .filter(Boolean)
          .join('\n\n'),
      ),
      url,
      status:
        event.cancelled_at || hidden
          ? ICalEventStatus.CANCELLED
          : waiting
            ? ICalEventStatus.TENTATIVE
            : ICalEventStatus.CONFIRMED,
      organizer: undefined,
    });
  }
  for (const { event, changed, sequence, hidden } of opening) {
    if (!event.opens_at || event.cancelled_at || hidden) continue;
    calendar.createEvent({
      id: `opening-${event.id}@${host}`,
      stamp: changed,
      lastModified: changed,
      sequence,
      start: new Date(event.opens_at),
      end: momentAfter(event.opens_at, 15 * 60_000),
      summary: `Registration opens: ${cleanLine(event.name)}`,
      url: urlOf(event),
    });
  }
  // The last line ends like the others (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}
