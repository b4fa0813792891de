import { step } from './step.ts';

/**
 * Versions that keep the in-memory directory up to date. It sorts in memory, so the indexes for that are dropped. The unused
 * table `directory_shards` stays, because processes of the previous version write to it during a rolling update.
 */
export const directory = [
  step(
    '0008-directory-versions',
    `
    create table if not exists directory_versions (
      part integer primary key,
      version bigint not null
    )`,
  ),
  step(
    '0008-societies-by-part',
    `
    create index if not exists societies_part on societies ((id % 128))`,
  ),
  step('0008-no-societies-by-members', 'drop index if exists societies_members'),
  step('0008-no-societies-by-date', 'drop index if exists societies_creation_date'),
];
