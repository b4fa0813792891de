import { daysToGo, eventState as bookingState, type Bookable, type SocietyEvent } from 'societies-contract';

/**
 * What an event card shows. `open`: the reader can register; `joined`: the reader has a place; `full`: no place is left;
 * `passed`: it has begun; `inactive`: registration was closed, by the committee or by its time. Source: specification,
 * section 4, "Event card". Added: `waiting`: the reader is on the waiting list; `line`: full, with a waiting list to
 * join; `soon`: registration opens later; `cancelled`.
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
