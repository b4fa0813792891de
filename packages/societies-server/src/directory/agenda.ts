import { wordsAsked } from 'societies-contract';
import type { ComingEvent } from './coming-events.ts';

/** Selects coming events that have not ended and start between two times. */
export interface AgendaQuery {
  /** Milliseconds. */
  from: number;
  to: number;
  /** Hosted or co-hosted by one of these societies. */
  societies?: ReadonlySet<number> | false;
  categories?: readonly number[];
  free?: boolean;
  /** Matches names. */
  search?: string;
  /** Ids to leave out. */
  without?: ReadonlySet<number> | false;
  /** Of each series only the first that matches. */
  folded?: boolean;
}

/** Coming events of all societies, ordered by start. */
export interface Agenda {
  /** The number of matches, and a page of them. `dates`: their number unfolded. */
  page(
    query: AgendaQuery,
    page: { page: number; page_size: number },
  ): { count: number; dates: number; results: readonly ComingEvent[] };
  /** The coming events of the same series after this one. */
  later(event: ComingEvent): readonly ComingEvent[];
  /** Drops cached lists; call after any change. */
  changed(): void;
}

const byTime = (one: ComingEvent, other: ComingEvent) => one.from - other.from || one.id - other.id;

/** Index of the first event that starts at or after a moment. */
function firstFrom(events: readonly ComingEvent[], moment: number): number {
  let [from, to] = [0, events.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((events[middle]?.from ?? 0) < moment) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Maximum number of cached lists. */
const maxCached = 20;

/**
 * Caches the lists that are the same for every caller until the next change, so that a page costs the same however many events
 * there are.
 * @param bySociety each society's own events, in any order.
 */
export function createAgenda(
  bySociety: ReadonlyMap<number, readonly ComingEvent[]>,
  categoryOf: (society: number) => number | undefined,
): Agenda {
  const kept = new Map<string, readonly ComingEvent[]>();
  /** Events of other societies that each society co-hosts. */
  let byCoHost: Map<number, ComingEvent[]> | undefined;

  function keep(name: string, make: () => readonly ComingEvent[]) {
    const known = kept.get(name);
    if (known) return known;
    const list = make();
    if (kept.size >= maxCached) kept.clear();
    kept.set(name, list);
    return list;
  }

  const all = () => keep('', () => [...bySociety.values()].flat().sort(byTime));

  function heldBy(societies: ReadonlySet<number>) {
    if (!byCoHost) {
      byCoHost = new Map();
      for (const event of all())
        for (const id of event.coHosts ?? []) byCoHost.set(id, [...(byCoHost.get(id) ?? []), event]);
    }
    const [own, others] = [bySociety, byCoHost];
    const held = [...societies].flatMap((id) => [...(own.get(id) ?? []), ...(others.get(id) ?? [])]);
    return [...new Set(held)].sort(byTime);
  }

  function listOf({ societies, categories, free = false, search }: AgendaQuery) {
    const words = wordsAsked(search ?? '');
    const text = words.join(' ');
    const isWanted = (event: ComingEvent) =>
      (!free || event.free) &&
      words.every((word) => event.key.includes(word)) &&
      (!categories || categories.includes(categoryOf(event.society) ?? 0));
    if (societies) return heldBy(societies).filter(isWanted);
    if (!free && !text && !categories) return all();
    return keep(JSON.stringify([free, text, categories]), () => all().filter(isWanted));
  }

  return {
    page(query, { page, page_size: size }) {
      const listed = listOf(query);
      let [first, end] = [firstFrom(listed, query.from), firstFrom(listed, query.to)];
      let events = listed;
      const { without, folded } = query;
      if (without && without.size > 0) {
        events = events.slice(first, end).filter((event) => !without.has(event.id));
        [first, end] = [0, events.length];
      }
      const dates = Math.max(0, end - first);
      if (folded) {
        const series = new Set<string>();
        const isRepeated = (event: ComingEvent) => {
          if (event.series === null) return false;
          const key = `${event.society}.${event.series}`;
          return series.has(key) || !series.add(key);
        };
        events = events.slice(first, end).filter((event) => !isRepeated(event));
        [first, end] = [0, events.length];
      }
      const start = first + (page - 1) * size;
      return {
        count: Math.max(0, end - first),
        dates,
        results: events.slice(start, Math.min(end, start + size)),
      };
    },

    later({ society, series, from }) {
      if (series === null) return [];
      return (bySociety.get(society) ?? [])
        .filter((event) => event.series === series && event.from > from)
        .sort(byTime);
    },

    changed() {
      kept.clear();
      byCoHost = undefined;
    },
  };
}
