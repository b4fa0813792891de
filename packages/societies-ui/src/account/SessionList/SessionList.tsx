import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { AccountSession } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './SessionList.styles.ts';

export const sessionListMessages = {
  current: 'This browser',
  lastUsed: (day: string, time: string) => `Last used ${day}, ${time}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
} as const;

/** A session, reduced to what the list shows. */
export type ListedSession = Pick<AccountSession, 'id' | 'device' | 'last_used_at' | 'current'>;

export interface SessionListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The account's sessions; undefined while they load. */
  sessions?: readonly ListedSession[];
  /** Ends a session. */
  onEnd: (session: ListedSession) => void;
  /** Ends all sessions but the current one. */
  onEndOthers: () => void;
  /** Whether a session is being ended; disables the buttons. */
  pending?: boolean;
  /** Error message. */
  error?: string;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
}

/** The account's sessions, each with a button to end it. */
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
        <ul data-part>
          {sessions.map((session) => (
            <li data-part key={session.id}>
              <span data-part="words">
                <strong data-part>{session.device}</strong>
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
