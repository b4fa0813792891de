/** How many belong to a society, in English: the default of every component that says so. */
export const memberCount = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'member' : 'members'}`;
