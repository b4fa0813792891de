import { initialsOf, type SearchMatch } from 'societies-contract';
import { closeness, lettersOf, type Asked } from './closeness.ts';
import { termsOf, type SearchText } from './search.ts';
import { nearInitials, weights } from './vocabulary.ts';
import { wordsIn, type Word } from './words.ts';

/** A text with its words, which are read once. */
type Read = SearchText & { words: Word[] };

/** Characters of a description shown around the first matching word. */
const around = 60;

const closenessOf = (word: Asked, term: string) => closeness(word, term, lettersOf(term), true);

/** The matching part of a word; the whole word if it matched with a mistake, or if normalising changed its length. */
function partOf(word: Word, asked: readonly Asked[]): [number, number] | undefined {
  let best = 0;
  let text = '';
  for (const one of asked) {
    const near = closenessOf(one, word.term);
    if (near > best) [best, text] = [near, one.text];
  }
  if (best === 0) return undefined;
  const at = word.term.indexOf(text);
  if (at < 0 || word.term.length !== word.to - word.from) return [word.from, word.to];
  return [word.from + at, word.from + at + text.length];
}

const isInitials = (word: Asked, { field, text }: SearchText) =>
  (field === 'name' || field === 'event') && initialsOf(text).includes(word.text);

/** An excerpt of a description around its matches. */
function excerpt({ text, words }: Read, ranges: readonly [number, number][]): Omit<SearchMatch, 'field'> {
  const from = ranges[0]?.[0] ?? 0;
  const start = words.find((word) => word.from >= from - around)?.from ?? 0;
  const end = words.findLast((word) => word.to <= from + 2 * around)?.to ?? text.length;
  const first = words[0]?.from === start ? 0 : start;
  const last = words.at(-1)?.to === end ? text.length : end;
  const before = first > 0 ? '…' : '';
  const shift = before.length - first;
  return {
    text: `${before}${text.slice(first, last)}${last < text.length ? '…' : ''}`,
    ranges: ranges
      .filter((range) => range[1] <= last)
      .map((range): [number, number] => [range[0] + shift, range[1] + shift]),
  };
}

/**
 * Explains why something was found, and marks the match: by its name if that holds every matching word, otherwise by the text
 * that best holds the first word missing in the name.
 * @param texts what it is found by.
 */
export function matchOf(texts: readonly SearchText[], search: string): SearchMatch | undefined {
  const asked = termsOf(search).map((text) => ({ text, letters: lettersOf(text) }));
  const read = texts.map((text): Read => ({ ...text, words: wordsIn(text.text) }));
  const bestFor = asked.map((word) => {
    let best: { text: Read; value: number } | undefined;
    for (const text of read) {
      const near = text.words.reduce(
        (most, { term }) => Math.max(most, closenessOf(word, term)),
        isInitials(word, text) ? nearInitials : 0,
      );
      const value = near * weights[text.field];
      if (value > (best?.value ?? 0)) best = { text, value };
    }
    return best?.text;
  });
  const found = bestFor.find((text) => text && text.field !== 'name') ?? bestFor.find((text) => text);
  if (!found) return undefined;
  const initials = asked.some((word) => isInitials(word, found));
  const ranges = found.words.flatMap((word): [number, number][] => {
    const range = partOf(word, asked);
    if (range) return [range];
    return initials ? [[word.from, word.from + 1]] : [];
  });
  if (found.field === 'description') return { field: found.field, ...excerpt(found, ranges) };
  return { field: found.field, text: found.text, ranges };
}
