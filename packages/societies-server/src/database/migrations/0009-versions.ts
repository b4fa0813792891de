import { step } from './step.ts';

/** Tables whose rows several people edit. */
const written = ['societies', 'themes', 'roles', 'events', 'posts', 'merch', 'widgets'];

/** Versions for optimistic concurrency: a write names the version it is based on. */
export const versions = written.map((table) =>
  step(
    `0009-${table}-version`,
    `
    alter table ${table} add column if not exists version integer not null default 1`,
  ),
);
