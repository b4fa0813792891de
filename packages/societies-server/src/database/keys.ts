/** Normalises text for comparison without regard to case, and to the joiners within words, which few readers notice. */
export const toKey = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{L}\p{M}])[\u200C\u200D]/gu, '')
    .toLowerCase();
