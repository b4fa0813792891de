import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EventAnswers, EventQuestion, Society } from 'societies-contract';
import { JoinedStar, joiningOf } from 'societies-ui';
import { codeOf, detailOf, reasonOf } from '../../api/ApiError.ts';
import { joinSociety, questionsOf, withdrawRequest } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { lateDialog } from '../../shell/late.tsx';
import { usesViewTransition } from '../../shell/viewTransition.ts';

/** Loaded on demand, because few societies ask and few readers answer. */
const AskToJoinDialog = lateDialog(() => import('./AskToJoinDialog.tsx'));

/** A society as far as it is joined from a page. */
type JoinedFromPage = Pick<Society, 'id' | 'name' | 'member' | 'member_count' | 'join_mode' | 'membership'>;

interface Joining {
  pending: boolean;
  /** Joins, or asks: first the society's questions, if it has any. */
  join: (society: JoinedFromPage) => Promise<void>;
  /** Takes a request back. */
  withdraw: (society: JoinedFromPage) => Promise<void>;
  /** The society's questions, to be drawn by the page. */
  questions: ReactNode;
}

/**
 * Joins a society or asks to join it; a toast reports the result.
 * @param settings `stay`: whoever has joined stays at this page instead of opening the society's. `onChange` is told what the reader
 * is to the society now.
 */
export function useJoin({
  stay = false,
  onChange,
}: { stay?: boolean; onChange?: (changed: Pick<Society, 'member' | 'membership'>) => void } = {}): Joining {
  const { outcomes } = useOutcomes();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ society: JoinedFromPage; questions: EventQuestion[] } | null>(null);
  const { attempt, pending, error } = useAction(
    (society: JoinedFromPage, answers: EventAnswers | undefined) => joinSociety(society, answers),
    {
      success: (reply, society) =>
        reply.member
          ? { ...outcomes.join.success(society.name), icon: <JoinedStar /> }
          : outcomes.joining.asked(society.name),
      failure: (reason) => {
        const { title, description } = outcomes.join.failure;
        const own = codeOf(reason) === 'invitation_only' ? detailOf(reason) : reasonOf(reason);
        return { title, description: own ?? description };
      },
    },
  );
  const reading = useAction((society: JoinedFromPage) => questionsOf(society.id), {
    failure: outcomes.join.failure,
  });
  const withdrawing = useAction(withdrawRequest, {
    success: outcomes.joining.withdrawn,
    failure: outcomes.joining.withdrawFailed,
  });

  const send = async (society: JoinedFromPage, answers?: EventAnswers) => {
    const reply = await attempt(society, answers).catch(() => undefined);
    if (!reply) return;
    setAsked(null);
    onChange?.(reply);
    const to = `/societies/${society.id}`;
    if (reply.member && !stay) await navigate(to, { viewTransition: usesViewTransition(pathname, to) });
  };
  const join = async (society: JoinedFromPage) => {
    if (joiningOf(society) !== 'ask') return send(society);
    const questions = await reading.attempt(society).catch(() => undefined);
    if (questions === undefined) return;
    if (questions.length === 0) return send(society, {});
    setAsked({ society, questions });
  };
  return {
    pending: pending || reading.pending || withdrawing.pending,
    join,
    withdraw: async (society) => {
      if (await withdrawing.run(society)) onChange?.({ member: false, membership: 'none' });
    },
    questions: asked && (
      <AskToJoinDialog
        {...asked}
        error={error}
        onSubmit={(answers) => send(asked.society, answers)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
