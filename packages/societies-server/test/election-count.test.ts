import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { reopenNominations, type CountedRound } from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { countRole, seedOf, type Ballots } from '../src/elections/count.ts';
import { newReceipt, shuffled } from '../src/elections/receipts.ts';

const role = 7;
const seed = seedOf(['a', 'b']);

/** Counts ballots written as letters: `ab` is a before b; `-` is "Re-open nominations". */
function count(text: string, more: Partial<Ballots> = {}) {
  const idOf = (letter: string) => (letter === '-' ? reopenNominations : letter.charCodeAt(0) - 96);
  const rankings = text
    .split(' ')
    .filter(Boolean)
    .map((ballot) => [...ballot].map(idOf));
  const candidates = [...new Set(rankings.flat())].filter((id) => id !== reopenNominations).toSorted();
  return countRole({ candidates, reopen: false, rankings, seed, role, ...more });
}
const [a, b, c] = [1, 2, 3];

describe('a count', () => {
  test('elects at once whoever has more than half', () => {
    expect(count('a a a b c')).toEqual({
      ballots: 5,
      winner: a,
      rounds: [{ counts: { [a]: 3, [b]: 1, [c]: 1 }, eliminated: null, exhausted: 0, tie: null }],
    });
  });

  test('moves the ballots of the one with the fewest to their next choice', () => {
    expect(count('a a a a b b b cb cb')).toMatchObject({
      winner: b,
      rounds: [{ eliminated: c }, { counts: { [a]: 4, [b]: 5 }, exhausted: 0 }],
    });
  });

  test('counts a ballot as exhausted that names nobody who is left', () => {
    expect(count('a a a b b c c')).toMatchObject({ winner: a });
    expect(count('a a a b b c').rounds).toMatchObject([
      { eliminated: c, exhausted: 0 },
      { counts: { [a]: 3, [b]: 2 }, exhausted: 1 },
    ]);
  });

  test('lets go whoever had fewer in the latest round that tells them apart', () => {
    // b and c have 3 each in round 2; in round 1 c had 2.
    const { rounds } = count('a a a a b b b c c dc');
    expect(rounds[0]).toMatchObject({ eliminated: 4, tie: null });
    expect(rounds[1]).toMatchObject({
      counts: { [a]: 4, [b]: 3, [c]: 3 },
      eliminated: c,
      tie: { candidates: [b, c], decided_by: 'round', round: 1 },
    });
  });

  test('draws a lot where no round tells them apart, the same with the same seed', () => {
    const { rounds } = count('a a b b c');
    expect(rounds[1]).toMatchObject({
      tie: { candidates: [a, b], decided_by: 'lot', round: null },
    });
    expect(count('a a b b c').rounds).toEqual(rounds);
    const drawn = new Set(
      Array.from({ length: 40 }, (_, index) => count('a a b b c', { seed: seedOf([String(index)]) }).winner),
    );
    expect(drawn).toEqual(new Set([a, b]));
  });

  test('where all are tied elects somebody by lots, and tells each', () => {
    const { winner, rounds } = count('a b c');
    expect([a, b, c]).toContain(winner);
    expect(rounds.slice(0, -1).every(({ tie }) => tie?.decided_by === 'lot')).toBe(true);
  });

  test('re-opens nominations if that wins, and if nobody stands', () => {
    expect(count('- - a', { reopen: true }).winner).toBe(reopenNominations);
    expect(count('-a -a a', { reopen: true }).winner).toBe(reopenNominations);
    expect(count('', { reopen: true })).toEqual({ ballots: 0, winner: reopenNominations, rounds: [] });
  });

  test('elects a single candidate by one ballot, and nobody without one', () => {
    expect(count('a').winner).toBe(a);
    expect(count('', { candidates: [a] }).winner).toBeNull();
    expect(count('', { candidates: [] })).toEqual({ ballots: 0, winner: null, rounds: [] });
  });

  test('elects nobody where every ballot is exhausted, and passes over who withdrew', () => {
    expect(count('b b c', { candidates: [a] })).toEqual({
      ballots: 3,
      winner: null,
      rounds: [{ counts: { [a]: 0 }, eliminated: null, exhausted: 3, tie: null }],
    });
    expect(count('ba ba b a', { candidates: [a] }).rounds[0]).toMatchObject({
      counts: { [a]: 3 },
      exhausted: 1,
    });
  });
});

describe('of any ballots', () => {
  const candidates = [1, 2, 3, 4, 5];
  const ballot = fc
    .subarray([...candidates, reopenNominations], { minLength: 1 })
    .chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));
  const ballots = fc.array(ballot, { maxLength: 60 });
  const counted = (rankings: number[][], reopen = true) =>
    countRole({ candidates, reopen, rankings, seed, role });
  const sum = ({ counts, exhausted }: CountedRound) =>
    Object.values(counts).reduce((total, votes) => total + votes, exhausted);

  test('the order changes nothing', () => {
    fc.assert(
      fc.property(ballots, fc.boolean(), (rankings, reopen) => {
        expect(counted(shuffled(rankings), reopen)).toEqual(counted(rankings, reopen));
      }),
      { numRuns: 300 },
    );
  });

  test('a candidate above half wins at once', () => {
    fc.assert(
      fc.property(ballots, fc.constantFrom(...candidates), (rankings, favourite) => {
        const more = Array.from({ length: rankings.length + 1 }, () => [favourite]);
        const { winner, rounds } = counted([...rankings, ...more]);
        expect([winner, rounds.length]).toEqual([favourite, 1]);
      }),
    );
  });

  test('counts and exhausted ballots add up in each round, and only the eliminated lose any', () => {
    fc.assert(
      fc.property(ballots, (rankings) => {
        const { rounds, winner } = counted(rankings);
        for (const [index, round] of rounds.entries()) {
          expect(sum(round)).toBe(rankings.length);
          const next = rounds[index + 1];
          if (!next) continue;
          expect(Object.keys(next.counts)).not.toContain(String(round.eliminated));
          expect(next.exhausted).toBeGreaterThanOrEqual(round.exhausted);
          for (const [id, votes] of Object.entries(next.counts))
            expect(votes).toBeGreaterThanOrEqual(round.counts[id] ?? Infinity);
        }
        const last = rounds.at(-1);
        if (rankings.length > 0 && last && winner !== null)
          expect(2 * (last.counts[String(winner)] ?? 0)).toBeGreaterThan(rankings.length - last.exhausted);
      }),
      { numRuns: 300 },
    );
  });
});

