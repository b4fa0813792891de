import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink, ErrorState, Spinner, ThemeScope } from 'societies-ui';
import { Ballot, type Rankings } from 'societies-ui/elections';
import { detailOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { castBallot, useElection } from '../../api/elections.ts';
import { useSociety, useSocietyDetail } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { ProtectedRoute } from '../../session/ProtectedRoute.tsx';
import { useSession } from '../../session/session.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useElectionMessages } from '../society/elections/useElectionMessages.ts';

function Voting() {
  const messages = useElectionMessages();
  const { societyid = '', electionid = '' } = useParams();
  const navigate = useNavigate();
  const society = useSociety(societyid);
  const detail = useSocietyDetail(societyid);
  const election = useElection(societyid, electionid);
  const [receipt, setReceipt] = useState<string>();
  const { onDirtyChange } = useUnsaved('page');
  const casting = useAction(
    async (rankings: Rankings) => {
      const cast = await castBallot(societyid, electionid, rankings);
      setReceipt(cast.receipt);
    },
    { failure: () => undefined },
  );
  const back = `/societies/${societyid}/elections/${electionid}`;
  const error = society.error ?? detail.error ?? election.error;
  if (!society.data || !detail.data || !election.data)
    return error ? (
      <ErrorState page title={error.message} action={<ButtonLink href={back}>{messages.all}</ButtonLink>} />
    ) : (
      <Spinner size="large" />
    );
  // Whoever has voted, or cannot, is told so there; the receipt stays until it is closed.
  const instead = receipt === undefined && !election.data.may_vote && !casting.pending;
  const reason =
    detailOf(casting.error) ??
    Object.values(fieldErrorsOf(casting.error) ?? {})[0]?.[0] ??
    (casting.error === undefined ? undefined : messages.voteFailed);
  return (
    <main id="main">
      <title>{`${election.data.title} · ${society.data.name} · Constellation`}</title>
      {instead && casting.error === undefined ? (
        <ErrorState
          page
          title={election.data.voted ? messages.refused.alreadyVoted : messages.refused.votingNotOpen}
          action={<ButtonLink href={back}>{election.data.title}</ButtonLink>}
        />
      ) : (
        <ThemeScope theme={detail.data.theme}>
          <Ballot
            election={election.data}
            society={{ ...society.data, theme: detail.data.theme }}
            receipt={receipt}
            error={reason}
            onCast={casting.run}
            onClose={() => void navigate(back)}
            onDirtyChange={onDirtyChange}
          />
        </ThemeScope>
      )}
    </main>
  );
}

/** A ballot, on a page without navigation. */
export default function BallotPage() {
  const { user } = useSession();
  return user === null ? <ProtectedRoute /> : <Voting />;
}
