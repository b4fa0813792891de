import { sql, type Kysely, type Transaction } from 'kysely';
import type { EventAnswers } from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { staysOn } from '../societies/lock.ts';
import { isPayable, payDeadline, startDeadlines } from './deadlines.ts';
import { positionOf } from './reading.ts';
import { notifyOfPlaces } from './notices.ts';

type Db = Kysely<Database>;

/** Identifies an event. */
export interface Addressed {
  societyId: number;
  eventId: number;
}

/** The order of sign-ups. Those from before there were sequence numbers all have a place. */
export const bySequenceNumber = sql`sequence_number, event_signups.created_at, event_signups.university_id`;

/** Whether the event has a free regular place. */
const isFree = sql`participants - places_over_capacity < max_participants`;

/**
 * Takes a place, or one on the waiting list. The lock on the event's row decides the order, and the primary key prevents
 * duplicates: concurrent sign-ups wait for the row and then see the new counts; a duplicate fails as a whole.
 * @param answers to the event's questions, validated; without them an event with required questions refuses.
 * @returns whether this call took a place.
 */
export async function takePlace(
  database: Db,
  { societyId, eventId }: Addressed,
  universityId: string,
  answers?: EventAnswers,
): Promise<boolean> {
  try {
    const { rows } = await withRetry(() =>
      sql`
        with taken as (
          update events set
            participants = participants + case when ${isFree} then 1 else 0 end,
            waiting = waiting + case when ${isFree} then 0 else 1 end,
            last_sequence_number = last_sequence_number + 1
          where society_id = ${societyId} and id = ${eventId}
            and is_active and cancelled_at is null and starts_at > now()
            and (opens_at is null or opens_at <= now()) and (closes_at is null or closes_at > now())
            and (waiting_list or ${isFree})
            and ${staysOn(societyId, 'enable_events')}
            and (not members_only or ${isMember(societyId, eventId, universityId)})
            and (${answers !== undefined} or not jsonb_path_exists(questions, '$[*] ? (@.required == true)'))
            and not exists (
              select 1 from event_signups
              where society_id = ${societyId} and event_id = ${eventId} and university_id = ${universityId})
          returning society_id, id, last_sequence_number,
            case when waiting = 0 and ${isPayable} then ${payDeadline} end as pay_until
        )
        insert into event_signups (society_id, event_id, university_id, sequence_number, answers, pay_until)
        select society_id, id, ${universityId}::text, last_sequence_number, ${asStored(answers)}::jsonb, pay_until
        from taken
        returning event_id`.execute(database),
    );
    return rows.length > 0;
  } catch (error) {
    if (violates(error, 'event_signups_pkey')) return false;
    throw error;
  }
}

const asStored = (answers: EventAnswers = {}) =>
  Object.keys(answers).length > 0 ? JSON.stringify(answers) : null;

const isMember = (societyId: number, eventId: number, universityId: string) => sql<boolean>`exists (
  select 1 from memberships where university_id = ${universityId} and (society_id = ${societyId} or society_id in (
    select host_id from event_hosts
    where society_id = ${societyId} and event_id = ${eventId} and accepted_at is not null)))`;

/** Whether a student is a member of one of the event's host societies. */
export async function isMemberOfHost(
  database: Db,
  { societyId, eventId }: Addressed,
  universityId: string,
): Promise<boolean> {
  const { rows } = await sql<{ member: boolean }>`
    select ${isMember(societyId, eventId, universityId)} as member`.execute(database);
  return rows[0]?.member ?? false;
}

/** Marks an event whose waiting list moved up, for calendars. */
export const lineMoved = {
  waiting_list_moves: sql<number>`waiting_list_moves + 1`,
  changed_at: sql<Date>`now()`,
};

const shortensLine = sql`(waiting > 0 and not gone.over_capacity)`;

/**
 * The end of a statement that deletes sign-ups: updates the event's counts. While somebody waits, the waiting list shrinks,
 * whoever left, because its first moves up.
 * @param gone a relation of the statement with `society_id`, `event_id`, `sequence_number` and `over_capacity`, one row per event.
 */
