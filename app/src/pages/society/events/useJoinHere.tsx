import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { joinButtonMessages, joiningOf, useMessages } from 'societies-ui';
import { useJoin } from '../../societies/useJoin.tsx';
import { useSocietyContext } from '../SocietyContext.ts';

interface JoinHere {
  /** Joins the society, or asks to, and stays at the event. Stable; undefined where one cannot, such as without an invitation. */
  onJoin: (() => void) | undefined;
  /** What the button says, where that is not "Join to register". */
  joinLabel: string | undefined;
  /** Why there is no button: an invitation is needed, or the user has asked and waits. */
  joinNote: string | undefined;
  /** The society's questions, to be drawn by the page. */
  questions: ReactNode;
}

/** The way into the society whose event is for members only. */
export function useJoinHere(): JoinHere {
  const { society } = useSocietyContext();
  const messages = useMessages('JoinButton', joinButtonMessages);
  const { join, questions } = useJoin({ stay: true });
  const joining = joiningOf(society);
  const latest = useRef({ join, society });
  // Keeps the latest for `onJoin`, which outlives renders.
  useEffect(() => {
    latest.current = { join, society };
  });
  const onJoin = useCallback(() => void latest.current.join(latest.current.society), []);
  return {
    onJoin: joining === 'join' || joining === 'ask' ? onJoin : undefined,
    joinLabel: joining === 'ask' ? messages.ask : undefined,
    joinNote: joining === 'invite' || joining === 'requested' ? messages[joining] : undefined,
    questions,
  };
}
