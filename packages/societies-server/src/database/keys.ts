/** Normalises text for comparison without regard to case, and to the joiners within words, which few readers notice. */
export const toKey = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{L}\p{M}])[\u200C\u200D]/gu, '')
    .toLowerCase();

/** A LIKE pattern that finds the text anywhere, with its wildcards escaped. */
export const containing = (text: string) => `%${toKey(text).replace(/[\\%_]/g, '\\$&')}%`;
