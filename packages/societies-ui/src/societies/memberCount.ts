import { wholeNumber } from '../host/wholeNumber.ts';

/** The default English message for a number of members. */
export const memberCount = (count: number): string =>
  `${wholeNumber(count)} ${count === 1 ? 'member' : 'members'}`;
