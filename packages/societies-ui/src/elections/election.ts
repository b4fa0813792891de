import { reopenNominations, type Candidate } from 'societies-contract';

/** A candidate as ballots, lists and results show one; the one with the id `reopenNominations` is “Re-open nominations”. */
export interface ShownCandidate {
  /** Known by it within the election. */
  id: number;
  /** The name; null once the account is deleted, and of “Re-open nominations”. */
  name: string | null;
  /** Address of the picture. */
  avatar: string | null;
  /** Why the candidate stands, in the candidate's own words. */
  statement?: string;
}

/** A role that is voted on, and who stands for it. */
export interface ElectionRole {
  /** The role of the society. */
  role: { id: number; name: string };
  /** Whether the role was deleted meanwhile, so that nobody can vote for it. */
  gone?: boolean;
  /** In the order in which this reader sees them. */
  candidates: readonly Pick<Candidate, 'id' | 'name' | 'avatar' | 'statement' | 'withdrawn'>[];
}

/** For each role by its id the candidates' ids, the best first. A role may be left out. */
export type Rankings = Readonly<Record<string, readonly number[]>>;

/** @returns whom a ballot can rank: those who did not withdraw, and “Re-open nominations” last where the election has it. */
export const choicesOf = (
  { candidates }: Pick<ElectionRole, 'candidates'>,
  reopen: boolean,
): ShownCandidate[] => [
  ...candidates.filter(({ withdrawn }) => !withdrawn),
  ...(reopen ? [{ id: reopenNominations, name: null, avatar: null }] : []),
];
