/* Limits of what an event asks, and of how it is paid. */

/**
 * Lines that an event may have, by their field, and the longest of each. How they are checked, stored, read, searched and recorded derives
 * from this list.
 */
export const eventLines = { dress_code: 120 } as const satisfies Record<string, number>;
export type EventLine = keyof typeof eventLines;
export const eventLineNames = Object.keys(eventLines) as EventLine[];

/** Sign-up questions and repeated events. Source: beyond.md, "Events". */
export const bookingLimits = {
  questionsMax: 5,
  questionIdMax: 40,
  questionLabelMax: 120,
  optionsMin: 2,
  optionsMax: 8,
  optionMax: 80,
  answerMax: 500,
  cancelReasonMax: 500,
  occurrencesMax: 52,
  /** Counted from the event. */
  daysAnswersAreKept: 30,
} as const;

/** How an event with a price is paid; in hours. Source: beyond.md, "Money that is recorded, not moved". */
export const paymentLimits = { instructionsMax: 1_000, hoursMin: 1, hoursMax: 336 } as const;
