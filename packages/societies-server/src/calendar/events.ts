import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { selectEvents, toEvent } from '../events/reading.ts';
import type { Viewer } from '../events/viewer.ts';
import type { Dated } from './feed.ts';

/** The scope of a feed: the user's registrations, their societies' events, or a single event. */
export type Shown = { registrations: boolean; societies: readonly number[] } | { event: number };

/** An event of a feed, with all that tells whether its entry is still the one that was written. */
export interface Entry extends Pick<Dated, 'changed' | 'sequence' | 'hidden'> {
  society_id: number;
  id: number;
}

/** Limits of a feed, because calendar programs poll it. The user's registrations come first, then what is soonest. */
const daysBack = 90;
const most = 1_000;

/** The keys of a feed's events, each found by an index. */
const keysOf = (shown: Shown, universityId: string) =>
  'event' in shown
    ? sql`select society_id, id, true as registered from events where id = ${shown.event}`
    : sql`
      select society_id, event_id as id, true as registered from event_signups
      where ${shown.registrations} and university_id = ${universityId}
      union all
      select society_id, id, false from events
      where society_id = any(${shown.societies}::bigint[]) and starts_at > now() - make_interval(days => ${daysBack})
      union all
      select society_id, event_id, false from event_hosts
      where host_id = any(${shown.societies}::bigint[]) and accepted_at is not null`;

/**
 * Entries of a feed, the first one first; cancelled ones too, because that is how calendars learn of a cancellation. The user's own
 * are among them while their society has its events switched off.
 */
export async function listEntries(
  database: Kysely<Database>,
  universityId: string,
  shown: Shown,
): Promise<Entry[]> {
  const recent =
    'event' in shown
      ? sql<boolean>`true`
      : sql<boolean>`events.starts_at > now() - make_interval(days => ${daysBack})`;
  const { rows } = await sql<Entry>`
    select society_id, id, sequence, changed, hidden from (
      select events.society_id, events.id, events.starts_at, not enable_events as hidden,
        events.version + waiting_list_moves + society_settings.version - 1 as sequence,
        greatest(events.created_at, events.changed_at, event_signups.created_at) as changed
      from (
        select society_id, id, bool_or(registered) as registered
        from (${keysOf(shown, universityId)}) as found group by society_id, id
      ) as keys
        join events on events.society_id = keys.society_id and events.id = keys.id
        join society_settings on society_settings.society_id = events.society_id
        left join event_signups on event_signups.society_id = events.society_id and event_id = events.id
          and university_id = ${universityId}
      where ${recent} and (enable_events or event_signups.university_id is not null)
      order by registered desc, events.starts_at < now(), abs(extract(epoch from events.starts_at - now())), events.id
      limit ${most}
    ) as chosen
    order by starts_at, id`.execute(database);
  return rows;
}

/** Reads the events of some entries. */
export async function readEntries(
  database: Kysely<Database>,
  viewer: Viewer,
  entries: readonly Entry[],
): Promise<Dated[]> {
  const societies = entries.map(({ society_id }) => society_id);
  const ids = entries.map(({ id }) => id);
  const { rows } = await selectEvents(
    sql`(events.society_id, events.id) in (select * from unnest(${societies}::bigint[], ${ids}::bigint[]))`,
    [viewer.universityId],
  ).execute(database);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap(({ id, changed, sequence, hidden }) => {
    const row = byId.get(id);
    return row ? [{ event: toEvent(row, viewer), changed, sequence, hidden }] : [];
  });
}
