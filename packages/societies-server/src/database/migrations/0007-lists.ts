import { step } from './step.ts';

/** Orders in which long lists are paged. The names stand in the index a second time, so that a page is found in it alone. */
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
