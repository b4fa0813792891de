import { useParams } from 'react-router-dom';
import { Button, ButtonLink, PageContent } from 'societies-ui';
import { ElectionResults } from 'societies-ui/elections';
import { detailOf } from '../../../api/ApiError.ts';
import { isCounted, saveBallots, useElectionResults } from '../../../api/elections.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { sharePage } from '../../../shell/sharePage.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useElectionMessages } from './useElectionMessages.ts';

/** The results of an election. */
export default function ResultsPage() {
  const messages = useElectionMessages();
  const { outcomes, failed } = useOutcomes();
  const { id, society, detail } = useSocietyContext();
  const { electionid = '' } = useParams();
  const results = useElectionResults(id, electionid);
  const { run: download } = useAction(() => saveBallots(society.id, electionid), {
    failure: failed(messages.downloadFailed),
  });
  const sharing = useAction(sharePage, {
    success: (how) => (how === 'copied' ? outcomes.link.copied.title : undefined),
    failure: outcomes.link.copyFailed,
  });
  return (
    <PageContent
      // The title and the buttons grow once they are there, and would move what is kept of the page.
      key={results.data ? 'results' : 'loading'}
      title={results.data?.title ?? messages.title}
      level={2}
      action={
        <>
          {results.data && (
            <Button
              variant="soft"
              onClick={() => void sharing.run(messages.results(results.data?.title ?? ''))}
            >
              {messages.share}
            </Button>
          )}
          <ButtonLink variant="quiet" href={`/societies/${id}/elections`}>
            {messages.all}
          </ButtonLink>
        </>
      }
    >
      <ElectionResults
        results={results.data}
        society={{ id: society.id, theme: detail.theme }}
        onDownload={download}
        onCheckReceipt={(receipt) => isCounted(society.id, electionid, receipt)}
        error={results.error && (detailOf(results.error) ?? results.error.message)}
        onRetry={() => void results.mutate()}
        retrying={isRetrying(results)}
      />
    </PageContent>
  );
}
