import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { AccountSession } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Root } from './SessionList.styles.ts';

export const sessionListMessages = {
  current: 'This browser',
  lastUsed: (day: string, time: string) => `Last used ${day}, ${time}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
} as const;

declare global {
  interface SocietiesMessages {
    SessionList: Widened<typeof sessionListMessages>;
  }
}

/** A browser as far as the list shows it. */
export type ListedSession = Pick<AccountSession, 'id' | 'device' | 'last_used_at' | 'current'>;

export interface SessionListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The browsers that the account is signed in with; undefined while they load. */
  sessions?: readonly ListedSession[];
  /** Signs one of them out. */
  onEnd: (session: ListedSession) => void;
  /** Signs all out but the one that asks. */
  onEndOthers: () => void;
  /** Something is being signed out: the buttons wait. */
  pending?: boolean;
  /** What failed, in words. */
  error?: string;
  /** Loads again what failed. */
  onRetry?: () => void;
}

/** Where an account is signed in, and a way out of each. */
export const SessionList = forwardRef<HTMLDivElement, SessionListProps>(function SessionList(
  { sessions, onEnd, onEndOthers, pending = false, error, onRetry, ...rest },
  ref,
) {
  const messages = useMessages('SessionList', sessionListMessages);
  const dates = useDates();
  return (
    <Root ref={ref} data-soc="SessionList" {...rest}>
      {!sessions &&
        (error ? (
          <ErrorState description={error} onRetry={onRetry} />
        ) : (
          <Skeleton width="100%" height={48} />
        ))}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <li key={session.id}>
              <span data-part="words">
                <strong>{session.device}</strong>
                <span>
                  {messages.lastUsed(dates.day(session.last_used_at), dates.time(session.last_used_at))}
                </span>
              </span>
              {session.current ? (
                <Badge variant="success">{messages.current}</Badge>
              ) : (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={pending}
                  aria-label={messages.endOf(session.device)}
                  onClick={() => onEnd(session)}
                >
                  {messages.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button variant="soft" disabled={pending} onClick={onEndOthers}>
          {messages.endOthers}
        </Button>
      )}
    </Root>
  );
});
SessionList.displayName = 'SessionList';
