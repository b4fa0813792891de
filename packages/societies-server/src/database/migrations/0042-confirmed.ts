import { step } from './step.ts';

/** When the owner of a session last showed at the identity provider that it is they who use it. */
export const confirmed = [
  step(
    '0042-sessions-confirmed',
    `
    alter table sessions add column if not exists confirmed_at timestamptz`,
  ),
];
