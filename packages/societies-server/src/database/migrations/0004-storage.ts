import { step } from './step.ts';

/** Pictures in DATA_DIR: the file of each key, and the space each user and society uses. */
export const storage = [
  step(
    '0004-storage-objects',
    `
    create table if not exists storage_objects (
      space text not null,
      bucket text not null,
      key text not null,
      version text not null,
      content_type text not null,
      bytes integer not null,
      etag text not null,
      cache_control text not null,
      owner text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (bucket, key)
    )`,
  ),
  step(
    '0004-storage-objects-by-space',
    `
    create index if not exists storage_objects_space on storage_objects (space, version)`,
  ),
  step(
    '0004-storage-spaces',
    `
    create table if not exists storage_spaces (
      space text primary key,
      bytes bigint not null default 0,
      objects integer not null default 0,
      constraint storage_spaces_not_negative check (bytes >= 0 and objects >= 0)
    )`,
  ),
  step(
    '0004-storage-objects-light-bytes',
    'alter table storage_objects add column if not exists light_bytes integer',
  ),
  step(
    '0004-storage-objects-light-etag',
    'alter table storage_objects add column if not exists light_etag text',
  ),
];
