import { setImmediate } from 'node:timers/promises';
import type { SearchField } from 'societies-contract';
import { lettersOf, type Asked } from './closeness.ts';
import { createIndices, type Indices } from './indices.ts';
import { createVocabulary, held, weights, type Piece } from './vocabulary.ts';
import { wordsIn } from './words.ts';

export interface SearchText {
  field: SearchField;
  text: string;
}

/** A coming event in the index. */
export interface SearchEvent {
  id: number;
  name: string;
  /** When it ends, in milliseconds. */
  until: number;
}

/** A result; more points are better. */
export interface Hit {
  id: number;
  score: number;
}

/** Searches things with names and other texts: societies, including their events, or posts. */
export interface SearchIndex {
  /**
   * Replaces a thing's texts, the name first; an empty list removes it.
   * @returns how many different words they hold; 0 for the texts that it has already.
   */
  putTexts(thing: number, texts: readonly SearchText[]): number;
  /** Replaces a society's coming events. */
  putEvents(society: number, events: readonly SearchEvent[]): void;
  /** Things whose texts hold every word, in any order. */
  things(search: string): readonly Hit[];
  /** The same among some things, for texts that anybody may write: others are served after each word. One search at a time. */
  thingsAmong(search: string, among: ReadonlySet<number>): Promise<readonly Hit[]>;
  /** Coming events whose names hold every word, the best ones first. */
  events(search: string): readonly Hit[];
  /** All texts of a thing. */
  textsOf(thing: number): SearchText[];
}

/** Maximum number of words used from a search. */
const mostWords = 8;
/** Maximum number of events returned. */
const mostEvents = 50;

/** Number of words in a thing's name, and the first one. */
interface Name {
  words: number;
  first: string;
}

type Wanted = 'society' | 'event';

/** Scores of things during a search, by index. */
interface Tally {
  /** Capacity of the arrays. */
  size: number;
  scores: Float64Array;
  /** Number of search words held by any text, by more than the description, and by the name. */
  covered: Uint8Array;
  standing: Uint8Array;
  named: Uint8Array;
  /** Scores of the current word. */
  values: Float32Array;
  kinds: Uint8Array;
}

const createTally = (size: number): Tally => ({
  size,
  scores: new Float64Array(size),
  covered: new Uint8Array(size),
  standing: new Uint8Array(size),
  named: new Uint8Array(size),
  values: new Float32Array(size),
  kinds: new Uint8Array(size),
});

/** The steps of a search, one for each of its words. */
type Steps<Result> = Generator<undefined, Result>;

function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

async function servingOthers<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await setImmediate();
    step = steps.next();
  }
  return step.value;
}

/** Inserts a hit into a sorted list. */
function insert(hits: Hit[], hit: Hit) {
  const index = hits.findIndex((other) => hit.score > other.score);
  hits.splice(index < 0 ? hits.length : index, 0, hit);
}

export const termsOf = (search: string) =>
  [...new Set(wordsIn(search).map(({ term }) => term))].slice(0, mostWords);

