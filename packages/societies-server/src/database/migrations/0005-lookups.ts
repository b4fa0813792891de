import { step } from './step.ts';

/** Indexes for administrators of large platforms: roles of a user, members joined per month. */
export const lookups = [
  step(
    '0005-memberships-with-a-post',
    `
    create index if not exists memberships_with_post on memberships (university_id) where role_id is not null`,
  ),
  step(
    '0005-memberships-by-date',
    `
    create index if not exists memberships_joined_at on memberships (joined_at)`,
  ),
];
