import { step } from './step.ts';

/** Lets calendars distinguish newer entries: the time of the last edit or move of the waiting list, and the number of moves. */
export const eventChanges = [
  step(
    '0046-event-changes',
    `
    alter table events
      add column if not exists changed_at timestamptz,
      add column if not exists line_moves integer not null default 0`,
  ),
];