/** @param now milliseconds. */
export function createSearchIndex(now: () => number = Date.now): SearchIndex {
  const vocabulary = createVocabulary();
  const indices: Record<Wanted, Indices> = { society: createIndices(), event: createIndices() };
  const names: Record<Wanted, (Name | undefined)[]> = { society: [], event: [] };
  const tallies: Record<Wanted, Tally> = { society: createTally(0), event: createTally(0) };
  const texts = new Map<number, Piece[]>();
  const events = new Map<number, (Piece & { id: number })[]>();

  function setName(wanted: Wanted, index: number, text: string) {
    const words = wordsIn(text);
    names[wanted][index] = { words: words.length, first: words[0]?.term ?? '' };
  }

  function* tally(
    words: readonly Asked[],
    wanted: Wanted,
    forgiving: boolean,
    among: ReadonlySet<number> | undefined,
  ): Steps<Tally> {
    const { size } = indices[wanted];
    // Shared by all searches, because they are synchronous and allocating arrays of this size is slow.
    if (tallies[wanted].size < size) tallies[wanted] = createTally(size * 2);
    const { scores, covered, standing, named, values, kinds } = tallies[wanted];
    for (const array of [scores, covered, standing, named]) array.fill(0);
    for (const word of words) {
      yield;
      values.fill(0);
      kinds.fill(0);
      if (!vocabulary.rate(word, { wanted, forgiving, now: now(), values, kinds })) continue;
      for (let index = 0; index < size; index += 1) {
        const kind = kinds[index] ?? 0;
        if (kind === 0) continue;
        scores[index] = (scores[index] ?? 0) + (values[index] ?? 0);
        covered[index] = (covered[index] ?? 0) + 1;
        if (kind & (held.name | held.keyword)) standing[index] = (standing[index] ?? 0) + 1;
        if (kind & held.name) named[index] = (named[index] ?? 0) + 1;
      }
    }
    if (among)
      for (let index = 0; index < size; index += 1)
        if (!among.has(indices[wanted].at(index) ?? -1)) covered[index] = standing[index] = 0;
    return tallies[wanted];
  }

  /** Ranks equally good matches: names that start with the words and have few others come first. */
  function nameBonus(wanted: Wanted, index: number, inName: number, first: string): number {
    const name = names[wanted][index];
    if (!name || inName === 0) return 0;
    return weights.name * (0.4 * Math.min(1, inName / name.words) + (name.first.startsWith(first) ? 0.1 : 0));
  }

  function* find(words: readonly Asked[], wanted: Wanted, among?: ReadonlySet<number>): Steps<Hit[]> {
    const { size, at } = indices[wanted];
    const most = wanted === 'event' ? mostEvents : size;
    /** Things that reached the required count. */
    const choose = ({ scores, named }: Tally, counts: Uint8Array, enough: number): Hit[] => {
      const hits: Hit[] = [];
      for (let index = 0; index < size; index += 1) {
        if (counts[index] !== enough) continue;
        const bonus = nameBonus(wanted, index, named[index] ?? 0, words[0]?.text ?? '');
        const score = (scores[index] ?? 0) + bonus;
        if (wanted === 'society') hits.push({ id: at(index) ?? 0, score });
        else if (hits.length < most || score > (hits.at(-1)?.score ?? 0)) {
          insert(hits, { id: at(index) ?? 0, score });
          if (hits.length > most) hits.pop();
        }
      }
      return hits;
    };
    const exact = yield* tally(words, wanted, false, among);
    // Exact matches are enough, unless a word was found in descriptions only.
    if (exact.standing.includes(words.length)) return choose(exact, exact.covered, words.length);
    const near = yield* tally(words, wanted, true, among);
    const all = choose(near, near.covered, words.length);
    if (all.length > 0 || words.length === 1) return all;
    // Nothing matches all words: returns the things that match most of them, if that is at least half.
    const highest = near.standing.reduce((most, count) => Math.max(most, count), 0);
    return highest * 2 < words.length ? [] : choose(near, near.standing, highest);
  }

  const asked = (terms: readonly string[]) => terms.map((text) => ({ text, letters: lettersOf(text) }));

  function ask(search: string, wanted: Wanted): readonly Hit[] {
    const terms = termsOf(search);
    return terms.length === 0 ? [] : atOnce(find(asked(terms), wanted));
  }

  return {
    putTexts(society, next) {
      const known = texts.get(society) ?? [];
      const same =
        known.length === next.length &&
        known.every(({ field, text }, at) => next[at]?.field === field && next[at].text === text);
      if (same) return 0;
      known.forEach(vocabulary.forget);
      if (next.length === 0) {
        texts.delete(society);
        indices.society.free(society);
        return 0;
      }
      const index = indices.society.of(society);
      const pieces = next.map((text): Piece => ({ ...text, society: index, event: -1, until: Infinity }));
      const words = pieces.reduce((sum, piece) => sum + vocabulary.learn(piece), 0);
      texts.set(society, pieces);
      setName('society', index, next[0]?.text ?? '');
      return words;
    },

    putEvents(society, next) {
      const known = events.get(society) ?? [];
      const same =
        known.length === next.length &&
        known.every(({ id, text, until }, at) => {
          const other = next[at];
          return other?.id === id && other.name === text && other.until === until;
        });
      if (same) return;
      for (const piece of known) {
        vocabulary.forget(piece);
        indices.event.free(piece.id);
      }
      const index = indices.society.of(society);
      const pieces = next.map(({ id, name, until }) => {
        const event = indices.event.of(id);
        setName('event', event, name);
        return { id, field: 'event' as const, text: name, society: index, event, until };
      });
      pieces.forEach(vocabulary.learn);
      if (pieces.length > 0) events.set(society, pieces);
      else events.delete(society);
    },

    things: (search) => ask(search, 'society'),
    async thingsAmong(search, among) {
      const terms = termsOf(search);
      return terms.length === 0 ? [] : servingOthers(find(asked(terms), 'society', among));
    },
    events: (search) => ask(search, 'event'),
    textsOf: (society) =>
      [
        ...(texts.get(society) ?? []),
        ...(events.get(society) ?? []).filter(({ until }) => until > now()),
      ].map(({ field, text }) => ({ field, text })),
  };
}
