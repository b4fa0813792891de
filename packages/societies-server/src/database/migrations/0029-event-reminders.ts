import { step } from './step.ts';

/** The start time for which an event's guests were reminded. */
export const eventReminders = [
  step('0029-events-reminded-of', `alter table events add column if not exists reminded_of timestamptz`),
];
