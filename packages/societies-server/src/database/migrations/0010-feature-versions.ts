import { step } from './step.ts';

/** A version of a society's settings, for concurrent switching of features. */
export const featureVersions = [
  step(
    '0010-society-settings-version',
    `
    alter table society_settings add column if not exists version integer not null default 1`,
  ),
];
