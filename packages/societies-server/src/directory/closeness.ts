/** A word of the search. */
export interface Asked {
  text: string;
  /** See `lettersOf`. */
  letters: number;
}

/** A bit set of a word's letters: words that differ in too many need no closer comparison. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Number of typing mistakes allowed: none in short words, which would match anything. */
const mistakesIn = (length: number) => (length < 3 ? 0 : length < 8 ? 1 : 2);

let [before, row, next] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * The optimal string alignment distance (insertions, deletions, substitutions, swaps) between a word and a term or the
 * beginning of the term, whichever is smaller.
 */
function mistakesBetween(word: string, term: string, most: number): { whole: number; beginning: number } {
  const width = Math.min(term.length, word.length + most, 62);
  for (let column = 0; column <= width; column += 1) row[column] = column;
  for (let line = 1; line <= word.length; line += 1) {
    const letter = word.charCodeAt(line - 1);
    let least = (next[0] = line);
    for (let column = 1; column <= width; column += 1) {
      const other = term.charCodeAt(column - 1);
      let cost = Math.min(
        (row[column - 1] ?? 0) + (letter === other ? 0 : 1),
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const swapped =
        line > 1 &&
        column > 1 &&
        letter === term.charCodeAt(column - 2) &&
        word.charCodeAt(line - 2) === other;
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return { whole: least, beginning: least };
    [before, row, next] = [row, next, before];
  }
  let beginning = row[0] ?? 0;
  for (let column = 1; column <= width; column += 1) beginning = Math.min(beginning, row[column] ?? 0);
  return { whole: width === term.length ? (row[width] ?? 0) : most + 1, beginning };
}

/**
 * How well a typed word matches a term, from 1 for the same to 0 for none. In between, in this order: prefix, whole term with
 * mistakes, substring, prefix with mistakes.
 * @param forgiving whether mistakes are allowed.
 */
export function closeness({ text, letters }: Asked, term: string, termLetters: number, forgiving: boolean) {
  if (term.length >= text.length) {
    const at = term.indexOf(text);
    if (at === 0) return term.length === text.length ? 1 : 0.75 + 0.2 * (text.length / term.length);
    // Two Latin letters are a substring of almost any word.
    if (at > 0 && (text.length > 2 || text.charCodeAt(0) > 127))
      return 0.4 + 0.2 * (text.length / term.length);
  }
  const most = forgiving && text.length <= 40 ? mistakesIn(text.length) : 0;
  if (most === 0 || term.length < text.length - most || countBits(letters & ~termLetters) > most) return 0;
  const { whole, beginning } = mistakesBetween(text, term, most);
  const sameStart = text.charCodeAt(0) === term.charCodeAt(0) ? 0.05 : 0;
  if (whole <= most) return (text.length === 3 ? 0.45 : 0.75) - 0.2 * whole + sameStart;
  // A short word must not match as a prefix with mistakes.
  if (text.length < 4 || beginning > most) return 0;
  return 0.4 - 0.15 * beginning + 0.1 * (text.length / term.length) + sameStart;
}
