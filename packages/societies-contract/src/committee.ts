import { outcomes } from './messages.ts';

/** What stands for "nobody" in a committee update. */
export const isUnassigned = (userId: string | null | undefined) =>
  userId == null || userId === '' || userId.toLowerCase() === 'unassigned';

/**
 * The rule of a committee: a member holds one post at the most. Editor and server ask here.
 * @returns the specified detail when somebody holds two, otherwise null.
 */
export function committeeConflict(items: readonly { user_id: string | null }[]): string | null {
  const holders = items.map((item) => item.user_id).filter((userId) => !isUnassigned(userId));
  return new Set(holders).size === holders.length ? null : outcomes.committee.duplicate;
}
