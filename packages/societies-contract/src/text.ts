/* What counts as text: how it is counted, and how it is cleaned. Shared by forms and server; see textPatterns.ts for its characters. */

/** More marks on one letter than any language writes; to sort those of a hostile text takes long. */
const manyMarks = /\p{M}{31}/u;

/** Brings a text into a normal form of Unicode. */
export const normalized = (text: string, form: 'NFC' | 'NFKD'): string =>
  manyMarks.test(text) ? text : text.normalize(form);

/** Composes each accent with its letter where Unicode can. */
export const composed = (text: string): string => normalized(text, 'NFC');

/** The number of characters of a text: code points, with its accents composed, as the server counts. */
export function lengthOf(text: string): number {
  return [...composed(text)].length;
}

/** The first characters of a text, counted as by `lengthOf`: never half of one. */
export const firstOf = (text: string, count: number): string =>
  text.length <= count ? text : [...composed(text)].slice(0, count).join('');

/** Kinds of text. A name is refused when it holds what nobody sees; a line and a text are cleaned of control characters. */
export type TextKind = 'name' | 'line' | 'text';

/** Line breaks of other systems, and those of pasted slides: vertical tab, form feed, and the separators of Unicode. */
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** What no output format takes: other control characters, half a character, byte order marks and non-characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unprintable = /[\0-\b\x0e-\x1f\x7f-\x9f\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Cs}/gu;

/** Cleans a text of several lines: only `\n` and tab remain of the control characters. */
export const cleanText = (text: string): string =>
  composed(text).replace(breaks, '\n').replace(unprintable, '');

export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n]+/g, ' ');

/** Prepares a text of a kind for its rules. */
export const prepared: Readonly<Record<TextKind, (text: string) => string>> = {
  name: composed,
  line: cleanLine,
  text: cleanText,
};
