import { step } from './step.ts';

/**
 * What the directory in memory is kept up to date by. Its orders are in memory too, so that indexes for them are only work. The table
 * `directory_shards` stays, unused: a process of the version before, replaced a little later, still writes to it.
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
