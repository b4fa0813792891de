import { sql, type Kysely } from 'kysely';
import { batched } from '../database/batched.ts';
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
/** Separates a caller from what they ask for. */
const space = ' ';
const named = (pages: readonly string[]) => {
  const keys = [...new Set(pages.flatMap((page) => page.split(comma)))].map((key) => key.split('.'));
  return sql`(events.society_id, events.id) in (
    select society, id
    from unnest(${keys.map(([society]) => society)}::bigint[], ${keys.map(([, id]) => id)}::bigint[]) as keys (society, id))`;
};

/** Columns that change with each sign-up. */
type Counts = Pick<SharedRow, 'participants' | 'waiting' | 'places_over_capacity'>;

/** What changes with each sign-up, as rows of JSON. */
interface Places {
  counts: [society: number, id: number, participants: number, waiting: number, extraPlaces: number][];
  own: [
    universityId: string,
    society: number,
    id: number,
    answers: OwnPlace['my_answers'],
    position: number,
  ][];
}

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
 * Reads pages of events, batching concurrent callers: one statement reads the shared columns for all of them, and another the
 * numbers of guests and their registrations. Shared columns are cached until the directory changes.
 */
export function sharedReading(database: Kysely<Database>) {
  const readRows = batched(async (pages: string[]) => {
    const { rows } = await sql<{ events: SharedRow[] }>`
      select coalesce(json_agg(listed), '[]') as events from (
        ${selectShared(named(pages))}
      ) as listed`.execute(database);
    const events = rows.flatMap(({ events: some }) => some);
    return new Map(events.map((row) => [keyOf({ society: row.society_id, id: row.id }), row]));
  });

  /** Of everybody who asks: what changes with each sign-up, read in one statement. */
  const readPlaces = batched(async (asked: string[]) => {
    const callers = asked.map((caller) => caller.split(space) as [universityId: string, page: string]);
    // Materialized, because PostgreSQL would otherwise go through all guests of each event.
    const { rows } = await sql<Places>`
      with wanted as materialized (
        select society_id, id, participants, waiting, places_over_capacity from events
        where ${named(callers.map(([, page]) => page))}
      ), signups as materialized (
        select society_id, event_id, university_id, sequence_number, over_capacity, answers from event_signups
        where university_id = any(${[...new Set(callers.map(([id]) => id))]}::text[])
      ), own as (
        select signups.university_id, events.society_id, events.id, signups.answers,
          ${positionOf('signups.')} as position
        from signups join wanted as events
          on events.society_id = signups.society_id and events.id = signups.event_id
      )
      select
        (select coalesce(json_agg(json_build_array(society_id, id, participants, waiting, places_over_capacity)), '[]')
          from wanted) as counts,
        (select coalesce(json_agg(json_build_array(university_id, society_id, id, answers, position)), '[]')
          from own) as own`.execute(database);
    const { counts = [], own = [] } = rows[0] ?? {};
    return {
      counts: new Map(
        counts.map(([society, id, participants, waiting, places_over_capacity]): [string, Counts] => [
          keyOf({ society, id }),
          { participants, waiting, places_over_capacity },
        ]),
      ),
      own: new Map(
        own.map(([universityId, society, id, my_answers, my_position]): [string, OwnPlace] => [
          universityId + space + keyOf({ society, id }),
          { my_answers, my_position },
        ]),
      ),
    };
  });

  const keptAt = keptWhileUnchanged<string, SharedRow>();
  /** The shared columns at that version or newer. */
  async function rowsOf(keys: readonly string[], directoryVersion: DirectoryVersion) {
    const rows = keptAt(directoryVersion);
    const missing = keys.filter((key) => !rows.has(key));
    if (missing.length > 0) for (const [key, row] of await readRows(missing.join(comma))) rows.set(key, row);
    return rows;
  }

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
    const [shared, { counts, own }] = await Promise.all([
      directoryVersion ? rowsOf(names, directoryVersion) : readRows(page),
      readPlaces(universityId + space + page),
    ]);
    return names.flatMap((name): EventRow[] => {
      const [row, count, place] = [shared.get(name), counts.get(name), own.get(universityId + space + name)];
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
export function societyEventsReader(database: Kysely<Database>) {
  const readEvents = sharedReading(database);

  const readKeys = batched(async (societies: string[]) => {
    const { rows } = await sql<EventKey>`
      select events.society_id as society, events.id from events
      where events.society_id = any(${societies}::bigint[]) and ${enabled(sql`events.society_id`)}
      order by starts_at desc, id desc`.execute(database);
    return Map.groupBy(rows, ({ society }) => society);
  });

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
