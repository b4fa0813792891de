import { step } from './step.ts';

/** Pinned, draft and scheduled posts. */
export const postPublishing = [
  step(
    '0012-post-publishing',
    `
    alter table posts
      add column if not exists pinned boolean not null default false,
      add column if not exists draft boolean not null default false,
      add column if not exists publish_at timestamptz,
      add column if not exists told boolean not null default true`,
  ),
  step(
    '0012-posts-untold',
    `
    create index if not exists posts_untold on posts (publish_at) where not told`,
  ),
];
