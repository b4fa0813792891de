import { pageSizeLimits, type SocietiesQuery, type Society } from 'societies-contract';
import type { SocietySortKey } from 'societies-contract/schemas';
import { toKey } from '../database/keys.ts';
import { createSearchIndex } from './search.ts';

/** A society as everybody sees it. Who is in it, each caller's own reading says. */
export type Card = Omit<Society, 'member'>;

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

/** Where a society stands in an order, or would stand. */
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
  /** Puts other cards in the place of those that `of` names: those not among them are gone. */
  replace(of: (id: number) => boolean, cards: readonly Card[]): void;
  /** From the least to the most, equal ones by id. */
  inOrder(order: Order): readonly Listed[];
  /**
   * What a query names, in the order that it names: by id when it names none; equal ones by id in the same direction.
   * @param mine societies of the caller.
   * @returns how many there are, and those of the page, or all of them when no page was asked for.
   */
  list(query: SocietiesQuery, mine: ReadonlySet<number>): { count: number; results: Society[] };
}

export function createSocieties(): Societies {
  const byId = new Map<number, Listed>();
  const search = createSearchIndex();
  /** Those that were asked for since a society came or went. A society that changes moves within them. */
  const orders = new Map<Order, Listed[]>();

  function inOrder(order: Order): Listed[] {
    const known = orders.get(order);
    if (known) return known;
    const listed = [...byId.values()].sort(compare(order));
    orders.set(order, listed);
    return listed;
  }

  function put(card: Card) {
    const next = toListed(card);
    const before = byId.get(card.id);
    search.put(card.id, [card.name, card.description]);
    if (!before) {
      byId.set(card.id, next);
      orders.clear();
      return;
    }
    for (const [order, listed] of orders) {
      if (before[order] === next[order]) continue;
      listed.splice(placeIn(listed, before, order), 1);
      listed.splice(placeIn(listed, next, order), 0, before);
    }
    Object.assign(before, next);
  }

  function remove(id: number) {
    byId.delete(id);
    search.put(id);
    orders.clear();
  }

  return {
    get: (id) => byId.get(id)?.card,

    replace(of, cards) {
      const gone = new Set([...byId.keys()].filter(of));
      for (const card of cards) {
        gone.delete(card.id);
        put(card);
      }
      gone.forEach(remove);
    },

    inOrder,

    list(query, mine) {
      const descending = query.sort?.startsWith('-') ?? false;
      const order = (query.sort?.replace('-', '') ?? 'id') as Order;
      const categories = query.category && new Set(query.category.split(',').map(Number));
      const matches = query.search?.trim() ? search.find(query.search) : undefined;
      const own = query.my_societies ? mine : undefined;
      const chosen = own && matches ? new Set([...own].filter((id) => matches.has(id))) : (own ?? matches);

      let listed = inOrder(order);
      if (chosen && chosen.size <= few) {
        listed = [...chosen].flatMap((id) => byId.get(id) ?? []).sort(compare(order));
      } else if (chosen) {
        listed = listed.filter(({ id }) => chosen.has(id));
      }
      if (categories) listed = listed.filter(({ category }) => categories.has(category));
      const count = listed.length;
      const size = query.page === undefined ? count : (query.page_size ?? pageSizeLimits.societies);
      const from = ((query.page ?? 1) - 1) * size;
      const page = descending
        ? listed.slice(Math.max(0, count - from - size), Math.max(0, count - from)).reverse()
        : listed.slice(from, from + size);
      return { count, results: page.map(({ id, card }) => ({ ...card, member: mine.has(id) })) };
    },
  };
}
