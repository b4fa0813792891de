import { useNavigate, useParams } from 'react-router-dom';
import type { AffiliationRoundBody } from 'societies-contract';
import { ErrorState, PageContent, Spinner } from 'societies-ui';
import { RoundEditor } from 'societies-ui/affiliation';
import { deleteRound, saveRound, useRounds } from '../../../api/affiliation.ts';
import { detailOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { languageNow } from '../../../preferences/language.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useNow } from '../../../time/useNow.ts';
import { useAdminMessages } from '../useAdminMessages.ts';

const back = '/admin/affiliation';

/** Writes a new round (`new`) or changes one. */
export default function RoundPage() {
  const messages = useAdminMessages();
  const { outcomes, failed } = useOutcomes();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const now = useNow();
  const rounds = useRounds();
  const { onDirtyChange } = useUnsaved('page');
  const round = rounds.data?.find((one) => String(one.id) === id);
  const { run, error } = useAction((body: AffiliationRoundBody) => saveRound(round?.id, body), {
    success: outcomes.affiliation.roundSaved,
    failure: (reason) =>
      fieldErrorsOf(reason) ? undefined : failed(detailOf(reason) ?? outcomes.affiliation.roundFailed),
  });
  const { run: remove } = useAction(deleteRound, {
    success: outcomes.affiliation.roundDeleted,
    failure: (reason) => failed(detailOf(reason) ?? outcomes.affiliation.roundDeleteFailed),
  });
  const errors = fieldErrorsOf(error);
  return (
    <PageContent
      title={round ? messages.editRound : messages.newRound}
      back={{ href: back, label: messages.allRounds }}
    >
      {rounds.data ? (
        <RoundEditor
          round={round}
          language={languageNow()}
          now={now}
          error={errors && Object.values(errors)[0]?.[0]}
          onDirtyChange={onDirtyChange}
          onDelete={
            round &&
            (async () => {
              if (!(await remove(round.id))) return false;
              onDirtyChange(false);
              await navigate(back);
              return true;
            })
          }
          onCancel={() => void navigate(back)}
          onSave={async (body) => {
            if (!(await run(body))) return;
            onDirtyChange(false);
            await navigate(back);
          }}
        />
      ) : rounds.error ? (
        <ErrorState
          title={rounds.error.message}
          onRetry={() => void rounds.mutate()}
          retrying={isRetrying(rounds)}
        />
      ) : (
        <Spinner size="large" />
      )}
    </PageContent>
  );
}
