import { sql, type Kysely } from 'kysely';
import type { SocietyEvent } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { Addressed } from './places.ts';
import { positionOf } from './reading.ts';

/**
 * Parts of a statement that deletes sign-ups because their accounts are deleted: at past events they still count, except for
 * the waiting list.
 * @param gone a relation of the statement with the columns of `event_signups`, one row per event.
 */
export const keepNameless = (gone: string) => sql`
  past as (
    select gone.*, ${positionOf('gone.')} > 0 as waited
    from ${sql.table(gone)} as gone
      join events on events.society_id = gone.society_id and events.id = gone.event_id
    where starts_at <= now()
  ), kept as (
    insert into nameless_guests (society_id, event_id, month, going, waiting, came)
    select society_id, event_id, date_trunc('month', created_at at time zone 'UTC')::date,
      (not waited)::integer, waited::integer, (checked_in_at is not null)::integer
    from past
    on conflict (society_id, event_id, month) do update set
      going = nameless_guests.going + excluded.going,
      waiting = nameless_guests.waiting + excluded.waiting,
      came = nameless_guests.came + excluded.came
  ), shorter as (
    update events set waiting = events.waiting - 1
    from past where waited and events.society_id = past.society_id and events.id = past.event_id
  )`;

/** Number of an event's guests whose accounts were deleted. */
export const findNameless = (
  database: Kysely<Database>,
  { societyId, eventId }: Addressed,
): Promise<SocietyEvent['nameless_guests']> =>
  database
    .selectFrom('nameless_guests')
    .select([
      sql<number>`sum(going)::integer`.as('going'),
      sql<number>`sum(waiting)::integer`.as('waiting'),
      sql<number>`sum(came)::integer`.as('came'),
    ])
    .where('society_id', '=', societyId)
    .where('event_id', '=', eventId)
    .groupBy('event_id')
    .executeTakeFirst();
