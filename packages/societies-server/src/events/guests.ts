import { sql, type Kysely, type Transaction } from 'kysely';
import { ownOf, validation, type EventGuest, type SocietyEvent } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { bySequenceNumber, lineMoved, type Addressed } from './places.ts';
import { holdEvent } from './queries.ts';

type Db = Kysely<Database>;

/** A guest without what is computed from secrets, and with what it is computed from. */
export type StoredGuest = Omit<EventGuest, 'code_hash'> & { account_id: string };

interface GuestRow extends Omit<
  StoredGuest,
  | 'signed_up_at'
  | 'checked_in_at'
  | 'checked_in_by'
  | 'status'
  | 'paid_at'
  | 'paid_by'
  | 'paid_price'
  | 'pay_until'
> {
  signed_up_at: Date;
  checked_in_at: Date | null;
  by_id: string | null;
  by_name: string | null;
  paid_at: Date | null;
  pay_until: Date | null;
  paid_pence: number | null;
  payee_id: string | null;
  payee_name: string | null;
}

const toGuest = ({
  by_id,
  by_name,
  payee_id,
  payee_name,
  paid_pence,
  position,
  ...row
}: GuestRow): StoredGuest => ({
  ...row,
  status: position === null ? 'going' : 'waiting',
  position,
  answers: row.answers ?? {},
  signed_up_at: row.signed_up_at.toISOString(),
  checked_in_at: row.checked_in_at?.toISOString() ?? null,
  checked_in_by: by_id === null ? null : { university_id: by_id, name: by_name ?? '' },
  paid_at: row.paid_at?.toISOString() ?? null,
  paid_by: payee_id === null ? null : { university_id: payee_id, name: payee_name ?? '' },
  paid_price: paid_pence === null ? null : paid_pence / 100,
  pay_until: row.paid_at ? null : (row.pay_until?.toISOString() ?? null),
});

/**
 * Guests in the order of their sequence numbers: those with a place, then the waiting list.
 * @param only limits the list to one student.
 */
export async function listGuests(
  database: Db,
  { societyId, eventId }: Addressed,
  only?: string,
): Promise<StoredGuest[]> {
  const { rows } = await sql<GuestRow>`
    select listed.university_id, users.account_id, users.first_name, users.last_name, answers, signed_up_at, checked_in_at,
      case when place > inside then place - inside end as position, door.university_id as by_id,
      trim(door.first_name || ' ' || door.last_name) as by_name, paid_at, pay_until, paid_pence,
      payee.university_id as payee_id, trim(payee.first_name || ' ' || payee.last_name) as payee_name
    from (
      select event_signups.university_id, answers, event_signups.created_at as signed_up_at, checked_in_at, checked_in_by,
        paid_at, paid_by, paid_pence, pay_until,
        (count(*) filter (where not over_capacity) over () - waiting)::integer as inside, sequence_number, over_capacity,
        case when over_capacity then 0 else row_number() over (
          partition by over_capacity order by ${bySequenceNumber}) end::integer as place
      from event_signups join events on events.society_id = event_signups.society_id and events.id = event_id
      where event_signups.society_id = ${societyId} and event_id = ${eventId}
    ) as listed
      join users on users.university_id = listed.university_id
      left join users as door on door.university_id = checked_in_by
      left join users as payee on payee.university_id = paid_by
    where ${only === undefined ? sql`true` : sql`listed.university_id = ${only}`}
    order by (place > inside), sequence_number, signed_up_at, listed.university_id`.execute(database);
  return rows.map(toGuest);
}

export const findGuest = async (database: Db, event: Addressed, universityId: string) =>
  (await listGuests(database, event, universityId))[0];

const full = () => conflict('This event is full.', 'full');

/**
 * Adds a guest on behalf of the organisers, at any time.
 * @param overCapacity grants a place beyond capacity if the event is full, ahead of the waiting list.
 * @returns whether they had no place before; undefined if the event does not exist.
 * @throws 400 for an unknown student, 409 if the event is full or cancelled.
 */
export async function addGuest(
  trx: Transaction<Database>,
  { societyId, eventId }: Addressed,
  universityId: string,
  overCapacity: boolean,
): Promise<boolean | undefined> {
  const event = await holdEvent(trx, { societyId, eventId });
  if (!event) return undefined;
  if (event.cancelled_at) throw conflict('This event is cancelled.', 'cancelled');
  const guest = await findGuest(trx, { societyId, eventId }, universityId);
  if (guest?.status === 'going') return false;
  const isFree = event.participants - event.places_over_capacity < event.max_participants;
  if (!isFree && !overCapacity) throw full();
  // Last of all, so that a refusal says of nobody whether they are registered here.
  const known = await trx
    .selectFrom('users')
    .select('university_id')
    .where('university_id', '=', universityId)
    .executeTakeFirst();
  if (!known) throw invalid({ university_id: [validation.booking.guestUnknown] });
  const sequence_number = event.last_sequence_number + 1;
  await trx
    .updateTable('events')
    .set({
      participants: event.participants + 1,
      waiting: event.waiting - (guest ? 1 : 0),
      ...(guest && lineMoved),
      places_over_capacity: event.places_over_capacity + (isFree ? 0 : 1),
      last_sequence_number: sequence_number,
    })
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .execute();
  await trx
    .insertInto('event_signups')
    .values({
      society_id: societyId,
      event_id: eventId,
      university_id: universityId,
      sequence_number,
      over_capacity: !isFree,
    })
    .onConflict((there) =>
      there.columns(['society_id', 'event_id', 'university_id']).doUpdateSet({ over_capacity: true }),
    )
    .execute();
  return true;
}

