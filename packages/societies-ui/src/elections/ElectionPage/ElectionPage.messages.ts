import { electionValidation } from 'societies-contract';

export const electionPageMessages = {
  steps: {
    nominations: 'Nominations',
    voting: 'Voting',
    result: 'Result',
  },
  fromTo: (from: string, until: string) => `${from} to ${until}`,
  afterVoting: 'After voting',
  publishedOn: (day: string) => `Published ${day}`,
  calledBy: (name: string) => `Called by ${name}`,
  cancelled: (day: string) => `Cancelled on ${day}`,
  vote: 'Vote now',
  voteHint: (roles: number) =>
    `${roles === 1 ? 'One role' : `${roles} roles`}, about a minute. Your name is stored apart from your vote.`,
  voted: 'You have voted. Once the result is out, you can find your ballot by your receipt.',
  notInElectorate: 'You were not a member when voting began, so you cannot vote in this election.',
  results: 'See the result',
  publish: 'Publish the result',
  publishTitle: 'Publish the result?',
  publishHint: 'Members are notified, and winners are asked whether they accept. This cannot be undone.',
  cancel: 'Cancel the election',
  cancelTitle: (title: string) => `Cancel ${title}?`,
  cancelHint: 'Members will be told your reason.',
  /** Said when voting has begun; `shown` as the number is written. */
  cancelVotes: ({ count, shown }: { count: number; shown: string }) =>
    count === 0
      ? 'Nobody has voted yet.'
      : count === 1
        ? 'The 1 ballot that was cast is deleted.'
        : `The ${shown} ballots that were cast are deleted.`,
  reason: 'Reason',
  reasonHint: 'A sentence is enough.',
  reasonRequired: electionValidation.reasonRequired,
  edit: 'Change',
  turnout: (voted: string, electorate: string) => `${voted} of ${electorate} members have voted`,
  candidates: (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`),
  nobody: 'Nobody stands for this role yet.',
  reopenToo: 'The ballot also offers “Re-open nominations”.',
  gone: 'This role was deleted, so nobody can vote for it.',
  withdrawn: 'Withdrawn',
  you: 'You',
  noStatement: 'No statement.',
  stand: 'Stand',
  standFor: (role: string) => `Stand for ${role}`,
  change: 'Change your statement',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw?',
  withdrawHint: 'You no longer stand in this election. While nominations are open you can stand again.',
  statement: 'Why you',
  statementHint: 'Members read it on the ballot. What will you do, and what have you done?',
  standHint: (role: string) =>
    `If you are elected ${role}, you are asked whether you accept before the role passes to you.`,
  submit: 'Stand for election',
  save: 'Save',
} as const;
