import { step } from './step.ts';

/** The browsers of sessions, and suspended accounts. */
export const trust = [
  step(
    '0022-sessions-device',
    `
    alter table sessions
      add column if not exists user_agent text,
      add column if not exists last_used_at timestamptz not null default now()`,
  ),
  step(
    '0022-users-suspended',
    `
    alter table users
      add column if not exists suspended_at timestamptz,
      add column if not exists suspended_reason text`,
  ),
];
