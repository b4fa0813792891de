import { pageSizeLimits, type SearchMatch, type SocietiesQuery, type Society } from 'societies-contract';
import type { SocietySortKey } from 'societies-contract/schemas';
import { toKey } from '../database/keys.ts';
import { createAgenda, type Agenda } from './agenda.ts';
import type { ComingEvent } from './coming-events.ts';
import { createLookAlikes } from './look-alikes.ts';
import { matchOf } from './matches.ts';
import { createSearchIndex, type Hit, type SearchText } from './search.ts';

/** A society as everybody sees it. Who is in it, each caller's own reading says. */
export type Card = Omit<Society, 'member'>;

/** A society with what it is found by and its card does not show. */
export interface Entry {
  card: Card;
  keywords: readonly string[];
}

type Order = SocietySortKey | 'id';

/** A society in memory: its card, and beside it what it is sorted and filtered by. */
export interface Listed extends Record<SocietySortKey, string | number> {
  id: number;
  category: number;
  card: Card;
}

const toListed = (card: Card): Listed => ({
  id: card.id,
  category: card.category.id,
  name: toKey(card.name),
  members: card.member_count,
  creation_date: card.creation_date,
  card,
});

const compare = (order: Order) => (one: Listed, other: Listed) =>
  one[order] < other[order] ? -1 : one[order] > other[order] ? 1 : one.id - other.id;

