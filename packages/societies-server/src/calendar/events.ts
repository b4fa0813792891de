import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { selectEvents, toEvent, type EventRow } from '../events/reading.ts';
import { ofSocieties } from '../events/whats-on.ts';
import type { Viewer } from '../events/viewer.ts';
import type { Dated } from './feed.ts';

/** The scope of a feed: the user's registrations, their societies' events, or a single event. */
export type Shown = { registrations: boolean; societies: readonly number[] } | { event: number };

/** Limits of a feed, because calendar programs poll it. */
const daysBack = 90;
const most = 1_000;

/** Events for a feed, including cancelled ones, because that is how calendars learn of a cancellation. */
export async function listCalendarEvents(
  database: Kysely<Database>,
  viewer: Viewer,
  shown: Shown,
): Promise<Dated[]> {
  const which =
    'event' in shown
      ? sql`events.id = ${shown.event}`
      : sql`(${shown.registrations} and my_event is not null or ${ofSocieties(shown.societies)})
          and events.starts_at > now() - make_interval(days => ${daysBack})`;
  const { rows } = await sql<EventRow & Omit<Dated, 'event'>>`
    select listed.*, events.version + line_moves as sequence,
      greatest(events.created_at, events.changed_at, event_signups.created_at) as changed
    from (
      ${selectEvents(
        sql`${which} and events.society_id <> all (array(
          select society_settings.society_id from society_settings where not society_settings.enable_events))`,
        viewer,
      )}
    ) as listed
      join events on events.society_id = listed.society_id and events.id = listed.id
      left join event_signups on event_signups.society_id = events.society_id and event_id = events.id
        and university_id = ${viewer.universityId}
    order by listed.starts_at, listed.id limit ${most}`.execute(database);
  return rows.map(({ changed, sequence, ...row }) => ({ event: toEvent(row, viewer), changed, sequence }));
}
