import { millisecondsInDay, millisecondsInHour, secondsInHour, secondsInMinute } from 'date-fns/constants';
import type { SocietyEvent } from './schemas/events.ts';

/** Converts `hh:mm:ss` to hours: `02:30:00` is 2.5. */
export const hoursOf = (duration: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return hours + (minutes * secondsInMinute + seconds) / secondsInHour;
};

const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** Some time after a moment, at most at the end of the year 9999: calendars and schema.org write years in four digits. */
export const momentAfter = (moment: string, milliseconds: number): Date =>
  new Date(Math.min(Date.parse(moment) + milliseconds, lastMoment));

/** The scheduled end of an event. */
export const endOf = ({ datetime, duration }: Pick<SocietyEvent, 'datetime' | 'duration'>): Date =>
  momentAfter(datetime, hoursOf(duration) * millisecondsInHour);

/** Converts hours to `hh:mm:ss`, as the event form sends them: 2.5 is `02:30:00`. */
export const durationOf = (hours: number): string => {
  const seconds = Math.round(hours * secondsInHour);
  const parts = [
    Math.floor(seconds / secondsInHour),
    Math.floor((seconds % secondsInHour) / secondsInMinute),
    seconds % secondsInMinute,
  ];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * Days from `now` until an event starts, rounded up; null if it is inactive or has started, which is displayed as 'Event has
 * passed'. Source: specification, section 4, "Event card".
 */
export const daysToGo = (event: Pick<SocietyEvent, 'datetime' | 'is_active'>, now: Date): number | null => {
  const left = Date.parse(event.datetime) - now.getTime();
  return event.is_active && left > 0 ? Math.ceil(left / millisecondsInDay) : null;
};
