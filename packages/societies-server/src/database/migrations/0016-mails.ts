import { step } from './step.ts';

/** The outbox: mails to be sent, and those that failed. */
export const mails = [
  step(
    '0016-mails',
    `
    create table if not exists mails (
      id uuid primary key default gen_random_uuid(),
      university_id text not null references users (university_id) on delete cascade,
      address text,
      template text not null,
      data jsonb not null,
      society_id bigint references societies (id) on delete set null,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      last_error text,
      dead_at timestamptz
    )`,
  ),
  step(
    '0016-mails-due',
    `
    create index if not exists mails_due on mails (due_at) where dead_at is null`,
  ),
  step(
    '0016-mails-by-user',
    `
    create index if not exists mails_university_id on mails (university_id)`,
  ),
  step(
    '0016-mails-by-society',
    `
    create index if not exists mails_society_id on mails (society_id)`,
  ),
  step(
    '0016-mails-urgent',
    `
    alter table mails add column if not exists urgent boolean not null default false`,
  ),
  step(
    '0016-mails-in-turn',
    `
    create index if not exists mails_in_turn on mails (urgent desc, due_at) where dead_at is null`,
  ),
  step(
    '0016-users-email-verified',
    `
    alter table users add column if not exists email_verified_at timestamptz`,
  ),
];