export const countWithout = (gone: string) => sql`
  update events set
    participants = participants - (not ${shortensLine})::integer,
    waiting = waiting - ${shortensLine}::integer,
    places_over_capacity = places_over_capacity - gone.over_capacity::integer,
    waiting_list_moves = waiting_list_moves + ${shortensLine}::integer,
    changed_at = case when ${shortensLine} then now() else changed_at end
  from ${sql.table(gone)} as gone
  where events.society_id = gone.society_id and events.id = gone.event_id
  returning events.society_id, events.id, waiting, participants - places_over_capacity = max_participants as full,
    gone.sequence_number, gone.over_capacity, name, starts_at, venue, cancelled_at is not null as cancelled`;

/** A cancelled registration. */
export interface Freed {
  society_id: number;
  id: number;
  waiting: number;
  /** Whether all places are still taken, because somebody moved up. */
  full: boolean;
  sequence_number: number;
  over_capacity: boolean;
  name: string;
  starts_at: Date;
  venue: string;
  cancelled: boolean;
}

/** The last students, latest first, who hold a place. Valid while the event's row is locked. */
async function holdersOfLast(
  trx: Transaction<Database>,
  { societyId, eventId }: Addressed,
  waiting: number,
  count: number,
) {
  return trx
    .selectFrom('event_signups')
    .select(['university_id', 'sequence_number'])
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .where('over_capacity', '=', false)
    .orderBy('sequence_number', 'desc')
    .offset(waiting)
    .limit(count)
    .execute();
}

/** Students who moved up from the waiting list when capacity was raised. */
export async function movedUp(
  trx: Transaction<Database>,
  event: Addressed,
  { before, after }: Record<'before' | 'after', number>,
): Promise<string[]> {
  if (after >= before) return [];
  const rows = await holdersOfLast(trx, event, after, before - after);
  return rows.map(({ university_id }) => university_id).reverse();
}

/**
 * Cancels a registration, and notifies whoever moves up.
 * @param byOrganiser allowed at any time, unless somebody would move up after the start; otherwise until the event's deadline, or
 * from the waiting list until the event starts.
 * @returns whether it was cancelled: there was a registration, and it was in time.
 */
export async function givePlaceBack(
  trx: Transaction<Database>,
  { societyId, eventId }: Addressed,
  universityId: string,
  { byOrganiser = false }: { byOrganiser?: boolean } = {},
): Promise<boolean> {
  const waits = sql`${positionOf('event_signups.')} > 0`;
  const inTime = sql`starts_at > now()
    and (cancel_until is null or cancel_until > now() or cancelled_at is not null or ${waits})`;
  const movesNobodyTooLate = sql`starts_at > now() or waiting = 0 or event_signups.over_capacity or ${waits}`;
  const { rows } = await sql<Freed>`
    with gone as (
      delete from event_signups
      where society_id = ${societyId} and event_id = ${eventId} and university_id = ${universityId}
        and exists (
          select 1 from events where society_id = ${societyId} and id = ${eventId}
            and (${byOrganiser ? movesNobodyTooLate : inTime}))
      returning society_id, event_id, sequence_number, over_capacity
    )
    ${countWithout('gone')}`.execute(trx);
  for (const freed of rows) await passOn(trx, freed);
  return rows.length > 0;
}

/** Notifies the holder of the last place, if they moved up because somebody before them left. */
export async function passOn(trx: Transaction<Database>, freed: Freed): Promise<void> {
  if (freed.over_capacity || !freed.full || freed.cancelled) return;
  const event = { societyId: freed.society_id, eventId: freed.id };
  const [last] = await holdersOfLast(trx, event, freed.waiting, 1);
  if (last && last.sequence_number > freed.sequence_number)
    await notifyOfPlaces(trx, event, freed, [last.university_id], await startDeadlines(trx, event));
}
