import { step } from './step.ts';

/** Addresses to upload to that were handed out: each is good once, and as long as the session that it was made in. */
export const uploadGrants = [
  step(
    '0050-upload-grants',
    `
    create table if not exists upload_grants (
      id uuid primary key,
      session_id text not null references sessions (id) on delete cascade,
      expires_at timestamptz not null
    )`,
  ),
  step(
    '0050-upload-grants-by-session',
    `
    create index if not exists upload_grants_session_id on upload_grants (session_id)`,
  ),
  step(
    '0050-upload-grants-by-expiry',
    `
    create index if not exists upload_grants_expires_at on upload_grants (expires_at)`,
  ),
];
