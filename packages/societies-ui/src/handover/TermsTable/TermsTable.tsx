import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { termLimits, type Term } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Check, Hourglass, X } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { daysApart } from '../../membership/daysBetween.ts';
import { Root } from './TermsTable.styles.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const termsTableMessages = {
  title: 'Who comes next',
  begin: (day: string, count: number) =>
    `The next new term begins on ${day}, in ${days(count)}. Each role passes automatically.`,
  none: 'Name a successor and set the first day. The role passes automatically on that day.',
  role: 'Role',
  now: 'Now',
  next: 'Next',
  nobody: 'Nobody',
  openEnd: 'no end set',
  until: (day: string) => `until ${day}`,
  grace: (day: string, left: number) =>
    left > 0 ? `ended ${day}, keeps it ${days(left)} more` : `ended ${day}`,
  from: (day: string) => `from ${day}`,
  accepted: (day: string) => `Accepted ${day}`,
  asked: (day: string) => `Asked on ${day}, no answer yet`,
  nobodyYet: 'Nobody yet',
  name: 'Name a successor',
  nameFor: (role: string) => `Name a successor: ${role}`,
  dates: (role: string) => `Set days: ${role}`,
  setDates: 'Set days',
  withdraw: (name: string) => `Withdraw ${name}`,
} as const;

export interface HeldRole {
  /** The role. */
  role: { id: number; name: string };
  /** Who holds it now; null where nobody does. */
  holder: { university_id: string; name: string; avatar?: string | null } | null;
  /** The first and the last day of the present term. */
  from?: string | null;
  until?: string | null;
}

export interface TermsTableProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** Every role with its holder, in order. */
  roles: readonly HeldRole[];
  /** The terms to come; present ones are ignored. Undefined while they load. */
  terms?: readonly Term[];
  /** The current time. */
  now: Date;
  /** Names the next holder of a role. Without it the reader only reads. */
  onName?: (role: HeldRole) => void;
  /** Sets the days of the present term. */
  onDates?: (role: HeldRole) => void;
  /** Withdraws a term that is to come. */
  onWithdraw?: (term: Term) => void;
  /** @returns whether the reader may change who holds this role. @default every role */
  mayChange?: (role: HeldRole) => boolean;
  /** Error message, shown in place of the table. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** Who holds each role, until when, and who comes next. */
export const TermsTable = forwardRef<HTMLElement, TermsTableProps>(function TermsTable(
  {
    roles,
    terms,
    now,
    onName,
    onDates,
    onWithdraw,
    mayChange = () => true,
    error,
    onRetry,
    retrying,
    ...rest
  },
  ref,
) {
  const messages = useMessages('TermsTable', termsTableMessages);
  const dates = useDates();
  const today = dates.isoDay(now);
  const coming = terms?.filter(({ state }) => state === 'asked' || state === 'accepted') ?? [];
  const first = coming.map(({ from }) => from).toSorted()[0];
  const untilWords = (until: string | null | undefined) => {
    if (!until) return messages.openEnd;
    const since = daysApart(until, today);
    return since > 0
      ? messages.grace(dates.dayAndMonth(until), termLimits.daysOfGrace - since)
      : messages.until(dates.dayAndMonth(until));
  };
  const introduction = () => {
    if (terms === undefined) return error ? null : <Skeleton width="100%" />;
    return first && first > today
      ? messages.begin(dates.weekdayAndDate(first), daysApart(today, first))
      : messages.none;
  };
  const content = () => {
    if (terms === undefined)
      return error ? (
        <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
      ) : (
        <Skeleton height={roles.length * 76} />
      );
    return (
      <div data-part="scroll">
        <table data-part>
          <thead data-part>
            <tr data-part>
              <th data-part scope="col">
                {messages.role}
              </th>
              <th data-part scope="col">
                {messages.now}
              </th>
              <th data-part scope="col">
                {messages.next}
              </th>
            </tr>
          </thead>
          <tbody data-part>
            {roles.map((held) => {
              const { role, holder, until } = held;
              const next = coming.find((term) => term.role.id === role.id);
              const may = mayChange(held);
              return (
                <tr data-part="row" key={role.id}>
                  <th data-part scope="row">
                    {role.name}
                  </th>
                  <td data-part>
                    <div data-part="bar" data-state={holder ? 'held' : 'free'}>
                      {holder && <Avatar name={holder.name} src={holder.avatar} size="small" decorative />}
                      <span data-part="name">{holder?.name ?? messages.nobody}</span>
                      {holder && <span data-part="when">{untilWords(until)}</span>}
                      {holder && may && onDates && (
                        <Button
                          variant="bare"
                          size="small"
                          aria-label={messages.dates(role.name)}
                          onClick={() => onDates(held)}
                        >
                          {messages.setDates}
                        </Button>
                      )}
                    </div>
                  </td>
                  <td data-part>
                    {next ? (
                      <div data-part="bar" data-state={next.state}>
                        <Avatar name={next.user.name} src={next.user.avatar} size="small" decorative />
                        <span data-part="name">{next.user.name}</span>
                        <span data-part="when">
                          <span>{messages.from(dates.dayAndMonth(next.from))}</span>
                          <span data-part="answer">
                            {next.state === 'accepted' ? (
                              <Check aria-hidden="true" />
                            ) : (
                              <Hourglass aria-hidden="true" />
                            )}
                            <span>
                              {next.accepted_at
                                ? messages.accepted(dates.dayAndMonth(dates.isoDay(next.accepted_at)))
                                : messages.asked(dates.dayAndMonth(dates.isoDay(next.asked_at)))}
                            </span>
                          </span>
                        </span>
                        {may && onWithdraw && (
                          <IconButton
                            label={messages.withdraw(next.user.name)}
                            size="small"
                            onClick={() => onWithdraw(next)}
                          >
                            <X />
                          </IconButton>
                        )}
                      </div>
                    ) : (
                      <div data-part="bar" data-state="none">
                        <span data-part="name">{messages.nobodyYet}</span>
                        {may && onName && (
                          <Button
                            size="small"
                            aria-label={messages.nameFor(role.name)}
                            onClick={() => onName(held)}
                          >
                            {messages.name}
                          </Button>
                        )}
                      </div>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    );
  };
  return (
    <Root
      ref={ref}
      data-soc="TermsTable"
      aria-label={messages.title}
      aria-busy={terms === undefined && !error}
      {...rest}
    >
      <div data-part="head">
        <h2 data-part>{messages.title}</h2>
        <p data-part>{introduction()}</p>
      </div>
      {content()}
    </Root>
  );
});
TermsTable.displayName = 'TermsTable';
