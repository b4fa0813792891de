/** What makes names, and searches, equal without regard to case. */
export const toKey = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A pattern that finds the text anywhere, whatever signs it holds. */
export const containing = (text: string) => `%${toKey(text).replace(/[\\%_]/g, '\\$&')}%`;
