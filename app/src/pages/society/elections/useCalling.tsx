import { useState } from 'react';
import { fixedRoles, type ElectionBody, type ElectionItem } from 'societies-contract';
import { ElectionForm } from 'societies-ui/elections';
import { detailOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { callElection, changeElection } from '../../../api/elections.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useNow } from '../../../time/useNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useElectionMessages } from './useElectionMessages.ts';

/**
 * The form that calls or changes an election.
 * @param election the one to change; without it one is called.
 * @returns `open`, and the form to render.
 */
export function useCalling(election?: ElectionItem) {
  const messages = useElectionMessages();
  const { failed } = useOutcomes();
  const { society } = useSocietyContext();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const { onDirtyChange } = useUnsaved('page');
  const { run, error } = useAction(
    async (body: ElectionBody) => {
      if (election) await changeElection(society.id, election.id, body);
      else await callElection(society.id, body);
    },
    {
      success: election ? messages.changed : messages.called,
      failure: (reason) =>
        fieldErrorsOf(reason) ? undefined : failed(detailOf(reason) ?? messages.saveFailed),
    },
  );
  const errors = fieldErrorsOf(error);
  return {
    open: () => setIsOpen(true),
    form: (
      <ElectionForm
        open={isOpen}
        election={election}
        roles={Object.values(society.committee_members)
          .map(({ role }) => role)
          .filter(({ name }) => name !== fixedRoles.member)}
        now={now}
        errors={
          errors && Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]))
        }
        onDirtyChange={onDirtyChange}
        onClose={() => setIsOpen(false)}
        onSubmit={async (body) => {
          if (await run(body)) setIsOpen(false);
        }}
      />
    ),
  };
}
