import { daysToGo, eventState as bookingState, type Bookable, type SocietyEvent } from 'societies-contract';

/**
 * The state shown on a card. `open`: the user can register; `joined`: has a place; `full`: no place is left; `passed`: it has
 * started; `inactive`: registration is closed, by the committee or by its time. Source: specification, section 4, "Event card".
 * In addition: `waiting`: on the waiting list; `waiting-list`: full, with a waiting list to join; `soon`: registration opens later;
 * `cancelled`.
 */
export type EventState =
  | 'open'
  | 'joined'
  | 'full'
  | 'passed'
  | 'inactive'
  | 'waiting'
  | 'waiting-list'
  | 'soon'
  | 'cancelled';

/** The fields from which an event's state is derived. */
export type StatedEvent = Bookable & Pick<SocietyEvent, 'joined' | 'place' | 'waiting_list'>;

export function eventState(event: StatedEvent, now: Date): EventState {
  if (event.cancelled_at) return 'cancelled';
  if (!event.is_active) return 'inactive';
  if (daysToGo(event, now) === null) return 'passed';
  if (event.joined) return 'joined';
  if (event.place?.status === 'waiting') return 'waiting';
  const state = bookingState(event, now);
  if (state === 'full') return event.waiting_list ? 'waiting-list' : 'full';
  if (state === 'not_open') return 'soon';
  return state === 'open' ? 'open' : 'inactive';
}
