// Apart from limits.ts, which every first visit loads.

/**
 * Asking to join and adding people. `decideAtOnce` and `addAtOnce` bound one call. Source: beyond.md, "A society's year".
 */
export const joiningLimits = {
  questionsMax: 3,
  decideAtOnce: 100,
  addAtOnce: 500,
  /** How long somebody who was declined waits until they can ask again. */
  daysUntilAskedAgain: 7,
  /** Counted from the decision. */
  daysAnswersAreKept: 30,
} as const;

/** `days`: how long an invitation is valid unless said; `perSociety`: how many are valid at once. Source: beyond.md. */
export const invitationLimits = {
  labelMax: 60,
  days: 14,
  /** A year, also one with a 29th of February. */
  daysMax: 366,
  usesMax: 100_000,
  perSociety: 20,
} as const;

/** In days before the end of a membership. From `nextYearFrom` on, who joins or renews stays for the year after. Source: beyond.md. */
export const membershipYearLimits = { remindedBefore: 30, nextYearFrom: 60 } as const;