/** Whether the account that has the ID now is as old as that. */
async function wasRegistered(database: Db, universityId: string, at: Date): Promise<boolean> {
  const account = await database
    .selectFrom('users')
    .select('university_id')
    .where('university_id', '=', universityId)
    .where('date_joined', '<=', at)
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Checks a guest in.
 * @param at when their ticket was scanned, capped at now in case the phone's clock is ahead.
 * @param seen when their number was seen, if it was that and no ticket: it may have been somebody else's then.
 * @param scan the door's ID of the scan, by which a retry is recognised.
 * @returns `first`: this scan checked them in, now or in an earlier try; `marked`: it did so now. undefined if they have no place.
 */
export async function checkIn(
  database: Db,
  { societyId, eventId }: Addressed,
  {
    universityId,
    by,
    at,
    seen,
    scan,
  }: { universityId: string; by: string; at?: Date; seen?: Date; scan?: string },
): Promise<{ guest: StoredGuest; first: boolean; marked: boolean } | undefined> {
  const event = await database
    .selectFrom('events')
    .select('cancelled_at')
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (event?.cancelled_at) throw conflict('This event is cancelled. Nobody is let in.', 'cancelled');
  const before = await findGuest(database, { societyId, eventId }, universityId);
  if (before && seen && !(await wasRegistered(database, universityId, seen))) return undefined;
  if (before?.status === 'waiting') throw conflict('They are on the waiting list.', 'waiting');
  const marked = await database
    .updateTable('event_signups')
    .set({
      checked_in_at: sql<Date>`least(now(), ${at ?? null}::timestamptz)`,
      checked_in_by: by,
      checked_in_scan: scan ?? null,
    })
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .where('university_id', '=', universityId)
    .where('checked_in_at', 'is', null)
    .returning('event_id')
    .executeTakeFirst();
  const guest = await findGuest(database, { societyId, eventId }, universityId);
  if (!guest) return undefined;
  if (marked) return { guest, first: true, marked: true };
  const checked = await database
    .selectFrom('event_signups')
    .select('checked_in_scan')
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .where('university_id', '=', universityId)
    .executeTakeFirst();
  return { guest, first: scan !== undefined && checked?.checked_in_scan === scan, marked: false };
}

/**
 * Undoes a check-in.
 * @param scan if given, only a check-in by this scan is undone.
 * @returns whether one was undone; undefined if there is no such guest.
 */
export async function undoCheckIn(
  database: Db,
  { societyId, eventId }: Addressed,
  { universityId, scan }: { universityId: string; scan?: string },
): Promise<boolean | undefined> {
  const undone = await database
    .updateTable('event_signups')
    .set({ checked_in_at: null, checked_in_by: null, checked_in_scan: null })
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .where('university_id', '=', universityId)
    .where('checked_in_at', 'is not', null)
    .$if(scan !== undefined, (signups) => signups.where('checked_in_scan', '=', scan ?? null))
    .returning('event_id')
    .executeTakeFirst();
  if (undone) return true;
  return (await findGuest(database, { societyId, eventId }, universityId)) && false;
}

/** When a user is deleted, their check-ins and the payments that they noted remain without their name. */
export async function forgetDoorkeeper(trx: Transaction<Database>, universityId: string): Promise<void> {
  await trx.updateTable('event_signups').set({ paid_by: null }).where('paid_by', '=', universityId).execute();
  await trx
    .updateTable('event_signups')
    .set({ checked_in_by: null })
    .where('checked_in_by', '=', universityId)
    .execute();
}

/** What the columns of a CSV of guests depend on: payments stand in that of an event with a price. */
type Asked = Pick<SocietyEvent, 'questions' | 'price'>;

export const guestColumns = ({ questions = [], price }: Asked) => [
  'university_id',
  'first_name',
  'last_name',
  'status',
  'position',
  'signed_up_at',
  'checked_in_at',
  'checked_in_by',
  ...(price > 0 ? ['paid_at'] : []),
  ...questions.map(({ label }) => label),
];

const shown = (answer: string | boolean | undefined) =>
  typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : (answer ?? null);

export const guestCells =
  ({ questions = [], price }: Asked) =>
  ({ answers, checked_in_by, paid_at = null, ...guest }: StoredGuest) => [
    guest.university_id,
    guest.first_name,
    guest.last_name,
    guest.status,
    guest.position,
    guest.signed_up_at,
    guest.checked_in_at,
    checked_in_by?.name ?? null,
    ...(price > 0 ? [paid_at] : []),
    ...questions.map(({ id }) => shown(ownOf(answers, id))),
  ];

/** Deletes answers some days after the event, when nobody needs them any more. */
export async function forgetAnswers(database: Db, days: number): Promise<void> {
  await sql`
    update event_signups set answers = null
    from events
    where events.society_id = event_signups.society_id and events.id = event_signups.event_id
      and answers is not null
      and starts_at + make_interval(secs => duration_seconds) < now() - make_interval(days => ${days})`.execute(
    database,
  );
}
