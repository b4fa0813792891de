import { step } from './step.ts';

/** Facts of a society besides its description. */
export const societyFacts = [
  step(
    '0011-society-facts',
    `
    alter table societies
      add column if not exists keywords text[] not null default '{}',
      add column if not exists meeting_time text not null default '',
      add column if not exists meeting_place text not null default '',
      add column if not exists contact text not null default '',
      add column if not exists how_to_join text not null default '',
      add column if not exists website text,
      add column if not exists instagram text,
      add column if not exists discord text`,
  ),
  step(
    '0011-events-by-part',
    `
    create index if not exists events_part on events ((society_id % 128), starts_at)`,
  ),
];
