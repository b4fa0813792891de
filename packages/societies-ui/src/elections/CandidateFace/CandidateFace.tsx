import { reopenNominations } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { RotateCcw } from '../../base/Icon/icons.ts';
import type { ShownCandidate } from '../election.ts';
import { useCandidateName } from '../useCandidateName.ts';
import { Root } from './CandidateFace.styles.ts';

interface CandidateFaceProps {
  /** Whose picture it is. */
  candidate: Pick<ShownCandidate, 'id' | 'name' | 'avatar'>;
  /** 24, 48 or 112 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A candidate's picture or initials, or the sign of “Re-open nominations”. Decorative: the name stands beside it. */
export const CandidateFace = ({ candidate, size = 'medium' }: CandidateFaceProps) => {
  const nameOf = useCandidateName();
  return (
    <Root data-size={size} aria-hidden="true">
      {candidate.id === reopenNominations ? (
        <RotateCcw />
      ) : (
        <Avatar name={nameOf(candidate)} src={candidate.avatar} decorative />
      )}
    </Root>
  );
};
CandidateFace.displayName = 'CandidateFace';
