import { daysToGo, hoursOf, type SocietyEvent } from 'societies-contract';
import type { Widened } from '../host/Widened.ts';
import { eventState, type EventState, type StatedEvent } from './EventCard/eventState.ts';

/** Messages about events, wherever one is shown. Source: specification, section 4, "Event card". */
export const eventMessages = {
  minutes: (minutes: number) => `${minutes} minutes`,
  hours: (hours: number) => `${hours.toFixed(1)} hours`,
  daysToGo: (days: number) => (days === 1 ? '1 day to go' : `${days} days to go`),
  passed: 'Event has passed',
  register: 'Register',
  registered: 'Registered',
  closed: 'Registration Closed',
  full: 'Full',
  joinWaitingList: 'Join the waiting list',
  onWaitingList: 'On the waiting list',
  soon: 'Not open yet',
  calledOff: 'Cancelled',
  members: 'Members only',
  join: 'Join to register',
} as const;

/** Minutes below one hour, otherwise hours with one decimal. Source: specification, section 9. */
export const durationText = (
  duration: string,
  messages: Pick<Widened<typeof eventMessages>, 'minutes' | 'hours'>,
): string => {
  const hours = hoursOf(duration);
  return hours < 1 ? messages.minutes(Math.round(hours * 60)) : messages.hours(Number(hours.toFixed(1)));
};

/** Describes an event: state, duration, days to go and the button's label. */
export const eventWords = (
  event: StatedEvent & Pick<SocietyEvent, 'duration'>,
  now: Date,
  messages: Widened<typeof eventMessages>,
): { state: EventState; duration: string; when: string; action: string } => {
  const state = eventState(event, now);
  const days = daysToGo(event, now);
  const over = event.joined ? messages.registered : messages.closed;
  return {
    state,
    duration: durationText(event.duration, messages),
    when: days === null ? messages.passed : messages.daysToGo(days),
    action: {
      open: messages.register,
      joined: messages.registered,
      full: messages.full,
      passed: over,
      inactive: over,
      'waiting-list': messages.joinWaitingList,
      waiting: messages.onWaitingList,
      soon: messages.soon,
      cancelled: messages.calledOff,
    }[state],
  };
};
