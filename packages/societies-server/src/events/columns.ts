import type { Insertable, Selectable } from 'kysely';
import { durationOf, eventLineNames, hoursOf, type EventBody, type EventPayment } from 'societies-contract';
import type { EventsTable } from '../database/schema/events.ts';
import { pick, storedFields } from '../database/stored-fields.ts';

/** Columns that a committee writes. A call, a row and a reply name them alike. */
const written = [
  'name',
  'description',
  'venue',
  'max_participants',
  'is_active',
  'members_only',
  'waiting_list',
  'questions',
  'link',
  'payment',
  ...eventLineNames,
] as const;

/** The same for moments, which are instants in a reply. */
const moments = ['opens_at', 'closes_at', 'cancel_until'] as const;

/** Columns that a committee writes in other units: see `columnsOf` and `fieldsOf`. */
const converted = ['starts_at', 'duration_seconds', 'price_pence'] as const;

/** What the history tells of an event. */
export const recordedEventColumns = [
  ...written,
  ...moments,
  ...converted,
  'image',
  'cancelled_at',
  'cancel_reason',
] as const;

/** What a statement selects of an event: the above, its keys and its counts. */
export const eventColumns = [
  'society_id',
  'id',
  'version',
  ...recordedEventColumns,
  'series_id',
  'participants',
  'waiting',
  'places_over_capacity',
] as const;

const secondsInHour = 3_600;
export const secondsOf = (duration: string) => Math.round(hoursOf(duration) * secondsInHour);

type Moments = 'starts_at' | 'cancelled_at' | (typeof moments)[number];

/** Times are strings where the row came as JSON. */
export type EventColumns = Omit<Pick<Selectable<EventsTable>, (typeof eventColumns)[number]>, Moments> & {
  starts_at: Date | string;
} & Record<Exclude<Moments, 'starts_at'>, Date | string | null>;

type Sent = Pick<Insertable<EventsTable>, (typeof written)[number] | (typeof moments)[number]>;

/** A price as it is stored: less than half a penny is nothing. */
export const penceOf = ({ price }: Pick<EventBody, 'price'>) => Math.round(price * 100);

/** What is stored of a payment: each of its fields, and nothing for an event that costs nothing. */
function paymentOf({ payment, ...event }: EventBody): { payment?: EventPayment | null } {
  if (penceOf(event) === 0) return { payment: null };
  if (!payment) return payment === null ? { payment } : {};
  const { instructions, url = null, pay_within_hours = null } = payment;
  return { payment: { instructions: instructions.trim(), url, pay_within_hours } };
}

/** A call's fields as columns. */
export const columnsOf = (body: EventBody) => ({
  ...(storedFields({ ...body, ...paymentOf(body) }, [...written, ...moments]) as unknown as Sent),
  starts_at: new Date(body.datetime).toISOString(),
  duration_seconds: secondsOf(body.duration),
  price_pence: penceOf(body),
});

const instant = (moment: Date | string | null) => moment && new Date(moment).toISOString();

/** A row's columns as the fields of a reply. */
export const fieldsOf = (row: EventColumns) => ({
  ...pick(row, [
    'id',
    'version',
    'image',
    'series_id',
    'participants',
    'waiting',
    'cancel_reason',
    ...written,
  ]),
  society: row.society_id,
  datetime: new Date(row.starts_at).toISOString(),
  duration: durationOf(row.duration_seconds / secondsInHour),
  price: row.price_pence / 100,
  opens_at: instant(row.opens_at),
  closes_at: instant(row.closes_at),
  cancel_until: instant(row.cancel_until),
  cancelled_at: instant(row.cancelled_at),
});
