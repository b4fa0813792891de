// Apart from limits.ts, which every first visit loads.

/** Source: beyond.md, "Elections". `perSociety`: how many may be planned or under way at once. */
export const electionLimits = {
  titleMax: 100,
  statementMax: 1_000,
  reasonMax: 500,
  rolesMax: 20,
  perSociety: 5,
  candidatesPerRole: 100,
  /** How far ahead voting may end. */
  daysMax: 366,
} as const;

/** Stands for "Re-open nominations" wherever a candidate's id stands: in ballots, counts and as a winner. */
export const reopenNominations = 0;

/** A receipt: this many characters of `receiptAlphabet`, without those that are mistaken for others. People read it in groups of four. */
export const receiptLength = 12;
export const receiptAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const groups = /.{4}(?=.)/g;

/** A receipt as people read it: `R7K2 MQ9X 4VT3`. */
export const spacedReceipt = (receipt: string): string => receipt.replace(groups, '$& ');

/** A receipt as it was typed: without spaces and dashes, in upper case, and with the digits that I, L and O are mistaken for. */
export const plainReceipt = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');

/** From calling it to its result. `waiting`: between the end of nominations and the first vote; `ended`: not published yet. */
export const electionStates = [
  'planned',
  'nominations',
  'waiting',
  'voting',
  'ended',
  'published',
  'cancelled',
] as const;
export type ElectionState = (typeof electionStates)[number];