test('receipts are random, and the seed follows from them in any order', () => {
  const receipts = Array.from({ length: 1_000 }, newReceipt);
  expect(new Set(receipts).size).toBe(1_000);
  expect(seedOf(shuffled(receipts))).toBe(seedOf(receipts));
});

interface Published {
  winner: string;
  ballots: number;
  /** By candidate, as far as they were published. */
  first: Record<string, number>;
  /** Between the last two. */
  last?: { votes: [number, number]; exhausted?: number };
  /** How many votes were between the last two. */
  lead?: number;
}

/** Where each was published is in real-elections/README.md. */
const published: Record<string, Published> = {
  'leith-walk-2019': {
    winner: 'Rob MUNN',
    ballots: 7_267,
    first: {
      'Rob MUNN': 2_596,
      'Lorna SLATER': 1_855,
      'Nick GARDNER': 1_123,
      'Dan MCCROSKRIE': 777,
      'Jack CALDWELL': 623,
    },
    lead: 256,
  },
  'partick-east-kelvindale-2021': {
    winner: 'Jill BROWN',
    ballots: 6_496,
    first: {
      'Abdul BOSTANI': 2_084,
      'Jill BROWN': 1_836,
      'Blair ANDERSON': 1_200,
      'Naveed ASGHAR': 1_084,
      'Tahir JAMEEL': 259,
      'Donald MACKAY': 33,
    },
    last: { votes: [2_927, 2_812] },
  },
  'falkirk-south-2021': {
    winner: 'Emma Lindsey RUSSELL',
    ballots: 4_313,
    first: {
      'Emma Lindsey RUSSELL': 1_691,
      'Sarah PATRICK': 1_676,
      'James MARSHALL': 679,
      'Stuart DUFFIN': 267,
    },
  },
  'bonnybridge-and-larbert-2018': {
    winner: 'Niall COLEMAN',
    ballots: 3_355,
    first: {
      'Niall COLEMAN': 1_295,
      'George STEVENSON': 1_088,
      'Linda GOW': 813,
      'David ROBERTSON': 124,
      'Stuart MARTIN': 35,
    },
    last: { votes: [1_619, 1_280], exhausted: 456 },
  },
  'torry-ferryhill-2019': {
    winner: 'Audrey NICOLL',
    ballots: 3_743,
    first: {
      'Audrey NICOLL': 1_618,
      'Neil MURRAY': 972,
      'Willie YOUNG': 395,
      'Gregor MCABERY': 315,
      'Betty LYON': 304,
      'Simon Paul MCLEAN': 86,
      'Roy HILL': 53,
    },
  },
  'inverness-west-2021': {
    winner: 'Colin AITKEN',
    ballots: 2_131,
    first: { 'Kate MACLEAN': 718, 'Colin AITKEN': 678 },
  },
};

/** The ballots and names of a file. */
function readBallots(name: string) {
  const text = readFileSync(new URL(`real-elections/${name}.blt`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split('\n');
  const [size = 0, seats] = head.split(' ').map(Number);
  const end = lines.indexOf('0');
  const rankings = lines.slice(0, end).flatMap((line) => {
    const [many = 0, ...ranking] = line.trim().split(/\s+/).map(Number);
    return Array.from({ length: many }, () => ranking.slice(0, -1));
  });
  const names = lines.slice(end + 1, end + 1 + size).map((line) => line.replaceAll('"', '').trim());
  return { seats, rankings, names, candidates: names.map((_, index) => index + 1) };
}

test.each(Object.entries(published))('%s is counted as it was published', (name, expected) => {
  const { seats, rankings, names, candidates } = readBallots(name);
  expect(seats).toBe(1);
  const { ballots, winner, rounds } = countRole({ candidates, reopen: false, rankings, seed, role });
  const nameOf = (id: number | string | null) => names[Number(id) - 1] ?? '';
  expect([ballots, nameOf(winner)]).toEqual([expected.ballots, expected.winner]);
  const first = Object.entries(rounds[0]?.counts ?? {}).map(([id, votes]) => [nameOf(id), votes]);
  expect(Object.fromEntries(first)).toMatchObject(expected.first);
  const last = rounds.at(-1);
  const votes = Object.values(last?.counts ?? {}).toSorted((one, other) => other - one);
  if (expected.last) expect(votes).toEqual(expected.last.votes);
  if (expected.last?.exhausted !== undefined) expect(last?.exhausted).toBe(expected.last.exhausted);
  if (expected.lead !== undefined) expect((votes[0] ?? 0) - (votes[1] ?? 0)).toBe(expected.lead);
});
