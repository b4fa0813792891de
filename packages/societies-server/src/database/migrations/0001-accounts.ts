import { step } from './step.ts';

/** Users and sessions. */
export const accounts = [
  step(
    '0001-users',
    `
    create table if not exists users (
      university_id text primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      email_key text not null constraint users_email_unique unique,
      password_hash text not null,
      avatar text,
      is_admin boolean not null default false,
      date_joined timestamptz not null default now()
    )`,
  ),
  step(
    '0001-users-by-date',
    `
    create index if not exists users_date_joined on users (date_joined, university_id)`,
  ),
  step(
    '0001-sessions',
    `
    create table if not exists sessions (
      id text primary key,
      university_id text not null references users (university_id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,
  ),
  step(
    '0001-sessions-by-user',
    `
    create index if not exists sessions_university_id on sessions (university_id)`,
  ),
  step(
    '0001-sessions-by-expiry',
    `
    create index if not exists sessions_expires_at on sessions (expires_at)`,
  ),
  step(
    '0001-refresh-tokens',
    `
    create table if not exists refresh_tokens (
      hash text primary key,
      session_id text not null references sessions (id) on delete cascade,
      salt text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      spent_at timestamptz
    )`,
  ),
  step(
    '0001-refresh-tokens-by-session',
    `
    create index if not exists refresh_tokens_session on refresh_tokens (session_id)`,
  ),
  step(
    '0001-rate-limits',
    `
    create table if not exists rate_limits (
      key text primary key,
      full_at timestamptz not null
    )`,
  ),
];
