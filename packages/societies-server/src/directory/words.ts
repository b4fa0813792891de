/** A word of a text, as it is compared, and where it stands in the text. */
export interface Word {
  term: string;
  from: number;
  to: number;
}

/** Letters that no decomposition takes apart. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** What makes words equal without regard to case, accents and apostrophes. */
const fold = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plain[letter] ?? letter);

/** The words of a text, in their order. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)].map(({ 0: word, index }) => ({
    term: fold(word),
    from: index,
    to: index + word.length,
  }));
