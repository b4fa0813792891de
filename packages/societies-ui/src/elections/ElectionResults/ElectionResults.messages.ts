import { wholeNumber } from '../../host/wholeNumber.ts';

const rounds = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inRounds = (count: number) => `${rounds[count] ?? count} ${count === 1 ? 'round' : 'rounds'}`;

export const electionResultsMessages = {
  ended: (day: string, time: string) => `Voting ended on ${day} at ${time}.`,
  published: (day: string, time: string, by: string | null) =>
    `Published${by === null ? '' : ` by ${by}`} on ${day} at ${time}.`,
  roles: 'Roles',
  nobody: 'Nobody elected',
  reopened: 'Nominations re-open',
  turnout: 'Turnout',
  voted: (voted: number, electorate: number) =>
    `${wholeNumber(voted)} of ${wholeNumber(electorate)} members voted`,
  electedAs: (role: string) => `Elected ${role}`,
  resultOf: (role: string) => `Result for ${role}`,
  won: (own: number, votes: number, count: number) =>
    `${wholeNumber(own)} of the ${wholeNumber(votes)} ballots that still named somebody, after ${inRounds(count)}`,
  needed: 'needed more than 50 %',
  reopenedHint: 'Most ballots asked for another election for this role.',
  nobodyHint: 'No ballot names a candidate for this role.',
  moved: 'How the votes moved',
  movedHint:
    'In each round the candidate with the fewest ballots goes out. Those ballots move to their next choice.',
  view: 'How the count is shown',
  flow: 'Flow',
  table: 'Table',
  drawing: (role: string) =>
    `How the votes for ${role} moved from round to round. The table has the same numbers.`,
  tableOf: (role: string) => `Count for ${role}, round by round`,
  candidate: 'Candidate',
  outcome: 'Outcome',
  round: (round: number) => `Round ${round}`,
  firstChoices: 'First choices',
  goes: (name: string) => `${name} goes`,
  goesAfter: (round: number) => `Out after round ${round}`,
  elected: 'elected',
  exhausted: 'Exhausted',
  legendStays: 'stays',
  legendMoves: 'moves to its next choice',
  legendExhausted: 'exhausted: names nobody who is left',
  noTie: 'No tie had to be broken',
  tieByRound: (names: string, round: number, earlier: number) =>
    `Round ${round}: ${names} were level. Round ${earlier} decided, in which they were not.`,
  tieByLot: (names: string, round: number, seed: string) =>
    `Round ${round}: ${names} were level in every round, so a lot decided. Its seed is ${seed}.`,
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  count: 'Count it yourself',
  countHint: (ballots: number) =>
    `All ${wholeNumber(ballots)} ballots with their receipts, in random order. A spreadsheet is enough to come to the same result.`,
  download: 'Download the ballots',
  how: 'How the count works',
  mine: 'Is your ballot among them?',
  mineHint: 'Type your receipt',
  check: 'Look for it',
  found: 'Yes, it is among the ballots that were counted',
  notFound: 'No ballot has this receipt. Check each character.',
  failed: 'The ballots could not be loaded. Try again.',
} as const;
