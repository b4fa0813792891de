import { step } from './step.ts';

/** The beginning of an event that its guests were reminded of. */
export const eventReminders = [
  step('0029-events-reminded-of', `alter table events add column if not exists reminded_of timestamptz`),
];
