import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EventAnswers, SocietyEvent } from 'societies-contract';
import { fieldErrorsOf, reasonOf } from '../../../api/ApiError.ts';
import { registerForEvent, withdrawFromEvent } from '../../../api/events.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

export interface Registration {
  /** Id of the event whose registration is pending. */
  pending: number | undefined;
  register: (event: SocietyEvent) => void;
  withdraw: (event: SocietyEvent) => void;
  /** Signs up with answers; resolves to whether it succeeded. */
  answer: (event: SocietyEvent, answers: EventAnswers) => Promise<boolean>;
  /** The server's messages for answers, by question id. */
  answersError: Record<string, string | undefined> | undefined;
}

const about = 'answers.';

/** Signs up and cancels; a toast reports the result. The functions are stable. */
export function useRegister(): Registration {
  const { outcomes, signedUp } = useOutcomes();
  const navigate = useNavigate();
  const words = outcomes.event;
  const { run, args, error } = useAction(
    (event: SocietyEvent, comes: boolean, answers: EventAnswers | undefined) =>
      comes ? registerForEvent(event, answers) : withdrawFromEvent(event),
    {
      success: (reply: Partial<SocietyEvent>, event, comes) =>
        comes
          ? signedUp(reply, event)
          : (event.place?.status === 'waiting' ? words.leftLine : words.withdrawn)(event.name),
      failure: (refused) => ({ title: words.registerFailed, description: reasonOf(refused) }),
    },
  );
  const wrong = fieldErrorsOf(error);
  return {
    pending: args?.[0].id,
    register: useCallback(
      (event: SocietyEvent) => {
        // Questions are asked on the event's page.
        if (event.questions?.length) void navigate(`/societies/${event.society}/events/${event.id}`);
        else void run(event, true, undefined);
      },
      [run, navigate],
    ),
    withdraw: useCallback((event: SocietyEvent) => void run(event, false, undefined), [run]),
    answer: useCallback((event: SocietyEvent, answers: EventAnswers) => run(event, true, answers), [run]),
    answersError:
      wrong &&
      Object.fromEntries(
        Object.entries(wrong).map(([field, [sentence]]) => [field.slice(about.length), sentence]),
      ),
  };
}
