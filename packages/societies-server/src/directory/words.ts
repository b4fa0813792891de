import { fold } from 'societies-contract';

/** A word, normalised, with its position in the text. */
export interface Word {
  term: string;
  from: number;
  to: number;
}

/** The words of a text, in order; C# and C++ are not C. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\u200C\u200D]*[+#]*/gu)].map(({ 0: word, index }) => ({
    term: fold(word),
    from: index,
    to: index + word.length,
  }));
