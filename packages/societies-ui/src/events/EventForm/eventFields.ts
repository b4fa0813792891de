import {
  eventLimits,
  eventLineNames,
  hoursOf,
  writeNumber,
  type EventBody,
  type EventLine,
  type EventPayment,
  type EventRepeat,
  type SocietyEvent,
} from 'societies-contract';
import type { UseFormReturn } from 'react-hook-form';
import type { EventValues } from 'societies-contract/forms';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { clockOf } from './clock.ts';
import { noRepetition, type Repetition } from './repetition.ts';
import { paymentOf, type Payment } from './payment.ts';
import { registrationOf, type Registration, type StoredRegistration } from './registration.ts';

/**
 * The submitted event, with the picture as a new file, a stored address or null. `repeat` is for new events; `following`
 * applies a change to the rest of the series.
 */
export type EventDraft = Omit<EventBody, 'image' | 'society'> & {
  image: File | string | null;
  repeat?: EventRepeat;
  following?: boolean;
};

/** The server's messages by field. */
export type SentErrors = FieldErrors<
  EventBody & { 'repeat.until': string } & Record<`payment.${keyof EventPayment}`, string>
>;

/** Assigns messages to the fields that show them. */
export const shownErrors = ({
  datetime,
  opens_at,
  closes_at,
  cancel_until,
  'repeat.until': repeat_until,
  payment,
  'payment.instructions': pay_instructions = payment,
  'payment.url': pay_url,
  'payment.pay_within_hours': pay_within_hours,
  ...errors
}: SentErrors) => ({
  ...errors,
  date: datetime,
  opens_date: opens_at,
  closes_date: closes_at,
  cancel_date: cancel_until,
  repeat_until,
  pay_instructions,
  pay_url,
  pay_within_hours,
});

/** The server's messages for the questions, by index and field, as `wrongQuestions` has them. */
export const questionErrorsIn = (errors: SentErrors | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string | readonly string[] | undefined>(errors ?? {}).flatMap(([field, messages]) => {
      const [sentence] = [messages].flat();
      const [name, ...place] = field.split('.');
      return name === 'questions' && place.length > 1 && sentence ? [[place.join('.'), sentence]] : [];
    }),
  );

/** A stored event as far as the form holds it. */
export type StoredEvent = StoredRegistration &
  Pick<
    SocietyEvent,
    | EventLine
    | 'name'
    | 'description'
    | 'datetime'
    | 'duration'
    | 'venue'
    | 'max_participants'
    | 'price'
    | 'is_active'
    | 'image'
    | 'payment'
    | 'series_id'
    | 'version'
  >;

/** Fields that have no rules of their own, or pass as they are. */
type Unchecked = Pick<EventDraft, 'is_active' | 'image'> & Registration & Repetition;

/** The form's fields, checked. */
export type CheckedEvent = Omit<EventValues, keyof Unchecked> & Unchecked;

/** The form's fields as they are written: numbers in the reader's language. */
export type WrittenEvent = Omit<CheckedEvent, NumberName | keyof Payment> &
  Record<NumberName, string> &
  Payment;

export type EventFormState = UseFormReturn<WrittenEvent, unknown, CheckedEvent>;

/** The event's lines, empty where it has none. */
export const linesOf = (from: Partial<Record<EventLine, string>> | undefined) =>
  Object.fromEntries(eventLineNames.map((line) => [line, from?.[line] ?? ''])) as Record<EventLine, string>;

type NumberName = 'duration' | 'max_participants' | 'price';

/**
 * Converts an event to fields, in a time zone and a language.
 * @param anew for a copy, which gets its own date and registration times.
 */
export function fieldsOf(
  event: StoredEvent | undefined,
  timeZone: string | undefined,
  locale: string | undefined,
  anew = false,
): WrittenEvent {
  const written = ({ duration, max_participants, price }: Pick<StoredEvent, NumberName>) => ({
    duration: writeNumber(hoursOf(duration), 'hours', locale),
    max_participants: writeNumber(max_participants, 'count', locale),
    price: writeNumber(price, 'money', locale),
  });
  if (!event) {
    return {
      name: '',
      description: '',
      date: '',
      time: '',
      venue: '',
      ...linesOf(event),
      ...written({
        duration: eventLimits.defaultDuration,
        max_participants: eventLimits.defaultMaxParticipants,
        price: eventLimits.priceMin,
      }),
      is_active: true,
      image: null,
      ...noRepetition,
      ...registrationOf(undefined, timeZone),
      ...paymentOf(undefined, locale),
    };
  }
  return {
    name: event.name,
    description: event.description,
    ...clockOf(event.datetime, timeZone),
    ...(anew && { date: '' }),
    venue: event.venue,
    ...linesOf(event),
    ...written(event),
    is_active: event.is_active,
    image: event.image,
    ...noRepetition,
    ...registrationOf(
      anew ? { ...event, opens_at: null, closes_at: null, cancel_until: null } : event,
      timeZone,
    ),
    ...paymentOf(event, locale),
  };
}
