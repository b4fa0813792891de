import { wholeNumber } from '../host/wholeNumber.ts';

/** How many belong to a society, in English: the default of every component that says so. */
export const memberCount = (count: number): string =>
  `${wholeNumber(count)} ${count === 1 ? 'member' : 'members'}`;
