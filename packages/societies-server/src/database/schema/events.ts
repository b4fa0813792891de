import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EventAnswers, EventLine, EventPayment, EventQuestion } from 'societies-contract';
import type { GeneratedInstant, Instant, StoredId, Version } from './columns.ts';

export interface EventsTable extends Record<EventLine, Generated<string>> {
  society_id: number;
  id: StoredId;
  name: string;
  description: string;
  starts_at: Instant;
  duration_seconds: number;
  venue: string;
  max_participants: number;
  /**
   * Number of places taken: sign-ups up to `max_participants`, those over capacity, and deleted accounts. A check constraint bounds it.
   */
  participants: Generated<number>;
  /** Length of the waiting list. A check constraint allows it only while every place is taken. */
  waiting: Generated<number>;
  /** Places granted beyond `max_participants`. */
  places_over_capacity: Generated<number>;
  /** The highest `sequence_number` assigned so far. */
  last_sequence_number: Generated<number>;
  price_pence: number;
  is_active: Generated<boolean>;
  image: string | null;
  created_at: GeneratedInstant;
  version: Version;
  opens_at: Instant | null;
  closes_at: Instant | null;
  cancel_until: Instant | null;
  members_only: Generated<boolean>;
  waiting_list: Generated<boolean>;
  questions: JSONColumnType<EventQuestion[], string | undefined, string>;
  link: string | null;
  payment: JSONColumnType<EventPayment | null, string | null | undefined, string | null>;
  /** The first event of the series, for repeating events. */
  series_id: number | null;
  cancelled_at: Instant | null;
  cancel_reason: string | null;
  /** The start time for which guests were reminded. */
  reminded_of: Instant | null;
  /** Time of the last edit or move of the waiting list; null before the first. */
  changed_at: Instant | null;
  /** How often somebody moved up the waiting list. */
  waiting_list_moves: Generated<number>;
  /** Name and lines as searches compare them; the database writes it. */
  search_key: Generated<string>;
}

/**
 * Sign-ups in the order of their sequence numbers: the first `max_participants` have a place, the others wait. Deleting a row therefore
 * moves the waiting list up by itself.
 */
export interface EventSignupsTable {
  society_id: number;
  event_id: number;
  university_id: string;
  created_at: GeneratedInstant;
  /** Position in the event's order of sign-ups. 0 in older rows, which all have a place. */
  sequence_number: Generated<number>;
  /** Admitted beyond the event's capacity. */
  over_capacity: Generated<boolean>;
  answers: JSONColumnType<EventAnswers | null, string | null | undefined, string | null>;
  checked_in_at: Instant | null;
  checked_in_by: string | null;
  /** The ID of the scan that checked them in; null if it had none. */
  checked_in_scan: string | null;
  /** When the unpaid place is given back; null if it stays, and for who waits. */
  pay_until: Instant | null;
  /** When they were told that it will be. */
  pay_warned_at: Instant | null;
  paid_at: Instant | null;
  paid_by: string | null;
  /** The price when the payment was noted. */
  paid_pence: number | null;
}

/**
 * Counts guests of past events whose accounts were deleted, so that statistics stay right without naming them. Those who had a
 * place are still included in the event's `participants`.
 */
export interface NamelessGuestsTable {
  society_id: number;
  event_id: number;
  /** A `date`: the first day of the month of registration. */
  month: ColumnType<string, string, string>;
  going: Generated<number>;
  waiting: Generated<number>;
  /** Those of `going` who were checked in. */
  came: Generated<number>;
}

/** Secrets in the addresses of calendar feeds. */
export interface CalendarSecretsTable {
  university_id: string;
  secret: string;
}

/** Societies invited to co-host an event. */
export interface EventHostsTable {
  society_id: number;
  event_id: number;
  host_id: number;
  /** Null until they accept. */
  accepted_at: Instant | null;
}
