/* How searches compare text: one folding for the client and the server, and for the function of the same name in its database. */
import { normalized } from './text.ts';

/** Signs that searches pass over: accents, points and vowel signs, apostrophes, joiners, variation selectors. From and to. */
export const passedOver: readonly (readonly [number, number])[] = [
  [0x27, 0x27],
  [0x60, 0x60],
  [0xad, 0xad],
  [0x2b9, 0x2bf],
  [0x300, 0x36f],
  [0x483, 0x487],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6dc],
  [0x1ab0, 0x1ace],
  [0x1dc0, 0x1dff],
  [0x200b, 0x200f],
  [0x2018, 0x2019],
  [0x201b, 0x201b],
  [0x2032, 0x2032],
  [0x20d0, 0x20f0],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
];

/** Letters that Unicode does not decompose into what people type for them, in lower case. Dashes are spaces. */
export const typedAs: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'k', ς: 'σ' },
  // Arabic letters as Persian, Urdu and Egyptian keyboards have them, and both kinds of digits.
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ٱ: 'ا' },
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'-\u2010\u2011\u2012\u2013\u2014\u2015'].map((dash) => [dash, ' '])),
};

const overlooked = new Set(
  passedOver.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
);
const isAscii = /^[a-z0-9 ]*$/;

/** A text as searches compare it: without case, accents and apostrophes, and with each letter as people type it. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower;
  let folded = '';
  // The acute accent by itself stands for an apostrophe, and would decompose into a space.
  for (const letter of normalized(lower.replaceAll('´', ''), 'NFKD').toLowerCase())
    if (!overlooked.has(letter.codePointAt(0) ?? 0)) folded += typedAs[letter] ?? letter;
  return folded;
}

const isMark = /^\p{M}$/u;

/**
 * Where a text first holds what somebody asks for, both folded.
 * @returns the range in the text itself, with the marks on its last letter; undefined if it is not there, or nothing is asked for.
 */
export function foundIn(text: string, search: string): [number, number] | undefined {
  const asked = fold(search.trim());
  if (asked === '') return undefined;
  let folded = '';
  /** For each letter of the folded text, the letter of the text that it comes from. */
  const sources: { at: number; letter: string }[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = fold(letter);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) sources.push({ at, letter });
    at += letter.length;
  }
  const first = folded.indexOf(asked);
  const [start, last] = [sources[first], sources[first + asked.length - 1]];
  if (first < 0 || !start || !last) return undefined;
  let end = last.at + last.letter.length;
  while (end < text.length && isMark.test(text[end]!)) end += 1;
  return [start.at, end];
}

/** The words that somebody asks for. */
export const wordsAsked = (search: string): string[] =>
  fold(search)
    .split(/[\s,]+/)
    .filter(Boolean);

/** Words that initials leave out. */
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'of',
  'on',
  'society',
  'soc',
  'club',
  'the',
  '&',
]);

/** The initials of a name of several words, without and with its small words: `mun` of Model United Nations. */
export function initialsOf(name: string): string[] {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const initials = [words.filter((word) => !small.has(word)), words]
    .filter((some) => some.length > 1)
    .map((some) => some.map((word) => [...word][0]).join(''));
  return [...new Set(initials)];
}

/** Whether a text holds each word that somebody asks for, in any order, or has one as its initials. */
export function holds(text: string, search: string): boolean {
  const asked = wordsAsked(search);
  const folded = fold(text);
  return (
    asked.every((word) => folded.includes(word)) ||
    (asked.length === 1 && initialsOf(text).includes(asked[0]!))
  );
}
