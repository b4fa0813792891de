/** Elections of a society: the ballot, the results. Separate, so that nobody who does not vote loads any of it. */
export { Ballot, type BallotElection, type BallotProps } from '../elections/Ballot/Ballot.tsx';
export {
  ElectionForm,
  type ElectionErrors,
  type ElectionFormProps,
} from '../elections/ElectionForm/ElectionForm.tsx';
export {
  ElectionList,
  type ElectionListProps,
  type ListedElection,
} from '../elections/ElectionList/ElectionList.tsx';
export {
  ElectionPage,
  type ElectionPageProps,
  type ShownElection,
} from '../elections/ElectionPage/ElectionPage.tsx';
export { ElectionResults, type ElectionResultsProps } from '../elections/ElectionResults/ElectionResults.tsx';
export type { ElectionRole, Rankings } from '../elections/election.ts';
