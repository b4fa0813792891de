// Apart from limits.ts, which every first visit loads.

/** Terms of roles. Source: beyond.md, "Terms and handover". */
export const termLimits = {
  /** Days for which a holder keeps a role after their term, if nobody has accepted the next one. Counted from when they were told. */
  daysOfGrace: 14,
  /** How many days ahead a term may begin, and how many it may last: two years and ten, leap days included. */
  aheadDaysMax: 731,
  lengthDaysMax: 3_653,
} as const;

/** The page on which a role is handed over. `eventsPerMonth`: how many events of last year are listed for each month. */
export const handoverLimits = {
  textMax: 20_000,
  questionsMax: 4_000,
  contacts: 20,
  labelMax: 80,
  valueMax: 200,
  eventsPerMonth: 20,
} as const;

/** Asking to take over a society. `pendingMax`: undecided requests per student. */
export const takeoverLimits = {
  messageMax: 1_000,
  pendingMax: 3,
  /** How long somebody who was declined waits until they can ask again, and how long the request is kept. */
  daysUntilAskedAgain: 7,
  daysKept: 30,
} as const;
