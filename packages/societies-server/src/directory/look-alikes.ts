import { closeness, lettersOf, type Asked } from './closeness.ts';
import { wordsIn } from './words.ts';

/** What any society may be called besides its own name. */
const general: ReadonlySet<string> = new Set(
  'a an and the of for at in our society societies soc club group team association union university uni student students'.split(
    ' ',
  ),
);

/** What tells a name from others. */
interface Told {
  words: readonly Asked[];
  /** All of them, without the spaces. */
  joined: Asked;
}

const asked = (text: string): Asked => ({ text, letters: lettersOf(text) });

function toldBy(name: string): Told {
  const words = wordsIn(name).map(({ term }) => term);
  const own = words.filter((word) => !general.has(word));
  const telling = own.length > 0 ? own : words;
  return { words: telling.map(asked), joined: asked(telling.join('')) };
}

/** From here on a word is another one with a letter wrong, or its beginning. */
const near = 0.55;

/** Looks closer only at what can be near: all others are told apart by their lengths. */
function closenessOf(one: Asked, other: Asked): number {
  if (one.text.length > other.text.length) return closenessOf(other, one);
  if (other.text.length - one.text.length > 1 && !other.text.startsWith(one.text)) return 0;
  return closeness(one, other.text, other.letters, true);
}

/**
 * How much one name looks like another: 2 is the same but for general words, such as Society, and spaces; 1 has a letter wrong,
 * or as many words, each like one of the other's, or one word more beside the very same ones; 0 is another name.
 */
function likeness(one: Told, other: Told): 0 | 1 | 2 {
  if (one.joined.text === other.joined.text) return 2;
  // A letter too many or too few in a whole name is no other name.
  const sameLength = Math.abs(one.joined.text.length - other.joined.text.length) <= 1;
  if (sameLength && closenessOf(one.joined, other.joined) >= near) return 1;
  if (Math.abs(one.words.length - other.words.length) > 1) return 0;
  const [few, many] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (few.length === 0) return 0;
  const enough = few.length === many.length ? near : 1;
  return few.every((word) => many.some((each) => closenessOf(word, each) >= enough)) ? 1 : 0;
}

/** Answers that are kept until a name changes: a page of requests asks for the same each time it is shown. */
const mostRemembered = 500;

/** Names that others could be mistaken for. */
export interface LookAlikes {
  put(id: number, name: string): void;
  remove(id: number): void;
  /** Whose name another one looks most like, of equals the oldest. */
  of(name: string): number | undefined;
}

export function createLookAlikes(): LookAlikes {
  const names = new Map<number, { name: string; told: Told }>();
  const remembered = new Map<string, number | undefined>();

  function find(name: string): number | undefined {
    const told = toldBy(name);
    let best: { id: number; like: number } | undefined;
    for (const [id, other] of names) {
      const like = likeness(told, other.told);
      if (like > (best?.like ?? 0) || (best && like === best.like && id < best.id)) best = { id, like };
    }
    return best?.id;
  }

  return {
    put(id, name) {
      if (names.get(id)?.name === name) return;
      names.set(id, { name, told: toldBy(name) });
      remembered.clear();
    },
    remove(id) {
      if (names.delete(id)) remembered.clear();
    },
    of(name) {
      if (remembered.has(name)) return remembered.get(name);
      if (remembered.size >= mostRemembered) remembered.clear();
      const id = find(name);
      remembered.set(name, id);
      return id;
    },
  };
}
