import { LockKeyhole } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { CandidateFace } from '../CandidateFace/CandidateFace.tsx';
import { choicesOf, type ElectionRole, type Rankings } from '../election.ts';
import { useCandidateName } from '../useCandidateName.ts';
import { ballotMessages } from './Ballot.messages.ts';
import { Review } from './BallotReview.styles.ts';

interface BallotReviewProps {
  /** The roles of the ballot, in order. */
  roles: readonly ElectionRole[];
  /** Whether “Re-open nominations” can be ranked. */
  reopen: boolean;
  /** What the ballot says. */
  rankings: Rankings;
  /** Goes back to the role at this place. */
  onChange: (place: number) => void;
}

/** The ballot as it will be cast, role by role. */
export const BallotReview = ({ roles, reopen, rankings, onChange }: BallotReviewProps) => {
  const messages = useMessages('Ballot', ballotMessages);
  const nameOf = useCandidateName();
  return (
    <Review>
      <div data-part="roles">
        {roles.map(({ role, candidates }, index) => {
          const choices = choicesOf({ candidates }, reopen);
          const ranked = (rankings[role.id] ?? []).flatMap(
            (one) => choices.find(({ id }) => id === one) ?? [],
          );
          return (
            <section data-part key={role.id} aria-label={role.name}>
              <div data-part="head">
                <h2 data-part>{role.name}</h2>
                <button
                  data-part
                  type="button"
                  aria-label={messages.changeOf(role.name)}
                  onClick={() => onChange(index)}
                >
                  {messages.change}
                </button>
              </div>
              {ranked.length === 0 ? (
                <p data-part>{messages.leftOut}</p>
              ) : (
                <ol data-part>
                  {ranked.map((candidate, place) => (
                    <li data-part key={candidate.id}>
                      <span data-part="place">{messages.ordinal(place + 1)}</span>
                      <CandidateFace candidate={candidate} size="small" />
                      <span data-part="name">{nameOf(candidate)}</span>
                    </li>
                  ))}
                </ol>
              )}
            </section>
          );
        })}
      </div>
      <p data-part="secret">
        <LockKeyhole aria-hidden="true" />
        <span>
          <strong data-part>{messages.secret}</strong> <span>{messages.secretHint}</span>
        </span>
      </p>
    </Review>
  );
};
BallotReview.displayName = 'BallotReview';
