import { step } from './step.ts';

/** Indexes for paging long lists. They include the names, so that a page needs an index-only scan. */
export const lists = [
  step(
    '0007-users-by-name',
    `
    create index if not exists users_name
      on users (lower(last_name), lower(first_name), university_id) include (last_name, first_name)`,
  ),
  step(
    '0007-society-requests-by-date',
    `
    create index if not exists society_requests_created_at on society_requests (status, created_at, id)`,
  ),
];
