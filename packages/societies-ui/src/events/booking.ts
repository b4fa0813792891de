import {
  cancelUntil,
  endOf,
  eventState,
  placesLeft,
  type Bookable,
  type EventPlace,
  type SocietyEvent,
} from 'societies-contract';
import type { HostedEvent } from './useBarred.ts';

/** The user's registration for an event, and their possible action. */
export type Booking =
  | { kind: 'cancelled' | 'past' | 'inactive' | 'closed' | 'full' | 'members' | 'register' | 'waiting-list' }
  | { kind: 'going'; until: string; leavable: boolean }
  | { kind: 'waiting'; position: number }
  | { kind: 'opens'; opens: string };

export type BookedEvent = Bookable &
  HostedEvent &
  Pick<SocietyEvent, 'joined' | 'waiting_list' | 'cancel_until' | 'duration'> & {
    place?: Pick<EventPlace, 'status' | 'position' | 'paid' | 'pay_until'> | null;
  };

/** Whether an event has begun and is not over. */
export const isRunning = (event: Bookable & Pick<SocietyEvent, 'duration'>, now: Date) =>
  eventState(event, now) === 'past' && endOf(event) > now;

/**
 * Guests keep their place, and with it the ticket, until the event ends: not everybody is in when it begins. For everybody else,
 * the waiting list included, registration is closed while it runs.
 * @param now by the server's clock, so that the button appears when the server accepts sign-ups.
 * @param barred whether it is for members alone, and the reader is none: see `useBarred`.
 */
export function bookingOf(event: BookedEvent, now: Date, barred = false): Booking {
  const state = eventState(event, now);
  const running = isRunning(event, now);
  if (state === 'cancelled' || (state === 'past' && !running)) return { kind: state };
  if (running && !event.joined) return { kind: 'closed' };
  if (event.place?.status === 'waiting') return { kind: 'waiting', position: event.place.position ?? 1 };
  if (event.joined) {
    const until = cancelUntil(event);
    return { kind: 'going', until, leavable: Date.parse(until) > now.getTime() };
  }
  if (state === 'not_open') return { kind: 'opens', opens: event.opens_at ?? event.datetime };
  if (barred && (state === 'full' || state === 'open')) return { kind: 'members' };
  if (state === 'full') return { kind: event.waiting_list ? 'waiting-list' : 'full' };
  return { kind: state === 'open' ? 'register' : state };
}

/** Whether few enough places are left for a warning. */
export const isNearlyFull = (event: Bookable) => {
  const left = placesLeft(event);
  return left > 0 && left <= Math.max(3, event.max_participants / 10);
};

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/**
 * The time until a moment: `mm:ss` in the last hour, `hh:mm:ss` in the last day, null before that.
 * @param short omits seconds while there are hours: `hh:mm`.
 */
export function countdownTo(moment: string, now: Date, short = false): string | null {
  // Rounded up, so that it does not reach zero early.
  const left = Math.ceil(Math.max(0, Date.parse(moment) - now.getTime()) / second) * second;
  if (left >= day) return null;
  const parts = [Math.floor(left / minute) % 60, (left % minute) / second];
  if (left >= hour) parts.unshift(Math.floor(left / hour));
  return (short ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
