import { sql, type Kysely } from 'kysely';
import { batched, type Writes } from '../database/batched.ts';
import type { Database } from '../database/schema.ts';
import { positionOf, selectShared, type EventRow, type SharedRow } from './reading.ts';

/** An event by its key. */
export interface EventKey {
  society: number;
  id: number;
}

/** Somebody's own place at an event. */
type OwnPlace = Pick<EventRow, 'my_answers' | 'my_position'>;

const keyOf = ({ society, id }: EventKey) => `${society}.${id}`;
/** Between the keys of one page. */
const comma = ',';

/**
 * Reads pages of events for many at once: what everybody sees of the events is read once for all who ask at that moment, and so are
 * the places of each of them.
 */
export function sharedReading(database: Kysely<Database>, writes: Writes) {
  const readShared = batched(async (pages: string[]) => {
    const keys = [...new Set(pages.flatMap((page) => page.split(comma)))].map((key) => key.split('.'));
    const { rows } = await sql<{ events: SharedRow[] }>`
      select coalesce(json_agg(listed), '[]') as events from (
        ${selectShared(sql`(events.society_id, events.id) in (
          select * from unnest(${keys.map(([society]) => society)}::bigint[], ${keys.map(([, id]) => id)}::bigint[]))`)}
      ) as listed`.execute(database);
    const events = rows.flatMap(({ events: some }) => some);
    return new Map(events.map((row) => [keyOf({ society: row.society_id, id: row.id }), row]));
  }, writes);

  const readOwn = batched(async (universityIds: string[]) => {
    const { rows } = await sql<OwnPlace & { university_id: string; society: number; id: number }>`
      select event_signups.university_id, events.society_id as society, events.id, event_signups.answers as my_answers,
        ${positionOf({ turn: sql`event_signups.turn`, extra: sql`event_signups.extra` })} as my_position
      from event_signups join events
        on events.society_id = event_signups.society_id and events.id = event_signups.event_id
      where event_signups.university_id = any(${universityIds}::text[])`.execute(database);
    const places = new Map<string, Map<string, OwnPlace>>();
    for (const { university_id, my_answers, my_position, ...event } of rows) {
      const own = places.get(university_id) ?? new Map<string, OwnPlace>();
      places.set(university_id, own.set(keyOf(event), { my_answers, my_position }));
    }
    return places;
  }, writes);

  /** Events in the order of their keys, with the places of one person; those that are gone are left out. */
  return async (keys: readonly EventKey[], universityId: string): Promise<EventRow[]> => {
    if (keys.length === 0) return [];
    const [shared, places] = await Promise.all([
      readShared(keys.map(keyOf).join(comma)),
      readOwn(universityId),
    ]);
    const own = places.get(universityId);
    return keys.flatMap((key): EventRow[] => {
      const row = shared.get(keyOf(key));
      if (!row) return [];
      const place = own?.get(keyOf(key));
      return [
        {
          ...row,
          my_event: place ? row.id : null,
          my_answers: place?.my_answers ?? null,
          my_position: place?.my_position ?? null,
        },
      ];
    });
  };
}
