import { reopenNominations, type CountedRound, type RoleResult } from 'societies-contract';
import type { ShownCandidate } from '../election.ts';

/**
 * The candidates by their first preferences, most first; among as many, “Re-open nominations” last.
 * @param reopen whether it was on the ballot.
 */
export function inOrder({ candidates, rounds }: Pick<RoleResult, 'candidates' | 'rounds'>, reopen: boolean) {
  const first = rounds[0]?.counts ?? {};
  const all: ShownCandidate[] = [
    ...candidates,
    ...(reopen ? [{ id: reopenNominations, name: null, avatar: null }] : []),
  ];
  return all
    .filter(({ id }) => first[id] !== undefined)
    .toSorted(
      (a, b) =>
        (first[b.id] ?? 0) - (first[a.id] ?? 0) ||
        Number(a.id === reopenNominations) - Number(b.id === reopenNominations),
    );
}

/** How many more ballots a candidate has than in the round before; undefined in the first. */
export const gainOf = (rounds: readonly CountedRound[], round: number, id: number): number | undefined => {
  const before = rounds[round - 1];
  return before && (rounds[round]?.counts[id] ?? 0) - (before.counts[id] ?? 0);
};

/** Ballots that name somebody who was in the last round, and the winner's part of them. */
export function lastRoundOf({ rounds, winner }: Pick<RoleResult, 'rounds' | 'winner'>) {
  const counts = rounds.at(-1)?.counts ?? {};
  const votes = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const own = winner === null ? 0 : (counts[winner] ?? 0);
  return { votes, own, share: votes > 0 ? own / votes : 0 };
}
