import type { SocietyDetail, SocietyPage } from 'societies-contract';
import { ButtonLink } from 'societies-ui';
import { ComingTerm } from 'societies-ui/handover';
import { detailOf } from '../../api/ApiError.ts';
import { answerTerm } from '../../api/terms.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useDashboardMessages } from './dashboard/useDashboardMessages.ts';

interface ComingProps {
  society: SocietyPage;
  coming: NonNullable<SocietyDetail['coming']>;
}

/** For somebody who is named as the next holder of a role. */
export default function Coming({ society, coming }: ComingProps) {
  const messages = useDashboardMessages();
  const { outcomes, failed } = useOutcomes();
  const words = outcomes.terms;
  const { run } = useAction((accepts: boolean) => answerTerm(society.id, coming.term_id, accepts), {
    success: (_, accepts) => (accepts ? words.accepted(coming.role.name) : words.declined),
    failure: (error) => failed(detailOf(error) ?? words.answerFailed),
  });
  return (
    <ComingTerm
      coming={coming}
      onAccept={() => run(true)}
      onDecline={() => run(false)}
      action={
        coming.accepted && (
          <ButtonLink variant="quiet" href={`/societies/${society.id}/dashboard/handover`}>
            {messages.handover}
          </ButtonLink>
        )
      }
    />
  );
}
