import { step } from './step.ts';

/** When a session's user last signed in again at the identity provider. */
export const confirmed = [
  step(
    '0042-sessions-confirmed',
    `
    alter table sessions add column if not exists confirmed_at timestamptz`,
  ),
];
