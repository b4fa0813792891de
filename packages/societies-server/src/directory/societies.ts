import { LRUCache } from 'lru-cache';
import { pageSizeLimits, type SearchMatch, type SocietiesQuery, type Society } from 'societies-contract';
import type { SocietySortKey } from 'societies-contract/schemas';
import { toKey } from '../database/keys.ts';
import type { ComingEvent } from './coming-events.ts';
import { createLookAlikes } from './look-alikes.ts';
import { matchOf } from './matches.ts';
import { createSearchIndex, termsOf, type SearchText } from './search.ts';

/** What a society is to the caller. */
export type Standing = Pick<Society, 'member' | 'membership' | 'until'>;

/** A society's card without what depends on the caller. */
export type Card = Omit<Society, keyof Standing>;

/** A card with the texts that the society is found by. */
export interface Entry {
  card: Card;
  keywords: readonly string[];
}

type Order = SocietySortKey | 'id';

/** A society in memory: its card, and the values it is sorted and filtered by. */
export interface Listed extends Record<SocietySortKey, string | number> {
  id: number;
  category: number;
  /** Lapsed societies stand last in every order. */
  lapsed: boolean;
  card: Card;
}

const toListed = (card: Card): Listed => ({
  id: card.id,
  category: card.category.id,
  name: toKey(card.name),
  members: card.member_count,
  creation_date: card.creation_date,
  lapsed: card.affiliation === 'lapsed',
  card,
});

const compare = (order: Order) => (one: Listed, other: Listed) =>
  Number(one.lapsed) - Number(other.lapsed) || byValue(order, one, other);

const byValue = (order: Order, one: Listed, other: Listed) =>
  one[order] < other[order] ? -1 : one[order] > other[order] ? 1 : one.id - other.id;

/** The index of a society in a sorted list, or where it belongs. */
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

