import { outcomes } from './messages.ts';

/** Whether an entry of a committee update stands for "nobody". */
export const isUnassigned = (userId: string | null | undefined) =>
  userId == null || userId === '' || userId.toLowerCase() === 'unassigned';

/**
 * Checks that a member holds at most one role. Editor and server use the same rule.
 * @returns the specified detail if somebody holds two, otherwise null.
 */
export function committeeConflict(items: readonly { user_id: string | null }[]): string | null {
  const holders = items.map((item) => item.user_id).filter((userId) => !isUnassigned(userId));
  return new Set(holders).size === holders.length ? null : outcomes.committee.duplicate;
}
