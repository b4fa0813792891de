import { electionOutcomes } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';

const electionMessages = {
  title: 'Elections',
  all: 'All elections',
  call: 'Call an election',
  results: (title: string) => `Results: ${title}`,
  share: 'Share',
  missing: 'There is no such election',
  ...electionOutcomes,
} as const;

declare global {
  interface SocietiesMessages {
    AppElections: Widened<typeof electionMessages>;
  }
}

/** What the pages of elections say themselves. */
export const useElectionMessages = () => useMessages('AppElections', electionMessages);
