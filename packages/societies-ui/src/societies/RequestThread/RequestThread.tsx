import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { RequestMessage, RequestStep, SocietyRequest, SocietyRequestState } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './RequestThread.styles.ts';

export const requestThreadMessages = {
  you: 'You',
  student: 'The student',
  office: 'Administration',
  state: {
    pending: 'Waiting for a decision',
    changes_asked: 'Changes asked',
    rejected: 'Turned down',
    accepted: 'Accepted',
  } satisfies Record<SocietyRequestState, string>,
  step: {
    pending: 'Sent again',
    changes_asked: 'Asked for changes',
    rejected: 'Turned down',
    accepted: 'Accepted',
  } satisfies Record<SocietyRequestState, string>,
} as const;

const variants: Record<SocietyRequestState, BadgeProps['variant']> = {
  pending: 'soft',
  changes_asked: 'warning',
  rejected: 'neutral',
  accepted: 'success',
};

/** The state of a request, in words. */
export const RequestState = ({ state }: { state: SocietyRequestState }) => {
  const messages = useMessages('RequestThread', requestThreadMessages);
  return <Badge variant={variants[state]}>{messages.state[state]}</Badge>;
};

export interface RequestThreadProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The request with its messages and steps. */
  request: Pick<SocietyRequest, 'user_name' | 'messages' | 'steps'>;
  /** Who reads it: their own words are called theirs. */
  reader: 'student' | 'administrator';
}

interface Entry {
  at: string;
  message: RequestMessage | undefined;
  step: RequestStep | undefined;
}

/** Messages, each with the step that it came with, and steps without a message; the first step is the request itself. */
function entriesOf({ messages = [], steps = [] }: Pick<SocietyRequest, 'messages' | 'steps'>): Entry[] {
  const later = steps.slice(1);
  const said = new Set(messages.map(({ at }) => at));
  return [
    ...messages.map((message) => ({
      at: message.at,
      message,
      step: later.find(({ at }) => at === message.at),
    })),
    ...later.filter(({ at }) => !said.has(at)).map((step) => ({ at: step.at, message: undefined, step })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What was written about a request and what became of it, the oldest first. */
export const RequestThread = forwardRef<HTMLOListElement, RequestThreadProps>(function RequestThread(
  { request, reader, ...rest },
  ref,
) {
  const messages = useMessages('RequestThread', requestThreadMessages);
  const dates = useDates();
  const entries = entriesOf(request);
  if (entries.length === 0) return null;
  return (
    <Root ref={ref} data-soc="RequestThread" {...rest}>
      {entries.map(({ at, message, step }, place) => {
        const byOffice = message ? message.by.is_admin : step?.state !== 'pending';
        const own = reader === 'student' && !byOffice;
        const name =
          message?.by.name ?? (byOffice ? messages.office : (request.user_name ?? messages.student));
        return (
          <li key={`${at} ${place}`} data-own={own || undefined}>
            <Avatar name={name} size="small" decorative />
            <div data-part="head">
              <span>
                <span data-part="author">{own ? messages.you : name}</span>{' '}
                {byOffice && name !== messages.office && <span data-part="role">{messages.office}</span>}
              </span>
              <time dateTime={at}>{dates.day(at)}</time>
            </div>
            <div data-part="body">
              {message && <p>{message.text}</p>}
              {step && <Badge variant={variants[step.state]}>{messages.step[step.state]}</Badge>}
            </div>
          </li>
        );
      })}
    </Root>
  );
});
RequestThread.displayName = 'RequestThread';
