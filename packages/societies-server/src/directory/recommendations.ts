import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { recommendedLimits, type RecommendedSociety } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { Card, Societies } from './societies.ts';

/** Members of each of the caller's societies to consider, which bounds the work. */
const fellowsConsidered = 40;
/** The largest societies of the caller's categories to consider. */
const alikeConsidered = 50;
/** Members that a society shares with others, by their ids. */
type Shared = ReadonlyMap<number, number>;

interface Candidate {
  card: Card;
  score: number;
}

const isBetter = (one: Candidate, other: Candidate) =>
  (one.score - other.score ||
    one.card.member_count - other.card.member_count ||
    other.card.id - one.card.id) > 0;

/** Selects the best without sorting all. */
function bestOf(candidates: Iterable<Candidate>, most: number): Card[] {
  const best: Candidate[] = [];
  for (const candidate of candidates) {
    const last = best.at(-1);
    if (last && best.length === most && !isBetter(candidate, last)) continue;
    const place = best.findIndex((other) => isBetter(candidate, other));
    best.splice(place < 0 ? best.length : place, 0, candidate);
    if (best.length > most) best.pop();
  }
  return best.map(({ card }) => card);
}

const present = <T>(value: T | undefined): value is T => value !== undefined;

function forNewcomers(societies: Societies, mine: ReadonlySet<number>): Card[] {
  const most = recommendedLimits.max;
  const last = (order: 'members' | 'creation_date') => {
    const found: Card[] = [];
    const listed = societies.inOrder(order);
    for (let at = listed.length - 1; at >= 0 && found.length < most; at -= 1) {
      const card = listed[at]?.card;
      if (card && card.affiliation !== 'lapsed' && !mine.has(card.id)) found.push(card);
    }
    return found;
  };
  const newest = last('creation_date');
  const alternating = last('members').flatMap((card, index) => [card, newest[index] ?? card]);
  return [...new Set(alternating)].slice(0, most);
}

/**
 * Reads shared members by society. They are cached, because reading them takes longer than the rest of the call: what others do
 * shows after a minute, what the caller does at once.
 */
function sharedReader(database: Kysely<Database>) {
  const cache = new LRUCache<number, Shared>({ max: 2_000, ttl: 60_000 });

  return async (mine: ReadonlySet<number>): Promise<ReadonlyMap<number, Shared>> => {
    const shared = new Map<number, Shared>();
    for (const id of mine) {
      const known = cache.get(id);
      if (known) shared.set(id, known);
    }
    const missing = [...mine].filter((id) => !shared.has(id));
    if (missing.length > 0) {
      const { rows } = await sql<{ society: number; others: [number, number][] }>`
        select society, json_agg(json_build_array(other, people)) as others from (
          select asked.society, theirs.society_id as other, count(*)::integer as people
          from unnest(${missing}::bigint[]) as asked (society)
          cross join lateral (
            select university_id from memberships where society_id = asked.society
            order by university_id limit ${sql.lit(fellowsConsidered)}
          ) as fellows
          join memberships as theirs
            on theirs.university_id = fellows.university_id and theirs.society_id <> asked.society
          group by asked.society, theirs.society_id
        ) as counted
        group by society`.execute(database);
      const read = new Map(rows.map(({ society, others }) => [society, new Map(others)]));
      for (const id of missing) {
        const one = read.get(id) ?? new Map<number, number>();
        cache.set(id, one);
        shared.set(id, one);
      }
    }
    return shared;
  };
}

/**
 * Societies that the caller is not in and that have not lapsed, best first: those that share the most members with the caller's societies relative to
 * their size, then those of the caller's categories. `because` is the caller's society that shares the most members, or the
 * category. Callers without societies get the largest and the newest alternately.
 */
export function createRecommendations(database: Kysely<Database>) {
  const readShared = sharedReader(database);

  return async (societies: Societies, mine: ReadonlySet<number>): Promise<RecommendedSociety[]> => {
    const shared = await readShared(mine);
    const own = [...mine].map((id) => societies.get(id)).filter(present);
    own.sort((one, other) => one.id - other.id);
    const weights = new Map<number, number>();
    for (const { category } of own) weights.set(category.id, (weights.get(category.id) ?? 0) + 1);

    const people = new Map<number, number>();
    for (const counts of shared.values())
      for (const [id, count] of counts) if (!mine.has(id)) people.set(id, (people.get(id) ?? 0) + count);
    const largest = weights.size > 0 ? societies.inOrder('members') : [];
    for (let at = largest.length - 1, alike = 0; at >= 0 && alike < alikeConsidered; at -= 1) {
      const card = largest[at]?.card;
      if (!card || card.affiliation === 'lapsed') continue;
      if (mine.has(card.id) || !weights.has(card.category.id)) continue;
      alike += 1;
      if (!people.has(card.id)) people.set(card.id, 0);
    }

    const candidates: Candidate[] = [];
    for (const [id, count] of people) {
      const card = societies.get(id);
      if (!card || card.affiliation === 'lapsed') continue;
      const weight = weights.get(card.category.id) ?? 0;
      const score = (count / Math.sqrt(Math.max(card.member_count, 1))) * (1 + weight / own.length);
      candidates.push({ card, score });
    }

    const because = (card: Card): string | null => {
      const counts = own.map(({ id }) => shared.get(id)?.get(card.id) ?? 0);
      const most = Math.max(...counts);
      const closest = most > 0 ? own.filter((_, index) => counts[index] === most) : [];
      const ofCategory = closest.find(({ category }) => category.id === card.category.id);
      if (ofCategory) return ofCategory.name;
      return weights.has(card.category.id) ? card.category.name : (closest[0]?.name ?? null);
    };
    const chosen = bestOf(candidates, recommendedLimits.max);
    return chosen.length > 0
      ? chosen.map((card) => ({ ...card, member: false, because: because(card) }))
      : forNewcomers(societies, mine).map((card) => ({ ...card, member: false, because: null }));
  };
}
