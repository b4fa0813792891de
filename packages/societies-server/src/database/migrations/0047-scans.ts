import { step } from './step.ts';

/** Which scan checked a guest in, to recognise a retry and to undo no other phone’s check-in. */
export const scans = [
  step(
    '0047-signups-scan',
    `
    alter table event_signups add column if not exists checked_in_scan text`,
  ),
];
