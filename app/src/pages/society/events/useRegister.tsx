import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog, useMessages, useToast, type Widened } from 'societies-ui';
import { timeLimits, type EventAnswers, type SocietyEvent } from 'societies-contract';
import { fieldErrorsOf, reasonOf } from '../../../api/ApiError.ts';
import { readEvent, registerForEvent, withdrawFromEvent } from '../../../api/events.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

const givingUpMessages = {
  title: (event: string) => `Give up your place at ${event}?`,
  waitingListTitle: (event: string) => `Leave the waiting list of ${event}?`,
  waiting: (people: number) =>
    people === 1
      ? 'One person is waiting and will get your place at once. To come back, you would have to wait.'
      : `${people} people are waiting. The first will get your place at once. To come back, you would have to wait.`,
  behind: 'Others are waiting behind you. If you come back, you start at the end.',
  closed: 'Nobody can register for this event now, so you could not come back.',
  confirm: 'Give it up',
  leave: 'Leave the list',
  keep: 'Keep my place',
  undo: 'Undo',
} as const;

declare global {
  interface SocietiesMessages {
    AppGivingUp: Widened<typeof givingUpMessages>;
  }
}

/** Why a place that is given up could not be had back; null where it could. */
function lossOf(event: SocietyEvent): 'waiting' | 'behind' | 'closed' | null {
  const waiting = event.waiting ?? 0;
  if (event.place?.status === 'waiting') return (event.place.position ?? 1) < waiting ? 'behind' : null;
  if (waiting > 0) return 'waiting';
  return event.state === 'open' || event.state === 'full' ? null : 'closed';
}

export interface Registration {
  /** Id of the event whose registration is pending. */
  pending: number | undefined;
  register: (event: SocietyEvent) => void;
  /** Gives a place up: at once and with a way back where nobody waits for it, after a question where somebody does. */
  withdraw: (event: SocietyEvent) => void;
  /** That question, to be drawn by the page. */
  question: ReactNode;
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
  const toast = useToast();
  const messages = useMessages('AppGivingUp', givingUpMessages);
  /** A place that cannot be had back, while it is asked whether to give it up. */
  const [leaving, setLeaving] = useState<SocietyEvent | null>(null);
  const { run, attempt, args, error } = useAction(
    (event: SocietyEvent, comes: boolean, answers: EventAnswers | undefined) =>
      comes ? registerForEvent(event, answers) : withdrawFromEvent(event),
    {
      // A place that is given up says so with a way back.
      success: (reply: Partial<SocietyEvent>, event, comes) => (comes ? signedUp(reply, event) : undefined),
      failure: (refused) => ({ title: words.registerFailed, description: reasonOf(refused) }),
    },
  );
  const wrong = fieldErrorsOf(error);
  const { leftLine, withdrawn } = words;
  const { undo } = messages;
  const giveUp = useCallback(
    async (event: SocietyEvent, final: boolean) => {
      const reply = await attempt(event, false, undefined).catch(() => undefined);
      if (reply === undefined) return;
      const title = (event.place?.status === 'waiting' ? leftLine : withdrawn)(event.name);
      // With the answers that were given.
      const answers = event.questions?.length ? event.place?.answers : undefined;
      const back = () => void run({ ...event, ...reply }, true, answers);
      toast.success(
        final ? title : { title, duration: timeLimits.undoPlace, action: { label: undo, onPress: back } },
      );
    },
    [run, attempt, toast, leftLine, withdrawn, undo],
  );
  const withdraw = useCallback(
    async (event: SocietyEvent) => {
      // Read anew, because others may have begun to wait since the page was opened.
      const now = await readEvent(event).catch(() => event);
      if (lossOf(now) === null) await giveUp(now, false);
      else setLeaving(now);
    },
    [giveUp],
  );
  const loss = leaving && lossOf(leaving);
  const onWaitingList = leaving?.place?.status === 'waiting';
  return {
    pending: args?.[0].id,
    question: (
      <ConfirmDialog
        open={leaving !== null}
        title={(onWaitingList ? messages.waitingListTitle : messages.title)(leaving?.name ?? '')}
        description={loss === 'waiting' ? messages.waiting(leaving?.waiting ?? 1) : loss && messages[loss]}
        confirmLabel={onWaitingList ? messages.leave : messages.confirm}
        cancelLabel={messages.keep}
        tone="danger"
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          if (leaving) void giveUp(leaving, true);
        }}
      />
    ),
    register: useCallback(
      (event: SocietyEvent) => {
        // Questions are asked on the event's page.
        if (event.questions?.length) void navigate(`/societies/${event.society}/events/${event.id}`);
        else void run(event, true, undefined);
      },
      [run, navigate],
    ),
    withdraw: useCallback((event: SocietyEvent) => void withdraw(event), [withdraw]),
    answer: useCallback((event: SocietyEvent, answers: EventAnswers) => run(event, true, answers), [run]),
    answersError:
      wrong &&
      Object.fromEntries(
        Object.entries(wrong).map(([field, [sentence]]) => [field.slice(about.length), sentence]),
      ),
  };
}
