import { step } from './step.ts';

/** Links mailed to users, and users' identities at an identity provider. */
export const accountLinks = [
  step(
    '0017-account-links',
    `
    create table if not exists account_links (
      id uuid primary key default gen_random_uuid(),
      university_id text not null references users (university_id) on delete cascade,
      purpose text not null,
      email text not null,
      expires_at timestamptz not null
    )`,
  ),
  step(
    '0017-account-links-by-user',
    `
    create index if not exists account_links_university_id on account_links (university_id, purpose)`,
  ),
  step(
    '0017-account-links-by-expiry',
    `
    create index if not exists account_links_expires_at on account_links (expires_at)`,
  ),
  step(
    '0017-oidc-identities',
    `
    create table if not exists oidc_identities (
      issuer text not null,
      subject text not null,
      university_id text not null references users (university_id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`,
  ),
  step(
    '0017-oidc-identities-by-user',
    `
    create index if not exists oidc_identities_university_id on oidc_identities (university_id)`,
  ),
];