/** The index of the first lapsed society in a list; its length if there is none. */
export function firstLapsed(listed: readonly Pick<Listed, 'lapsed'>[]): number {
  let [from, to] = [0, listed.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (listed[middle]?.lapsed) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A part of a list in the reverse of its order, lapsed societies still last. */
function reversed(listed: readonly Listed[], from: number, size: number): Listed[] {
  const lapsed = firstLapsed(listed);
  const { length } = listed;
  return Array.from({ length: Math.max(0, Math.min(size, length - from)) }, (_, index) => {
    const place = from + index;
    return listed[place < lapsed ? lapsed - 1 - place : length - 1 - (place - lapsed)];
  }).filter((society) => society !== undefined);
}

/** Up to this many matches, sorting them beats filtering the sorted list. */
const maxSortedAlone = 500;

export interface Societies {
  get(id: number): Card | undefined;
  /** Replaces the societies selected by `of`; those without an entry are removed. */
  replace(of: (id: number) => boolean, entries: readonly Entry[]): void;
  /** The same for the coming events of the societies selected by `of`. */
  replaceEvents(of: (societyId: number) => boolean, events: readonly ComingEvent[]): void;
  /** In ascending order, equal ones by id, lapsed ones last. */
  inOrder(order: Order): readonly Listed[];
  /**
   * The societies that match a query, in its order; equal ones by id in the same direction. Without an order: search results by
   * relevance, everything else by id.
   * @param mine the caller's societies.
   * @param standingIn what each is to the caller.
   * @returns the number of matches, and the requested page or all of them.
   */
  list(
    query: SocietiesQuery,
    mine: ReadonlySet<number>,
    standingIn: (id: number) => Standing,
  ): { count: number; results: Society[] };
  /** The matching societies, best first; without a search by id. */
  find(query: Pick<SocietiesQuery, 'search' | 'category'>): number[];
  /** The society with a confusingly similar name. */
  lookingLike(name: string): Card | undefined;
  /** Societies with a name near it, the nearest first. */
  near(name: string, most: number): Card[];
  /** Coming events by name, best match first, then by start. */
  findEvents(search: string, most: number): { event: ComingEvent; match: SearchMatch | undefined }[];
}

export function createSocieties(): Societies {
  const byId = new Map<number, Listed>();
  const events = new Map<number, ComingEvent[]>();
  const eventsById = new Map<number, ComingEvent>();
  const index = createSearchIndex();
  const lookAlikes = createLookAlikes();
  /** Sorted lists, made on demand. An edited society is moved within them; if one is added or removed, all are dropped. */
  const orders = new Map<Order, Listed[]>();
  /** What was found lately, by the words asked for: paging and many callers ask the same. For a minute, because events end. */
  const answers = new LRUCache<string, readonly Listed[]>({ max: 50, ttl: 60_000 });

  /** What a search finds, the best first. */
  function find(search: string): readonly Listed[] {
    const key = termsOf(search).join(' ');
    const known = answers.get(key);
    if (known) return known;
    const hits = index.things(search).flatMap(({ id, score }) => {
      const society = byId.get(id);
      return society ? [{ society, score }] : [];
    });
    // Best match first, then the largest; lapsed ones after all others.
    hits.sort(
      (one, other) =>
        Number(one.society.lapsed) - Number(other.society.lapsed) ||
        other.score - one.score ||
        other.society.card.member_count - one.society.card.member_count ||
        one.society.id - other.society.id,
    );
    const found = hits.map(({ society }) => society);
    answers.set(key, found);
    return found;
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
    answers.clear();
    index.putEvents(society, coming);
    for (const { id } of events.get(society) ?? []) eventsById.delete(id);
    for (const event of coming) eventsById.set(event.id, event);
    if (coming.length > 0) events.set(society, coming);
    else events.delete(society);
  }

  /** A society's current or next event. */
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
    answers.clear();
    const before = byId.get(card.id);
    index.putTexts(card.id, textsOf(entry));
    lookAlikes.put(card.id, card.name);
    if (!before) {
      byId.set(card.id, next);
      orders.clear();
      return;
    }
    for (const [order, listed] of orders) {
      if (before[order] === next[order] && before.lapsed === next.lapsed) continue;
      listed.splice(placeIn(listed, before, order), 1);
      listed.splice(placeIn(listed, next, order), 0, before);
    }
    Object.assign(before, next);
  }

  function remove(id: number) {
    byId.delete(id);
    putEvents(id, []);
    index.putTexts(id, []);
    lookAlikes.remove(id);
    orders.clear();
  }

  /** The matches of a query in ascending order; `descending` tells that the query wants the reverse. */
  function choose(query: SocietiesQuery, mine: ReadonlySet<number>) {
    const descending = query.sort?.startsWith('-') ?? false;
    const order = (query.sort?.replace('-', '') ?? 'id') as Order;
    const categories = query.category && new Set(query.category.split(',').map(Number));
    const search = query.search?.trim();
    const answer = search ? find(search) : undefined;
    const own = query.my_societies ? mine : undefined;

    let listed: readonly Listed[];
    if (answer && !query.sort) {
      listed = own ? answer.filter(({ id }) => own.has(id)) : answer;
    } else {
      const found = answer && new Set(answer.map(({ id }) => id));
      const chosen = own && found ? new Set([...own].filter((id) => found.has(id))) : (own ?? found);
      listed = inOrder(order);
      if (chosen && chosen.size <= maxSortedAlone) {
        listed = [...chosen].flatMap((id) => byId.get(id) ?? []).sort(compare(order));
      } else if (chosen) {
        listed = listed.filter(({ id }) => chosen.has(id));
      }
    }
    if (categories) listed = listed.filter(({ category }) => categories.has(category));
    return { listed, search, descending };
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

    list(query, mine, standingIn) {
      const { listed, search, descending } = choose(query, mine);
      const count = listed.length;
      const size = query.page === undefined ? count : (query.page_size ?? pageSizeLimits.societies);
      const from = ((query.page ?? 1) - 1) * size;
      const page = descending ? reversed(listed, from, size) : listed.slice(from, from + size);
      const results = page.map(({ id, card }): Society => {
        const match = search ? matchOf(index.textsOf(id), search) : undefined;
        return {
          ...card,
          ...standingIn(id),
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

    near: (name, most) => lookAlikes.near(name, most).flatMap((id) => byId.get(id)?.card ?? []),

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
