import { daysToGo, type SocietyEvent } from 'societies-contract';

/**
 * What an event card shows. `open` can be registered for; `joined` is, and not over; `full` has no place left; `passed` has
 * begun; `inactive` was closed by the committee. Source: specification, section 4, "Event card".
 */
export type EventState = 'open' | 'joined' | 'full' | 'passed' | 'inactive';

/** The state of an event at a moment. */
export function eventState(event: SocietyEvent, now: Date): EventState {
  if (!event.is_active) return 'inactive';
  if (daysToGo(event, now) === null) return 'passed';
  if (event.joined) return 'joined';
  return event.participants >= event.max_participants ? 'full' : 'open';
}
