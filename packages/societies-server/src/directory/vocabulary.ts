import type { SearchField } from 'societies-contract';
import { closeness, lettersOf, type Asked } from './closeness.ts';
import { wordsIn } from './words.ts';

/** A text that something is found by. */
export interface Piece {
  field: SearchField;
  text: string;
  /** What it belongs to: a society, and an event where it names one. Places in arrays, -1 for none. */
  society: number;
  event: number;
  /** Milliseconds; from then on the text finds nothing, because its event is over. */
  until: number;
}

/** A name says most about a society, a description only that a word occurs. */
export const weights: Readonly<Record<SearchField, number>> = {
  name: 8,
  keywords: 6,
  event: 3,
  description: 1,
};

/** Which texts of a thing hold a word, a bit each. */
export const held = { name: 1, keyword: 2, description: 4 } as const;

const heldBy = (field: SearchField, wanted: 'society' | 'event') => {
  if (field === 'description') return held.description;
  return field === 'name' || wanted === 'event' ? held.name : held.keyword;
};

interface Term {
  letters: number;
  pieces: Set<Piece>;
}

/** Every word of every text, each with the texts that hold it. */
export interface Vocabulary {
  learn(piece: Piece): void;
  forget(piece: Piece): void;
  /**
   * Tells for each thing how well its best text holds a word, and which kinds of its texts do; of something that does not
   * hold it nothing is told.
   * @returns whether anything holds it.
   */
  rate(word: Asked, options: Rating): boolean;
}

export interface Rating {
  wanted: 'society' | 'event';
  /** Whether a word with a mistake in it counts. */
  forgiving: boolean;
  now: number;
  /** By the places of the things; zeroes to begin with. */
  values: Float32Array;
  kinds: Uint8Array;
}

export function createVocabulary(): Vocabulary {
  const terms = new Map<string, Term>();

  return {
    learn(piece) {
      for (const { term } of wordsIn(piece.text)) {
        const known = terms.get(term);
        if (known) known.pieces.add(piece);
        else terms.set(term, { letters: lettersOf(term), pieces: new Set([piece]) });
      }
    },

    forget(piece) {
      for (const { term } of wordsIn(piece.text)) {
        const known = terms.get(term);
        known?.pieces.delete(piece);
        if (known?.pieces.size === 0) terms.delete(term);
      }
    },

    rate(word, { wanted, forgiving, now, values, kinds }) {
      let found = false;
      for (const [term, { letters, pieces }] of terms) {
        const near = closeness(word, term, letters, forgiving);
        if (near === 0) continue;
        for (const piece of pieces) {
          const place = piece[wanted];
          if (place < 0 || piece.until <= now) continue;
          const value = weights[piece.field] * near;
          if (value > (values[place] ?? 0)) values[place] = value;
          kinds[place] = (kinds[place] ?? 0) | heldBy(piece.field, wanted);
          found = true;
        }
      }
      return found;
    },
  };
}
