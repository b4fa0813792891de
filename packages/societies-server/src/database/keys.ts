/** Normalises text for comparison without regard to case. */
export const toKey = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A LIKE pattern that finds the text anywhere, with its wildcards escaped. */
export const containing = (text: string) => `%${toKey(text).replace(/[\\%_]/g, '\\$&')}%`;
