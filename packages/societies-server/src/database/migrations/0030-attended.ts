import { step } from './step.ts';

/** Who was let in at how many events of a society is counted from the index alone. */
export const attended = [
  step(
    '0030-event-signups-attended',
    `
    create index if not exists event_signups_attended
      on event_signups (society_id, university_id) where checked_in_at is not null`,
  ),
];
