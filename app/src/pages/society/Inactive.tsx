import { useState } from 'react';
import type { SocietyPage } from 'societies-contract';
import { InactiveNotice, TakeoverForm } from 'societies-ui/handover';
import { detailOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { askToTakeOver, useTakeover } from '../../api/terms.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useNow } from '../../time/useNow.ts';

/** On the page of a society that nobody leads, or that is not active this year. */
export default function Inactive({ society }: { society: SocietyPage }) {
  const { outcomes, failed } = useOutcomes();
  const now = useNow();
  const takeover = useTakeover(String(society.id));
  const [asking, setAsking] = useState(false);
  const { run, error } = useAction((message: string) => askToTakeOver(society.id, message), {
    success: outcomes.takeover.asked,
    failure: (reason) =>
      fieldErrorsOf(reason) ? undefined : failed(detailOf(reason) ?? outcomes.takeover.askFailed),
  });
  if (!takeover.data) return null;
  return (
    <>
      <InactiveNotice
        takeover={takeover.data}
        lastActive={society.last_active}
        now={now}
        onAsk={() => setAsking(true)}
      />
      <TakeoverForm
        open={asking}
        society={society.name}
        error={fieldErrorsOf(error)?.message?.[0]}
        onClose={() => setAsking(false)}
        onSubmit={async (message) => {
          if (await run(message)) setAsking(false);
        }}
      />
    </>
  );
}
