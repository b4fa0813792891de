import { step } from './step.ts';

/** What administrators of a large platform look up: who holds a post, and how many joined in a month. */
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
