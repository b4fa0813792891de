import { sql, type Kysely } from 'kysely';
import { batched, type Writes } from '../database/batched.ts';
import type { Database } from '../database/schema.ts';
import type { DirectoryVersion } from '../directory/directory.ts';
import { enabled, positionOf, selectShared, type EventRow, type SharedRow } from './reading.ts';

export interface EventKey {
  society: number;
  id: number;
}

/** A user's registration for an event. */
type OwnPlace = Pick<EventRow, 'my_answers' | 'my_position'>;

const keyOf = ({ society, id }: EventKey) => `${society}.${id}`;
/** Separates the keys of a page. */
const comma = ',';
const named = (pages: readonly string[]) => {
  const keys = [...new Set(pages.flatMap((page) => page.split(comma)))].map((key) => key.split('.'));
  return sql`(events.society_id, events.id) in (
    select * from unnest(${keys.map(([society]) => society)}::bigint[], ${keys.map(([, id]) => id)}::bigint[]))`;
};

/** Columns that change with each sign-up. */
type Counts = Pick<SharedRow, 'participants' | 'waiting' | 'extra_places'>;

/** Maximum number of cached entries. */
const maxCached = 2_000;

/** A cache that is cleared when the directory's version changes. */
function keptWhileUnchanged<Key, Value>() {
  let kept = { at: '', values: new Map<Key, Value>() };
  return ({ epoch, version }: DirectoryVersion): Map<Key, Value> => {
    const at = `${epoch}.${version}`;
    if (kept.at !== at || kept.values.size > maxCached) kept = { at, values: new Map() };
    return kept.values;
  };
}

/**
 * Reads pages of events, batching concurrent callers: the shared columns are queried once for all of them, and so are their
 * registrations. Shared columns are cached until the directory changes; the numbers of guests are always queried.
 */
export function sharedReading(database: Kysely<Database>, writes: Writes) {
  const readRows = batched(async (pages: string[]) => {
    const { rows } = await sql<{ events: SharedRow[] }>`
      select coalesce(json_agg(listed), '[]') as events from (
        ${selectShared(named(pages))}
      ) as listed`.execute(database);
    const events = rows.flatMap(({ events: some }) => some);
    return new Map(events.map((row) => [keyOf({ society: row.society_id, id: row.id }), row]));
  }, writes);

  const readCounts = batched(async (pages: string[]) => {
    const { rows } = await sql<{ counts: [number, number, number, number, number][] }>`
      select coalesce(json_agg(json_build_array(society_id, id, participants, waiting, extra_places)), '[]') as counts
      from events where ${named(pages)}`.execute(database);
    return new Map(
      rows
        .flatMap(({ counts }) => counts)
        .map(([society, id, participants, waiting, extra_places]): [string, Counts] => [
          keyOf({ society, id }),
          { participants, waiting, extra_places },
        ]),
    );
  }, writes);

  const keptAt = keptWhileUnchanged<string, SharedRow>();
  /** The shared columns at that version or newer. */
  async function rowsOf(keys: readonly string[], directoryVersion: DirectoryVersion) {
    const rows = keptAt(directoryVersion);
    const missing = keys.filter((key) => !rows.has(key));
    if (missing.length > 0) for (const [key, row] of await readRows(missing.join(comma))) rows.set(key, row);
    return rows;
  }

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

  /**
   * Events in the order of their keys, with a user's registrations; deleted ones are left out.
   * @param directoryVersion the directory's when the request started; without it nothing is cached.
   */
  return async (
    keys: readonly EventKey[],
    universityId: string,
    directoryVersion?: DirectoryVersion,
  ): Promise<EventRow[]> => {
    if (keys.length === 0) return [];
    const names = keys.map(keyOf);
    const page = names.join(comma);
    const [shared, counts, places] = await Promise.all([
      directoryVersion ? rowsOf(names, directoryVersion) : readRows(page),
      readCounts(page),
      readOwn(universityId),
    ]);
    const own = places.get(universityId);
    return names.flatMap((name): EventRow[] => {
      const [row, count, place] = [shared.get(name), counts.get(name), own?.get(name)];
      if (!row || !count) return [];
      return [
        {
          ...row,
          ...count,
          my_event: place ? row.id : null,
          my_answers: place?.my_answers ?? null,
          my_position: place?.my_position ?? null,
        },
      ];
    });
  };
}

/** Reads all events of a society, latest first; none if the feature is off. */
export function societyEventsReader(database: Kysely<Database>, writes: Writes) {
  const readEvents = sharedReading(database, writes);

  const readKeys = batched(async (societies: string[]) => {
    const { rows } = await sql<EventKey>`
      select events.society_id as society, events.id from events
      where events.society_id = any(${societies}::bigint[]) and ${enabled(sql`events.society_id`)}
      order by starts_at desc, id desc`.execute(database);
    return Map.groupBy(rows, ({ society }) => society);
  }, writes);

  const keptAt = keptWhileUnchanged<number, readonly EventKey[]>();
  /** The keys of a society's events at that version or newer. */
  async function keysOf(society: number, directoryVersion: DirectoryVersion) {
    const keys = keptAt(directoryVersion);
    const known = keys.get(society);
    if (known) return known;
    const read = (await readKeys(String(society))).get(society) ?? [];
    keys.set(society, read);
    return read;
  }

  return async (
    society: number,
    universityId: string,
    directoryVersion: DirectoryVersion,
  ): Promise<EventRow[]> =>
    readEvents(await keysOf(society, directoryVersion), universityId, directoryVersion);
}
