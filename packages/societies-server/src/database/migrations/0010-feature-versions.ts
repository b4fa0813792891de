import { step } from './step.ts';

/** How often a society's settings were written, so that switching its features says what it began from. */
export const featureVersions = [
  step(
    '0010-society-settings-version',
    `
    alter table society_settings add column if not exists version integer not null default 1`,
  ),
];
