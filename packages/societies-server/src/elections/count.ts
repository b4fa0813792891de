import { createHash } from 'node:crypto';
import { reopenNominations, type CountedRound } from 'societies-contract';
import type { StoredResult } from '../database/schema/elections.ts';

/** Candidates' ids, best first. */
export type Ranking = readonly number[];

export interface Ballots {
  /** Who stands, without whoever withdrew: ballots pass over everybody else. */
  candidates: readonly number[];
  /** Whether `reopenNominations` stands beside them. */
  reopen: boolean;
  /** Those that rank somebody, in any order: it changes nothing. */
  rankings: readonly Ranking[];
  /** Decides a lot, together with the role, so that one seed serves an election. */
  seed: string;
  role: number;
}

/** The seed of an election's lots. It follows from what is published, so nobody can draw until they like the result. */
export const seedOf = (receipts: readonly string[]): string =>
  createHash('sha256').update(receipts.toSorted().join('\n')).digest('hex');

/** What a candidate draws in a round. The lowest goes. */
const lotOf = (seed: string, role: number, round: number, candidate: number): string =>
  createHash('sha256').update(`${seed} ${role} ${round} ${candidate}`).digest('hex');

type Counts = ReadonlyMap<number, number>;

/** Counts each ballot for its best candidate who is still in. */
function countRound(rankings: readonly Ranking[], standing: ReadonlySet<number>) {
  const counts = new Map([...standing].map((candidate) => [candidate, 0]));
  let exhausted = 0;
  for (const ranking of rankings) {
    const choice = ranking.find((candidate) => standing.has(candidate));
    if (choice === undefined) exhausted += 1;
    else counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return { counts, exhausted };
}

const fewest = (candidates: readonly number[], counts: Counts): number[] => {
  const least = Math.min(...candidates.map((candidate) => counts.get(candidate) ?? 0));
  return candidates.filter((candidate) => (counts.get(candidate) ?? 0) === least);
};

/**
 * Who goes. Of those with the fewest votes: who had the fewest in the latest round that tells them apart, or else who draws the lowest lot.
 * @param earlier the counts of the rounds before, the first one first.
 */
function eliminate(
  counts: Counts,
  earlier: readonly Counts[],
  { seed, role }: Pick<Ballots, 'seed' | 'role'>,
): { eliminated: number; tie: CountedRound['tie'] } {
  const tied = fewest([...counts.keys()], counts);
  const candidates = tied.toSorted((one, other) => one - other);
  let left = candidates;
  for (let round = earlier.length; round > 0 && left.length > 1; round -= 1) {
    left = fewest(left, earlier[round - 1] ?? new Map());
    const [only] = left;
    if (left.length === 1 && only !== undefined)
      return { eliminated: only, tie: { candidates, decided_by: 'round', round } };
  }
  const [first = 0, ...others] = left;
  if (others.length === 0) return { eliminated: first, tie: null };
  const draw = (candidate: number) => lotOf(seed, role, earlier.length + 1, candidate);
  const eliminated = others.reduce((lowest, next) => (draw(next) < draw(lowest) ? next : lowest), first);
  return { eliminated, tie: { candidates, decided_by: 'lot', round: null } };
}

/**
 * Counts one role by preferences (instant run-off): whoever has more than half of the ballots that still name somebody is elected; otherwise
 * the one with the fewest goes, and their ballots move to the next one named.
 * @returns the rounds, and the winner: see `RoleResult`.
 */
export function countRole({ candidates, reopen, rankings, seed, role }: Ballots): StoredResult {
  const ballots = rankings.length;
  if (candidates.length === 0) return { ballots, winner: reopen ? reopenNominations : null, rounds: [] };
  const standing = new Set([...candidates, ...(reopen ? [reopenNominations] : [])]);
  const rounds: CountedRound[] = [];
  const earlier: Counts[] = [];
  for (;;) {
    const { counts, exhausted } = countRound(rankings, standing);
    const round = { counts: Object.fromEntries(counts), eliminated: null, exhausted, tie: null };
    const named = ballots - exhausted;
    const winner = [...counts].find(([, votes]) => 2 * votes > named)?.[0] ?? null;
    if (winner !== null || named === 0) return { ballots, winner, rounds: [...rounds, round] };
    const gone = eliminate(counts, earlier, { seed, role });
    rounds.push({ ...round, ...gone });
    earlier.push(counts);
    standing.delete(gone.eliminated);
  }
}
