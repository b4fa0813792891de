import {
  eventLimits,
  hoursOf,
  type EventBody,
  type EventRepeat,
  type SocietyEvent,
} from 'societies-contract';
import type { EventValues } from 'societies-contract/forms';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { clockOf } from './clock.ts';
import { noRepetition, type Repetition } from './repetition.ts';
import { registrationOf, type Registration, type StoredRegistration } from './registration.ts';

/**
 * What the form hands over: an event as the server takes it, its picture as a new file, a stored address or none. `repeat` is of a new
 * event that does; `following` of a change that is meant for the rest of its series too.
 */
export type EventDraft = Omit<EventBody, 'image' | 'society'> & {
  image: File | string | null;
  repeat?: EventRepeat;
  following?: boolean;
};

/** What a server says about single fields of it. */
export type SentErrors = FieldErrors<EventBody & { 'repeat.until': string }>;

/** The same errors by the names of the fields that show them. */
export const shownErrors = (errors: SentErrors) => ({
  ...errors,
  date: errors.datetime,
  time: errors.datetime,
  opens_date: errors.opens_at,
  closes_date: errors.closes_at,
  cancel_date: errors.cancel_until,
  repeat_until: errors['repeat.until'],
});

/** A stored event as far as the form holds it. */
export type StoredEvent = StoredRegistration &
  Pick<
    SocietyEvent,
    | 'name'
    | 'description'
    | 'datetime'
    | 'duration'
    | 'venue'
    | 'max_participants'
    | 'price'
    | 'is_active'
    | 'image'
    | 'series_id'
    | 'version'
  >;

/** Fields that the schema does not check. */
export type Unchecked = Pick<EventDraft, 'is_active' | 'image'> & Registration & Repetition;

/** What the fields hold while they are written: a number that is not there yet is the empty string. */
export type Written = Unchecked &
  Omit<EventValues, 'duration' | 'max_participants' | 'price'> & {
    duration: number | '';
    max_participants: number | '';
    price: number | '';
  };

/**
 * The fields of an event, date and time as clocks show them in a time zone.
 * @param anew what is written is another event like this one: on a day, and with times of registration, of its own.
 */
export function fieldsOf(
  event: StoredEvent | undefined,
  timeZone: string | undefined,
  anew = false,
): Written {
  if (!event) {
    return {
      name: '',
      description: '',
      date: '',
      time: '',
      venue: '',
      duration: hoursOf(eventLimits.defaultDuration),
      max_participants: eventLimits.defaultMaxParticipants,
      price: eventLimits.priceMin,
      is_active: true,
      image: null,
      ...noRepetition,
      ...registrationOf(undefined, timeZone),
    };
  }
  return {
    name: event.name,
    description: event.description,
    ...clockOf(event.datetime, timeZone),
    ...(anew && { date: '' }),
    venue: event.venue,
    duration: hoursOf(event.duration),
    max_participants: event.max_participants,
    price: event.price,
    is_active: event.is_active,
    image: event.image,
    ...noRepetition,
    ...registrationOf(
      anew ? { ...event, opens_at: null, closes_at: null, cancel_until: null } : event,
      timeZone,
    ),
  };
}
