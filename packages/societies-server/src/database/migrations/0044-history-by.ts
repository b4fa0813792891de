import { step } from './step.ts';

/**
 * Whether an account did it, which tells deleted accounts from the command line: neither has an actor. Null for older entries.
 */
export const historyBy = [
  step(
    '0044-history-by-account',
    `
    alter table history add column if not exists by_account boolean`,
  ),
];