/** The index at which a society stands in a sorted list, or would be inserted. */
function placeIn(listed: readonly Listed[], society: Listed, order: Order): number {
  const between = compare(order);
  let [from, to] = [0, listed.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const there = listed[middle];
    if (there && between(there, society) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Matches that are sorted sooner than all societies are gone through. */
const few = 500;

/** All societies, in memory. */
export interface Societies {
  get(id: number): Card | undefined;
  /** Puts other societies in the place of those that `of` names: those not among them are gone. */
  replace(of: (id: number) => boolean, entries: readonly Entry[]): void;
  /** The same for coming events, of the societies that `of` names. */
  replaceEvents(of: (societyId: number) => boolean, events: readonly ComingEvent[]): void;
  /** From the least to the most, equal ones by id. */
  inOrder(order: Order): readonly Listed[];
  /**
   * What a query names, in the order that it names; equal ones by id in the same direction. When it names none: what was
   * searched by how well it matches, everything else by id.
   * @param mine societies of the caller.
   * @returns how many there are, and those of the page, or all of them when no page was asked for.
   */
  list(query: SocietiesQuery, mine: ReadonlySet<number>): { count: number; results: Society[] };
  /** Which ones a query names, the best match first; without a search by id. */
  find(query: Pick<SocietiesQuery, 'search' | 'category'>): number[];
  /** The society whose name is confusingly like a new one. */
  lookingLike(name: string): Card | undefined;
  /** All coming events. */
  agenda: Agenda;
  /** Coming events by their names, the best match first, of equal ones the next to come. */
  findEvents(search: string, most: number): { event: ComingEvent; match: SearchMatch | undefined }[];
}

export function createSocieties(): Societies {
  const byId = new Map<number, Listed>();
  const events = new Map<number, ComingEvent[]>();
  const eventsById = new Map<number, ComingEvent>();
  const agenda = createAgenda(events, (society) => byId.get(society)?.category);
  const index = createSearchIndex();
  const lookAlikes = createLookAlikes();
  /** Sorted lists by order, made when first asked for. A change moves one society; when one comes or goes all are made anew. */
  const orders = new Map<Order, Listed[]>();
  /** What the index found, sorted; kept as long as the index answers with it and no society changes. */
  let rankings = new WeakMap<readonly Hit[], readonly Listed[]>();
  /** Why a society was found, by what the index found with the same words. */
  const matches = new WeakMap<readonly Hit[], Map<number, SearchMatch | undefined>>();

  /** The best match first, of equal ones the largest. */
  function byMatch(hits: readonly Hit[]): readonly Listed[] {
    const known = rankings.get(hits);
    if (known) return known;
    const ranked = hits.flatMap(({ id, score }) => {
      const society = byId.get(id);
      return society ? [{ society, score }] : [];
    });
    ranked.sort(
      (one, other) =>
        other.score - one.score ||
        other.society.card.member_count - one.society.card.member_count ||
        one.society.id - other.society.id,
    );
    const listed = ranked.map(({ society }) => society);
    rankings.set(hits, listed);
    return listed;
  }

  function matchIn(hits: readonly Hit[], id: number, search: string): SearchMatch | undefined {
    const known = matches.get(hits) ?? new Map<number, SearchMatch | undefined>();
    matches.set(hits, known);
    if (!known.has(id)) known.set(id, matchOf(index.textsOf(id), search));
    return known.get(id);
  }

  function inOrder(order: Order): Listed[] {
    const known = orders.get(order);
    if (known) return known;
    const listed = [...byId.values()].sort(compare(order));
    orders.set(order, listed);
    return listed;
  }

  const textsOf = ({ card: { name, description }, keywords }: Entry): SearchText[] => [
    { field: 'name', text: name },
    ...keywords.map((text): SearchText => ({ field: 'keywords', text })),
    { field: 'description', text: description },
  ];

  function putEvents(society: number, coming: ComingEvent[]) {
    agenda.changed();
    index.putEvents(society, coming);
    for (const { id } of events.get(society) ?? []) eventsById.delete(id);
    for (const event of coming) eventsById.set(event.id, event);
    if (coming.length > 0) events.set(society, coming);
    else events.delete(society);
  }

  /** The event of a society that is on next, or now. */
  function nextOf(society: number): Society['next_event'] {
    const now = Date.now();
    const next = (events.get(society) ?? [])
      .filter(({ until }) => until > now)
      .reduce<ComingEvent | null>((first, one) => (first && first.from <= one.from ? first : one), null);
    return next && { id: next.id, name: next.name, datetime: new Date(next.from).toISOString() };
  }

  function put(entry: Entry) {
    const { card } = entry;
    const next = toListed(card);
    rankings = new WeakMap();
    const before = byId.get(card.id);
    index.putTexts(card.id, textsOf(entry));
    lookAlikes.put(card.id, card.name);
    if (!before) {
      byId.set(card.id, next);
      orders.clear();
      return;
    }
    if (before.category !== next.category) agenda.changed();
    for (const [order, listed] of orders) {
      if (before[order] === next[order]) continue;
      listed.splice(placeIn(listed, before, order), 1);
      listed.splice(placeIn(listed, next, order), 0, before);
    }
    Object.assign(before, next);
  }

  function remove(id: number) {
    rankings = new WeakMap();
    byId.delete(id);
    putEvents(id, []);
    index.putTexts(id, []);
    lookAlikes.remove(id);
    orders.clear();
  }

  /** Those that a query names, from the least to the most of its order; `descending` says that it wants them the other way. */
  function choose(query: SocietiesQuery, mine: ReadonlySet<number>) {
    const descending = query.sort?.startsWith('-') ?? false;
    const order = (query.sort?.replace('-', '') ?? 'id') as Order;
    const categories = query.category && new Set(query.category.split(',').map(Number));
    const search = query.search?.trim();
    const hits = search ? index.things(search) : undefined;
    const own = query.my_societies ? mine : undefined;

    let listed: readonly Listed[];
    if (hits && !query.sort) {
      listed = byMatch(hits);
      if (own) listed = listed.filter(({ id }) => own.has(id));
    } else {
      const found = hits && new Set(hits.map(({ id }) => id));
      const chosen = own && found ? new Set([...own].filter((id) => found.has(id))) : (own ?? found);
      listed = inOrder(order);
      if (chosen && chosen.size <= few) {
        listed = [...chosen].flatMap((id) => byId.get(id) ?? []).sort(compare(order));
      } else if (chosen) {
        listed = listed.filter(({ id }) => chosen.has(id));
      }
    }
    if (categories) listed = listed.filter(({ category }) => categories.has(category));
    return { listed, hits, descending };
  }

  return {
    get: (id) => byId.get(id)?.card,

    replace(of, entries) {
      const gone = new Set([...byId.keys()].filter(of));
      for (const entry of entries) {
        gone.delete(entry.card.id);
        put(entry);
      }
      gone.forEach(remove);
    },

    replaceEvents(of, coming) {
      const now = new Map<number, ComingEvent[]>();
      for (const id of events.keys()) if (of(id)) now.set(id, []);
      for (const event of coming) {
        if (!byId.has(event.society)) continue;
        const those = now.get(event.society);
        if (those) those.push(event);
        else now.set(event.society, [event]);
      }
      for (const [society, those] of now) putEvents(society, those);
    },

    inOrder,

    agenda,

    list(query, mine) {
      const { listed, hits, descending } = choose(query, mine);
      const search = query.search?.trim() ?? '';
      const count = listed.length;
      const size = query.page === undefined ? count : (query.page_size ?? pageSizeLimits.societies);
      const from = ((query.page ?? 1) - 1) * size;
      const page = descending
        ? listed.slice(Math.max(0, count - from - size), Math.max(0, count - from)).reverse()
        : listed.slice(from, from + size);
      const results = page.map(({ id, card }): Society => {
        const match = hits && matchIn(hits, id, search);
        return {
          ...card,
          member: mine.has(id),
          ...(match && { match }),
          ...(query.my_societies && { next_event: nextOf(id) }),
        };
      });
      return { count, results };
    },

    find: (query) => choose(query, new Set()).listed.map(({ id }) => id),

    lookingLike(name) {
      const id = lookAlikes.of(name);
      return id === undefined ? undefined : byId.get(id)?.card;
    },

    findEvents(search, most) {
      const found = index.events(search).flatMap(({ id, score }) => {
        const event = eventsById.get(id);
        return event ? [{ event, score }] : [];
      });
      found.sort((one, other) => other.score - one.score || one.event.from - other.event.from);
      return found.slice(0, most).map(({ event }) => ({
        event,
        match: matchOf([{ field: 'event', text: event.name }], search),
      }));
    },
  };
}
