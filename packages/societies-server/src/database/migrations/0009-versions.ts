import { step } from './step.ts';

/** What several people write as a whole. */
const written = ['societies', 'themes', 'roles', 'events', 'posts', 'merch', 'widgets'];

/** How often each was written, so that a write says what it began from. */
export const versions = written.map((table) =>
  step(
    `0009-${table}-version`,
    `
    alter table ${table} add column if not exists version integer not null default 1`,
  ),
);
