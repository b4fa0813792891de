import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Viewer } from '../events/viewer.ts';
import { inBatches } from '../platform/pages.ts';
import { readEntries, type Entry } from './events.ts';
import { feedOf, type FeedOptions } from './feed.ts';

/** Entries written at once, few enough that other requests are served in between. */
const batch = 50;
export interface Wanted {
  viewer: Viewer;
  events: readonly Entry[];
  /** Events for which the opening of registration is an entry too. */
  opening: readonly Entry[];
  options: FeedOptions;
}

/** The lines of the entries, without those of the calendar around them. */
function entriesIn(feed: string): { head: string; entries: string; tail: string } {
  const end = feed.lastIndexOf('END:VCALENDAR');
  const first = feed.indexOf('BEGIN:VEVENT');
  const start = first < 0 ? end : first;
  return { head: feed.slice(0, start), entries: feed.slice(start, end), tail: feed.slice(end) };
}

/** Writes a feed, in parts between which other requests are served. */
export async function writeFeed(
  database: Kysely<Database>,
  { viewer, events, opening, options }: Wanted,
): Promise<string> {
  const { head, tail } = entriesIn(feedOf([], options));
  let text = head;
  for (const [entries, key] of [
    [events, 'events'],
    [opening, 'opening'],
  ] as const) {
    for await (const some of inBatches(entries, (keys) => readEntries(database, viewer, keys), batch)) {
      await setImmediate();
      text += entriesIn(
        key === 'events' ? feedOf(some, options) : feedOf([], { ...options, opening: some }),
      ).entries;
    }
  }
  return text + tail;
}
