import { initialsOf, type SearchField } from 'societies-contract';
import { closeness, lettersOf, type Asked } from './closeness.ts';
import { wordsIn } from './words.ts';

/** A text in the index. */
export interface Piece {
  field: SearchField;
  text: string;
  /** The society, and the event if it is an event's name, as indices; -1 for none. */
  society: number;
  event: number;
  /** When its event ends, in milliseconds; afterwards the text is ignored. */
  until: number;
}

/** Relevance of each field: a name says most about a society, a description least. */
export const weights: Readonly<Record<SearchField, number>> = {
  name: 8,
  keywords: 6,
  event: 3,
  description: 1,
};

/** Closeness of a word to a name whose initials it is: below a word that begins with it. */
export const nearInitials = 0.7;

/** Bits for the kinds of text that hold a word. */
export const held = { name: 1, keyword: 2, description: 4 } as const;

const heldBy = (field: SearchField, wanted: 'society' | 'event') => {
  if (field === 'description') return held.description;
  return field === 'name' || wanted === 'event' ? held.name : held.keyword;
};

interface Term {
  letters: number;
  pieces: Set<Piece>;
}

/** An inverted index: every word with the texts that hold it. */
export interface Vocabulary {
  /** @returns how many different words it holds. */
  learn(piece: Piece): number;
  forget(piece: Piece): void;
  /**
   * Scores a word for each thing: how well its best text matches, and which kinds of its texts do. Skips things without a
   * match.
   * @returns whether anything matched.
   */
  rate(word: Asked, options: Rating): boolean;
}

export interface Rating {
  wanted: 'society' | 'event';
  /** Whether misspelt words match. */
  forgiving: boolean;
  now: number;
  /** Scores by index, initially zero. */
  values: Float32Array;
  kinds: Uint8Array;
}

export function createVocabulary(): Vocabulary {
  const terms = new Map<string, Term>();
  /** Names by their initials, as they are asked for in full. */
  const initials = new Map<string, Set<Piece>>();
  const initialsIn = ({ field, text }: Piece) =>
    field === 'name' || field === 'event' ? initialsOf(text) : [];

  return {
    learn(piece) {
      const words = new Set(wordsIn(piece.text).map(({ term }) => term));
      for (const term of words) {
        const known = terms.get(term);
        if (known) known.pieces.add(piece);
        else terms.set(term, { letters: lettersOf(term), pieces: new Set([piece]) });
      }
      for (const letters of initialsIn(piece))
        initials.set(letters, (initials.get(letters) ?? new Set()).add(piece));
      return words.size;
    },

    forget(piece) {
      for (const { term } of wordsIn(piece.text)) {
        const known = terms.get(term);
        known?.pieces.delete(piece);
        if (known?.pieces.size === 0) terms.delete(term);
      }
      for (const letters of initialsIn(piece)) {
        const known = initials.get(letters);
        known?.delete(piece);
        if (known?.size === 0) initials.delete(letters);
      }
    },

    rate(word, { wanted, forgiving, now, values, kinds }) {
      let found = false;
      const count = (pieces: ReadonlySet<Piece>, near: number) => {
        for (const piece of pieces) {
          const place = piece[wanted];
          if (place < 0 || piece.until <= now) continue;
          const value = weights[piece.field] * near;
          if (value > (values[place] ?? 0)) values[place] = value;
          kinds[place] = (kinds[place] ?? 0) | heldBy(piece.field, wanted);
          found = true;
        }
      };
      for (const [term, { letters, pieces }] of terms) {
        const near = closeness(word, term, letters, forgiving);
        if (near > 0) count(pieces, near);
      }
      count(initials.get(word.text) ?? new Set(), nearInitials);
      return found;
    },
  };
}
