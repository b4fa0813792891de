import type {
  Candidate,
  CountedRound,
  Election,
  ElectionItem,
  ElectionResults,
  RoleResult,
} from 'societies-contract';
import type { BallotElection } from './Ballot/Ballot.tsx';
import type { ElectionRole } from './election.ts';

/** The moment of the design's pictures: the day on which voting ends. */
export const electionNow = new Date('2027-03-12T10:00:00Z');

const candidate = (id: number, name: string | null, statement = ''): Candidate => ({
  id,
  name,
  avatar: null,
  statement,
  withdrawn: false,
});

/** Those who stand for President in the design's pictures. */
export const presidents: Candidate[] = [
  candidate(
    1,
    'Nadia Rahman',
    'Three years of running the evenings taught me that the best ones are the cold ones. I would open the roof twice a month, keep membership free, and find somebody to hold the keys when I am gone.',
  ),
  candidate(2, 'Amara Diallo', 'More trips, and a night under dark skies every term.'),
  candidate(3, 'Tom Adeyemi', 'I repaired the big mirror. I would like to repair the timetable next.'),
  candidate(4, 'Oskar Lindqvist', 'Beginners first: telescopes are lent for nothing, and so is patience.'),
];

/** What the election of the design's pictures votes on. */
export const electionRoles: ElectionRole[] = [
  { role: { id: 11, name: 'President' }, candidates: presidents },
  {
    role: { id: 12, name: 'Vice President' },
    candidates: [candidate(6, 'Hana Sato', 'Calm, on time.'), candidate(7, 'Ben Okoye')],
  },
  {
    role: { id: 13, name: 'Treasurer' },
    candidates: [candidate(9, 'Shanice Abara', 'Receipts, all of them.')],
  },
  { role: { id: 14, name: 'Events Officer' }, candidates: [] },
];

export const ballotElection: BallotElection = {
  title: 'Committee election 2027',
  voting_until: '2027-03-12T17:00:00Z',
  reopen_nominations: true,
  roles: electionRoles,
  turnout: { voted: 129, electorate: 212 },
};

const round = (
  counts: Record<number, number>,
  eliminated: number | null,
  exhausted = 0,
  tie: CountedRound['tie'] = null,
): CountedRound => ({ counts, eliminated, exhausted, tie });

/** Counted in four rounds. */
export const countedPresident: RoleResult = {
  role: { id: 11, name: 'President' },
  candidates: presidents,
  ballots: 140,
  rounds: [
    round({ 1: 46, 2: 38, 3: 31, 4: 17, 0: 8 }, 0),
    round({ 1: 48, 2: 41, 3: 32, 4: 17 }, 4, 2),
    round({ 1: 53, 2: 48, 3: 35 }, 3, 4),
    round({ 1: 72, 2: 59 }, null, 9),
  ],
  winner: 1,
};

/** Won at once, after a tie that the lot broke, by “Re-open nominations”, and by nobody. */
export const electionResults: ElectionResults = {
  id: 1,
  title: 'Committee election 2027',
  voting_until: '2027-03-12T17:00:00Z',
  published_at: '2027-03-12T17:24:00Z',
  published_by: { university_id: '10000002', name: 'Mira Voss' },
  reopen_nominations: true,
  turnout: { voted: 142, electorate: 212 },
  ballots: 142,
  seed: '8c1f5d02a7',
  roles: [
    countedPresident,
    {
      role: { id: 12, name: 'Vice President' },
      candidates: [candidate(6, 'Hana Sato'), candidate(7, 'Ben Okoye')],
      ballots: 136,
      rounds: [round({ 6: 91, 7: 40, 0: 5 }, null)],
      winner: 6,
    },
    {
      role: { id: 13, name: 'Treasurer' },
      candidates: [candidate(9, 'Shanice Abara'), candidate(12, 'Wen Li')],
      ballots: 120,
      rounds: [
        round({ 9: 60, 12: 30, 0: 30 }, 12, 0, { candidates: [12, 0], decided_by: 'lot', round: null }),
        round({ 9: 88, 0: 32 }, null),
      ],
      winner: 9,
    },
    {
      role: { id: 14, name: 'Events Officer' },
      candidates: [candidate(13, 'Elif Kaya')],
      ballots: 113,
      rounds: [round({ 13: 41, 0: 72 }, null)],
      winner: 0,
    },
    {
      role: { id: 15, name: 'Librarian' },
      candidates: [],
      ballots: 0,
      rounds: [],
      winner: null,
    },
  ],
};

const plan = {
  title: 'Committee election 2027',
  nominations_from: '2027-02-22T09:00:00Z',
  nominations_until: '2027-03-05T17:00:00Z',
  voting_from: '2027-03-08T09:00:00Z',
  voting_until: '2027-03-12T17:00:00Z',
  reopen_nominations: true,
  term_from: '2027-07-01',
  term_until: '2028-06-30',
};

/** The election while members vote, as somebody reads it who can. */
export const votingElection: Election = {
  id: 1,
  ...plan,
  state: 'voting',
  called_by: { university_id: '10000002', name: 'Mira Voss' },
  cancelled_at: null,
  cancel_reason: null,
  published_at: null,
  published_by: null,
  may_vote: true,
  voted: false,
  turnout: { voted: 129, electorate: 212 },
  version: 1,
  roles: electionRoles.map(({ role, candidates }) => ({ role, gone: false, candidates: [...candidates] })),
  nomination: null,
  may_nominate: false,
  may_manage: false,
  may_publish: false,
};

const item: ElectionItem = votingElection;

const turnout = { voted: 142, electorate: 198 };

/** One in each state. */
export const listedElections: ElectionItem[] = [
  item,
  { ...item, id: 2, title: 'Second treasurer', state: 'nominations', may_vote: false, turnout: null },
  { ...item, id: 3, title: 'By-election', state: 'planned', may_vote: false, turnout: null },
  {
    ...item,
    id: 4,
    title: 'Committee election 2026',
    state: 'published',
    may_vote: false,
    voted: true,
    turnout,
  },
  { ...item, id: 5, title: 'Committee election 2025', state: 'cancelled', may_vote: false, turnout: null },
];
