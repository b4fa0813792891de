import { daysToGo, eventState as bookingState, type Bookable, type SocietyEvent } from 'societies-contract';

/**
 * What an event card shows. `open` can be registered for; `joined` is, and not over; `full` has no place left; `passed` has
 * begun; `inactive` was closed by the committee, or by its time. Source: specification, section 4, "Event card". Beside it: `waiting` stands
 * in the line, `line` is full and has one, `soon` opens later, `cancelled` is called off.
 */
export type EventState =
  'open' | 'joined' | 'full' | 'passed' | 'inactive' | 'waiting' | 'line' | 'soon' | 'cancelled';

/** An event as far as its state, and what the reader has to do with it, come from it. */
export type StatedEvent = Bookable & Pick<SocietyEvent, 'joined' | 'place' | 'waiting_list'>;

/** The state of an event at a moment. */
export function eventState(event: StatedEvent, now: Date): EventState {
  if (event.cancelled_at) return 'cancelled';
  if (!event.is_active) return 'inactive';
  if (daysToGo(event, now) === null) return 'passed';
  if (event.joined) return 'joined';
  if (event.place?.status === 'waiting') return 'waiting';
  const state = bookingState(event, now);
  if (state === 'full') return event.waiting_list ? 'line' : 'full';
  if (state === 'not_open') return 'soon';
  return state === 'open' ? 'open' : 'inactive';
}
