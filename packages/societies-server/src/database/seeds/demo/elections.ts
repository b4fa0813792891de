import { addHours, startOfDay, subDays } from 'date-fns';
import type { Transaction } from 'kysely';
import { reopenNominations } from 'societies-contract';
import { countRole, seedOf } from '../../../elections/count.ts';
import { newReceipt } from '../../../elections/receipts.ts';
import type { Database } from '../../schema.ts';
import { chance } from '../random.ts';
import { parts } from './people.ts';
import type { Planned } from './plan.ts';
import { insert } from './rows.ts';

interface DemoCandidate {
  /** An ID, or which of the other members. */
  who: string | number;
  statement: string;
  /** How often somebody wants them first, beside the others. */
  weight: number;
}

interface DemoElection {
  title: (year: number) => string;
  /** Days before the seeding, negative for days after it. */
  votingFrom: number;
  votingUntil: number;
  /** The share of the electorate that has voted. */
  turnout: number;
  roles: Record<string, readonly DemoCandidate[]>;
}

/** What the first society has voted on, and what it votes on now. */
const elections: readonly DemoElection[] = [
  {
    title: (year) => `Committee election ${year}`,
    votingFrom: 96,
    votingUntil: 89,
    turnout: 0.67,
    roles: {
      President: [
        {
          who: parts.president,
          weight: 6,
          statement:
            'Three years of running the taught evenings taught me that the best ones are the cold ones. I would open the roof twice a month, keep membership free, and find somebody to hold the keys when I am gone.',
        },
        {
          who: 3,
          weight: 4,
          statement: 'More trips to dark skies, and a minibus that is booked before the week of the trip.',
        },
        {
          who: 11,
          weight: 3,
          statement: 'I would lend the telescopes out: a list, a deposit and an hour of teaching.',
        },
        { who: 19, weight: 2, statement: '' },
      ],
      Treasurer: [
        {
          who: parts.treasurer,
          weight: 6,
          statement: 'I keep the books of a bakery. Receipts on the same evening, not in the same month.',
        },
        { who: 27, weight: 3, statement: 'I would ask the faculty for what the Union does not pay.' },
      ],
    },
  },
  {
    title: () => 'By-election',
    votingFrom: 1,
    votingUntil: -6,
    turnout: 0.3,
    roles: {
      Secretary: [
        {
          who: 5,
          weight: 3,
          statement:
            'Minutes that are one page, and out by Friday. I have kept those of my hall for two years and nobody has had to ask for them.',
        },
        {
          who: 14,
          weight: 3,
          statement: 'I answer every message within a day. Ask anybody in the group chat.',
        },
        {
          who: 23,
          weight: 2,
          statement: 'A newsletter with one picture of the sky and three dates, and nothing else.',
        },
      ],
      'Events Officer': [
        {
          who: 8,
          weight: 4,
          statement: 'Observing evenings that go on when it is cloudy: films, soldering, star charts.',
        },
        { who: 31, weight: 3, statement: 'One trip each term that costs less than a night out.' },
      ],
    },
  },
];

/** One whose result is published, and one in which the members can vote. */
export async function writeElections(
  trx: Transaction<Database>,
  societies: readonly Pick<Planned, 'id' | 'holders'>[],
  now: Date,
): Promise<void> {
  const [society] = societies;
  if (!society) return;
  const random = chance('constellation elections');
  const named: ReadonlySet<string> = new Set(Object.values(parts));
  const president = society.holders.get('President') ?? null;
  const roleIds = new Map(
    (await trx.selectFrom('roles').select(['id', 'name']).where('society_id', '=', society.id).execute()).map(
      ({ id, name }) => [name, id],
    ),
  );
  for (const { title, turnout, roles, ...days } of elections) {
    const votingFrom = addHours(subDays(startOfDay(now), days.votingFrom), 9);
    const votingUntil = addHours(subDays(startOfDay(now), days.votingUntil), 17);
    const isOver = votingUntil < now;
    const electorate = (
      await trx
        .selectFrom('memberships')
        .select('university_id')
        .where('society_id', '=', society.id)
        .where('joined_at', '<=', votingFrom)
        .orderBy('university_id')
        .execute()
    ).map(({ university_id: id }) => id);
    // Whoever tries the demonstration out has their vote still to cast.
    const others = electorate.filter((id) => !named.has(id));
    const voters = random.sample(others, Math.round(electorate.length * turnout)).toSorted();

    const { id } = await trx
      .insertInto('elections')
      .values({
        society_id: society.id,
        title: title(votingUntil.getUTCFullYear()),
        nominations_from: subDays(votingFrom, 14),
        nominations_until: subDays(votingFrom, 1),
        voting_from: votingFrom,
        voting_until: votingUntil,
        called_by: president,
        called_at: subDays(votingFrom, 16),
        nominations_announced: true,
        voting_announced: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = { society_id: society.id, election_id: id };

    const choices = voters.map((): Record<string, number[]> => ({}));
    const candidatesOf = new Map<number, number[]>();
    for (const [place, [name, candidates]] of Object.entries(roles).entries()) {
      const role = roleIds.get(name) ?? 0;
      await insert(trx, 'election_roles', [{ ...own, role_id: role, name, place }]);
      const standing = await trx
        .insertInto('election_candidates')
        .values(
          candidates.map(({ who, statement }) => ({
            ...own,
            role_id: role,
            university_id: typeof who === 'string' ? who : (others[who] ?? null),
            statement,
          })),
        )
        .returning('id')
        .execute();
      candidatesOf.set(
        role,
        standing.map((candidate) => candidate.id),
      );
      const wanted = [
        ...candidates.map(({ weight }, index) => ({ weight, candidate: standing[index]?.id ?? 0 })),
        { weight: 0.6, candidate: reopenNominations },
      ];
      for (const ballot of choices) {
        const ranked = random.sample(
          wanted,
          random.between(2, candidates.length + 1),
          ({ weight }) => weight,
        );
        ballot[role] = ranked.map(({ candidate }) => candidate);
      }
    }
    // In the order of receipts, which is random, and of IDs: as `closeElection` leaves them.
    const ballots = choices
      .map((ranked) => ({ receipt: newReceipt(), choices: ranked }))
      .toSorted((one, other) => (one.receipt < other.receipt ? -1 : 1));
    await insert(
      trx,
      'election_ballots',
      ballots.map(({ receipt, choices: ranked }) => ({ ...own, receipt, choices: JSON.stringify(ranked) })),
    );
    await insert(
      trx,
      'election_voters',
      voters.map((voter) => ({ ...own, university_id: voter, voted: true })),
    );
    if (!isOver) continue;

    const seed = seedOf(ballots.map(({ receipt }) => receipt));
    for (const [role, candidates] of candidatesOf) {
      const rankings = ballots.flatMap(({ choices: ranked }) => (ranked[role] ? [ranked[role]] : []));
      const result = countRole({ candidates, reopen: true, rankings, seed, role });
      await trx
        .updateTable('election_roles')
        .set({ result: JSON.stringify(result) })
        .where('society_id', '=', society.id)
        .where('election_id', '=', id)
        .where('role_id', '=', role)
        .execute();
    }
    await trx
      .updateTable('elections')
      .set({
        closed_at: votingUntil,
        electorate: electorate.length,
        voted: voters.length,
        seed,
        published_at: addHours(votingUntil, 1),
        published_by: president,
      })
      .where('society_id', '=', society.id)
      .where('id', '=', id)
      .execute();
  }
}
