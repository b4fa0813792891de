import { useParams } from 'react-router-dom';
import type { Election } from 'societies-contract';
import { ButtonLink, ErrorState, PageContent, Spinner } from 'societies-ui';
import { ElectionPage as Page } from 'societies-ui/elections';
import { detailOf, fieldErrorsOf, statusOf } from '../../../api/ApiError.ts';
import {
  cancelElection,
  nominate,
  publishElection,
  useElection,
  withdrawNomination,
} from '../../../api/elections.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useCalling } from './useCalling.tsx';
import { useElectionMessages } from './useElectionMessages.ts';

function Loaded({ election }: { election: Election }) {
  const messages = useElectionMessages();
  const { failed } = useOutcomes();
  const { id, society } = useSocietyContext();
  const { open, form } = useCalling(election);
  const said = (success: string, failure: string) => ({
    success,
    failure: (error: unknown) => (fieldErrorsOf(error) ? undefined : failed(detailOf(error) ?? failure)),
  });
  const standing = useAction(
    (role: number, statement: string) => nominate(society.id, election.id, role, statement),
    {
      success: (_, role) =>
        messages.nominated(election.roles.find((one) => one.role.id === role)?.role.name ?? ''),
      failure: (error) =>
        fieldErrorsOf(error) ? undefined : failed(detailOf(error) ?? messages.nominateFailed),
    },
  );
  const withdrawing = useAction(
    () => withdrawNomination(society.id, election.id),
    said(messages.withdrawn, messages.withdrawFailed),
  );
  const cancelling = useAction(
    (reason: string) => cancelElection(society.id, election.id, reason),
    said(messages.cancelled, messages.cancelFailed),
  );
  const publishing = useAction(
    () => publishElection(society.id, election.id),
    said(messages.published, messages.publishFailed),
  );
  const home = `/societies/${id}/elections/${election.id}`;
  return (
    <>
      <Page
        election={election}
        ballotHref={`${home}/vote`}
        resultsHref={`${home}/results`}
        onNominate={standing.run}
        nominationError={fieldErrorsOf(standing.error)?.statement?.[0]}
        onWithdraw={withdrawing.run}
        onEdit={open}
        onCancel={cancelling.run}
        onPublish={publishing.run}
      />
      {form}
    </>
  );
}

/** An election: its days, who stands, and what the reader can do. */
export default function ElectionPage() {
  const messages = useElectionMessages();
  const { id } = useSocietyContext();
  const { electionid = '' } = useParams();
  const election = useElection(id, electionid);
  const back = (
    <ButtonLink variant="quiet" href={`/societies/${id}/elections`}>
      {messages.all}
    </ButtonLink>
  );
  if (!election.data)
    return (
      <PageContent title={messages.title} level={2} action={back}>
        {election.error ? (
          <ErrorState
            title={statusOf(election.error) === 404 ? messages.missing : election.error.message}
            onRetry={() => void election.mutate()}
            retrying={isRetrying(election)}
          />
        ) : (
          <Spinner size="large" />
        )}
      </PageContent>
    );
  return (
    // Its title may take more lines than that of loading, and would move what is kept of the page.
    <PageContent key={election.data.id} title={election.data.title} level={2} action={back}>
      <Loaded election={election.data} />
    </PageContent>
  );
}
