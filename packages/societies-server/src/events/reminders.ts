import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { notify } from '../notices/notify.ts';
import { positionOf } from './reading.ts';

/**
 * Reminds everybody with a place at an event that starts within a day, once per start time over all processes. A postponed
 * event is announced again.
 */
export const remindOfEvents = (database: Kysely<Database>): Promise<void> =>
  inTransaction(database, async (trx) => {
    const { rows } = await sql<{
      society_id: number;
      id: number;
      name: string;
      starts_at: Date;
      venue: string;
      can_give_back: boolean;
      guests: string[];
    }>`
      with near as (
        update events set reminded_of = starts_at
        where starts_at > now() and starts_at <= now() + interval '1 day'
          and reminded_of is distinct from starts_at and cancelled_at is null
        returning society_id, id
      )
      select events.society_id, events.id, events.name, events.starts_at, events.venue,
        (cancel_until is null or cancel_until > now()) as can_give_back, coalesce((
        select json_agg(event_signups.university_id) from event_signups
        where event_signups.society_id = events.society_id and event_signups.event_id = events.id
          and ${positionOf('event_signups.')} = 0
      ), '[]'::json) as guests
      from near join events on events.society_id = near.society_id and events.id = near.id`.execute(trx);
    await notify(
      trx,
      rows.map(({ society_id, id, name, starts_at, venue, can_give_back, guests }) => ({
        message: 'event_reminder',
        values: { event: name, starts_at: new Date(starts_at).toISOString(), venue, can_give_back },
        to: guests,
        society: society_id,
        href: `/societies/${society_id}/events/${id}`,
      })),
    );
  });
