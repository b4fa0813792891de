import { reopenNominations } from 'societies-contract';
import { useMessages } from '../host/useMessages.ts';
import type { ShownCandidate } from './election.ts';

export const candidateMessages = {
  reopen: 'Re-open nominations',
  deleted: 'Deleted account',
} as const;

/** @returns a function that names a candidate, “Re-open nominations” among them. */
export const useCandidateName = () => {
  const messages = useMessages('Candidate', candidateMessages);
  return ({ id, name }: Pick<ShownCandidate, 'id' | 'name'>) =>
    id === reopenNominations ? messages.reopen : (name ?? messages.deleted);
};
