import { forwardRef, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import type {
  RequestMessage,
  RequestStep,
  RequestVersion,
  SocietyRequest,
  SocietyRequestState,
} from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx';
import { Check, Clock, Pencil, Undo2, X } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './RequestThread.styles.ts';
import { RequestVersionCard } from './RequestVersionCard.tsx';

export const requestThreadMessages = {
  you: 'You',
  student: 'The student',
  office: 'Administration',
  asked: 'asked for a society',
  first: 'First version',
  version: (number: number) => `Version ${number}`,
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

/** What says the same as the colour of a state. */
export const stateIcons: Record<SocietyRequestState, ComponentType<{ 'aria-hidden': true }>> = {
  pending: Clock,
  changes_asked: Undo2,
  rejected: X,
  accepted: Check,
};

export const RequestState = ({ state }: { state: SocietyRequestState }) => {
  const messages = useMessages('RequestThread', requestThreadMessages);
  const Icon = stateIcons[state];
  return (
    <Badge variant={variants[state]} icon={<Icon aria-hidden />}>
      {messages.state[state]}
    </Badge>
  );
};

export interface RequestThreadProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The request with its messages and steps. */
  request: Pick<SocietyRequest, 'user_name' | 'messages' | 'steps'>;
  /** Who reads it: their own words are called theirs. */
  reader: 'student' | 'administrator';
  /** What was asked for each time that it was sent, the newest last: the thread then begins with the first. @default none */
  versions?: readonly RequestVersion[];
  /** The name of a version's category. */
  categoryOf?: (id: number) => string;
  /** The last entry, such as the form that is the reader's turn. */
  turn?: ReactNode;
}

interface Entry {
  at: string;
  message: RequestMessage | undefined;
  step: RequestStep | undefined;
  version?: RequestVersion & { number: number };
}

/** Messages, each with the step that it came with, and steps without a message; the first step is the request itself. */
function entriesOf(
  { messages = [], steps = [] }: Pick<SocietyRequest, 'messages' | 'steps'>,
  versions: readonly RequestVersion[],
): Entry[] {
  const later = steps.slice(1);
  const messageTimes = new Set(messages.map(({ at }) => at));
  const numbered = versions.map((version, index) => ({ ...version, number: index + 1 }));
  const entries: Entry[] = [
    ...messages.map((message) => ({
      at: message.at,
      message,
      step: later.find(({ at }) => at === message.at),
    })),
    ...later
      .filter(({ at }) => !messageTimes.has(at))
      .map((step) => ({ at: step.at, message: undefined, step })),
  ];
  const placed = new Set(entries.map(({ at }) => at));
  return [
    ...entries.map((entry) => ({ ...entry, version: numbered.find(({ at }) => at === entry.at) })),
    ...numbered
      .filter(({ at }) => !placed.has(at))
      .map((version) => ({ at: version.at, message: undefined, step: undefined, version })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What a message did to the request. */
function Step({ state, children }: { state: SocietyRequestState; children: string }) {
  const Icon = state === 'pending' ? Check : stateIcons[state];
  return (
    <span data-part="step" data-state={state}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  );
}

/** What was written about a request and what became of it, the oldest first. */
export const RequestThread = forwardRef<HTMLOListElement, RequestThreadProps>(function RequestThread(
  { request, reader, versions = [], categoryOf, turn, ...rest },
  ref,
) {
  const messages = useMessages('RequestThread', requestThreadMessages);
  const dates = useDates();
  const entries = entriesOf(request, versions);
  if (entries.length === 0 && !turn) return null;
  return (
    <Root ref={ref} data-soc="RequestThread" {...rest}>
      {entries.map(({ at, message, step, version }, place) => {
        const byOffice = message ? message.by.is_admin : step !== undefined && step.state !== 'pending';
        const own = reader === 'student' && !byOffice;
        const name =
          message?.by.name ?? (byOffice ? messages.office : (request.user_name ?? messages.student));
        return (
          <li data-part key={`${at} ${place}`} data-own={own || undefined}>
            <Avatar name={name} size="small" decorative />
            <div data-part="head">
              <span>
                <span data-part="author">{own ? messages.you : name}</span>{' '}
                {version?.number === 1 && <span data-part="role">{messages.asked}</span>}
                {byOffice && name !== messages.office && <span data-part="role">{messages.office}</span>}
              </span>
              <time data-part dateTime={at}>
                {dates.day(at)}
              </time>
            </div>
            {version && (
              <RequestVersionCard
                version={version}
                category={categoryOf?.(version.category)}
                label={version.number === 1 ? messages.first : messages.version(version.number)}
                folded={versions.length > 1}
              />
            )}
            {(message ?? step) && (
              <div data-part="body">
                {message && <p data-part>{message.text}</p>}
                {step && <Step state={step.state}>{messages.step[step.state]}</Step>}
              </div>
            )}
          </li>
        );
      })}
      {turn && (
        <li data-part="turn">
          <span data-part="pencil">
            <Pencil aria-hidden="true" />
          </span>
          {turn}
        </li>
      )}
    </Root>
  );
});
RequestThread.displayName = 'RequestThread';
