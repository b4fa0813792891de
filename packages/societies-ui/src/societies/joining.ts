import type { Society } from 'societies-contract';

/** How a society is joined and what the reader is there. A host that knows no requests leaves the first two out. */
export type JoinedSociety = Pick<Society, 'member'> & Partial<Pick<Society, 'join_mode' | 'membership'>>;

/** What somebody may do about joining: press Join, ask, wait for an answer, be invited, or nothing as a member. */
export type Joining = 'join' | 'ask' | 'invite' | 'requested' | 'member';

export function joiningOf({ member, membership, join_mode }: JoinedSociety): Joining {
  if (member) return 'member';
  if (membership === 'requested') return 'requested';
  return join_mode === undefined || join_mode === 'open' ? 'join' : join_mode;
}
