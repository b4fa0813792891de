import { closeness, lettersOf, type Asked } from './closeness.ts';
import { wordsIn } from './words.ts';

/** Words that do not distinguish names of societies. */
const general: ReadonlySet<string> = new Set(
  'a an and the of for at in our society societies soc club group team association union university uni student students'.split(
    ' ',
  ),
);

interface PreparedName {
  words: readonly Asked[];
  /** All words, joined without spaces. */
  joined: Asked;
}

const asked = (text: string): Asked => ({ text, letters: lettersOf(text) });

function prepare(name: string): PreparedName {
  const words = wordsIn(name).map(({ term }) => term);
  const own = words.filter((word) => !general.has(word));
  const compared = own.length > 0 ? own : words;
  return { words: compared.map(asked), joined: asked(compared.join('')) };
}

/** The lowest closeness at which a word counts as the other misspelt, or as its beginning. */
const near = 0.55;

/** Skips the comparison if the lengths alone rule out a match. */
function closenessOf(one: Asked, other: Asked): number {
  if (one.text.length > other.text.length) return closenessOf(other, one);
  if (other.text.length - one.text.length > 1 && !other.text.startsWith(one.text)) return 0;
  return closeness(one, other.text, other.letters, true);
}

/**
 * How alike two names are. 2: the same except for spaces and general words such as Society. 1: one letter differs; or they have
 * equally many words, each like one of the other's; or one has a single extra word. 0: different.
 */
function likeness(one: PreparedName, other: PreparedName): 0 | 1 | 2 {
  if (one.joined.text === other.joined.text) return 2;
  // A missing or extra letter in the whole name, spaces aside, still looks the same.
  const sameLength = Math.abs(one.joined.text.length - other.joined.text.length) <= 1;
  if (sameLength && closenessOf(one.joined, other.joined) >= near) return 1;
  if (Math.abs(one.words.length - other.words.length) > 1) return 0;
  const [shorter, longer] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (shorter.length === 0) return 0;
  const enough = shorter.length === longer.length ? near : 1;
  return shorter.every((word) => longer.some((each) => closenessOf(word, each) >= enough)) ? 1 : 0;
}

/** Letters from which a word that stands in another, or begins like it, makes the names related. */
const enoughLetters = 5;

/** Fewer begin too many names. */
const fewestLetters = 3;

/** How related two words are, from 1 for the same to 0: Photography stands in Astrophotography, and Astronomy begins like it. */
function kinship(one: Asked, other: Asked): number {
  if (one.text.length > other.text.length) return kinship(other, one);
  const same = closenessOf(one, other);
  if (same >= near) return same;
  if (one.text.length < enoughLetters) return 0;
  if (other.text.includes(one.text)) return 0.5;
  let shared = 0;
  while (shared < one.text.length && one.text[shared] === other.text[shared]) shared += 1;
  return shared >= enoughLetters && shared * 2 > one.text.length ? 0.3 : 0;
}

/** How near two names are: likeness first, then the most related pair of words. 0: not at all. */
function nearness(one: PreparedName, other: PreparedName): number {
  const like = likeness(one, other);
  let most = 0;
  for (const word of one.words) for (const each of other.words) most = Math.max(most, kinship(word, each));
  return like + most;
}

/** Finds names that others could be mistaken for. */
export interface LookAlikes {
  put(id: number, name: string): void;
  remove(id: number): void;
  /** The society whose name is most similar, the oldest one of equals. */
  of(name: string): number | undefined;
  /** Societies with a name near it, the nearest first and of equals the oldest; none for a name of fewer than three letters. */
  near(name: string, most: number): readonly number[];
}

export function createLookAlikes(): LookAlikes {
  const names = new Map<number, { name: string; prepared: PreparedName }>();

  return {
    put(id, name) {
      if (names.get(id)?.name !== name) names.set(id, { name, prepared: prepare(name) });
    },
    remove: (id) => void names.delete(id),
    of(name) {
      const prepared = prepare(name);
      let best: { id: number; like: number } | undefined;
      for (const [id, other] of names) {
        const like = likeness(prepared, other.prepared);
        if (like > (best?.like ?? 0) || (best && like === best.like && id < best.id)) best = { id, like };
      }
      return best?.id;
    },
    near(name, most) {
      const prepared = prepare(name);
      if (prepared.joined.text.length < fewestLetters) return [];
      return [...names]
        .map(([id, other]) => ({ id, score: nearness(prepared, other.prepared) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score || one.id - other.id)
        .slice(0, most)
        .map(({ id }) => id);
    },
  };
}
