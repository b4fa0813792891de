import { step } from './step.ts';

/** Whether an account did it: one that is gone and the command line both leave no actor. Null is from before, and not known. */
export const historyBy = [
  step(
    '0044-history-by-account',
    `
    alter table history add column if not exists by_account boolean`,
  ),
];
