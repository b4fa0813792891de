import { step } from './step.ts';

/** Calendar feeds by secret, and societies hidden from What's on. */
export const calendars = [
  step(
    '0028-calendar-secrets',
    `
    create table if not exists calendar_secrets (
      university_id text primary key references users (university_id) on delete cascade,
      secret text not null unique
    )`,
  ),
  step(
    '0028-settings-without-events',
    `
    create index if not exists society_settings_without_events on society_settings (society_id) where not enable_events`,
  ),
];
