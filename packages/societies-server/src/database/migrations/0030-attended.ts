import { step } from './step.ts';

/** Counts attended events per member with an index-only scan. */
export const attended = [
  step(
    '0030-event-signups-attended',
    `
    create index if not exists event_signups_attended
      on event_signups (society_id, university_id) where checked_in_at is not null`,
  ),
];
