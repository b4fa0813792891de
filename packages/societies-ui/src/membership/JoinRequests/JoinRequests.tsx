import { forwardRef, useId, useMemo, useState, type ReactNode } from 'react';
import {
  contentValidation,
  fullName,
  memberLimits,
  ownOf,
  pageSizeLimits,
  type JoinRequest,
} from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import type { CardProps } from '../../base/Card/Card.tsx';
import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Check, X } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useFocusInstead } from '../../base/useFocusAfterRemoval.ts';
import { usePending } from '../../base/usePending.ts';
import { PersonCell } from '../../content/PersonCell/PersonCell.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { daysBetween } from '../daysBetween.ts';
import { Root } from './JoinRequests.styles.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${wholeNumber(count)} people`);

export const joinRequestsMessages = {
  title: 'Waiting to join',
  longest: (days: number) =>
    days === 0
      ? 'All of them asked today'
      : `The longest has waited ${days === 1 ? 'a day' : `${wholeNumber(days)} days`}`,
  none: 'Nobody is waiting to join.',
  chosen: (count: number) => `${wholeNumber(count)} chosen`,
  all: 'Choose all on this page',
  choose: (name: string) => `Choose ${name}`,
  name: 'Name',
  asked: 'Asked',
  ago: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${wholeNumber(days)} days ago`),
  actions: 'Decide',
  accept: (name: string) => `Accept ${name}`,
  decline: (name: string) => `Decline ${name}`,
  acceptMany: (count: number) => `Accept ${wholeNumber(count)}`,
  declineMany: 'Decline…',
  yes: 'Yes',
  no: 'No',
  declineTitle: (name: string) => `Decline ${name}?`,
  declineManyTitle: (count: number) => `Decline ${people(count)}?`,
  declineHint: 'They will be told your reason, and may ask again after a week.',
  reason: 'Reason',
  reasonHint: 'A sentence is enough.',
  declineConfirm: 'Decline',
  reasonRequired: contentValidation.booking.reasonRequired,
} as const;

/** A request as far as the list shows it. */
export type ListedJoinRequest = Pick<
  JoinRequest,
  'university_id' | 'first_name' | 'last_name' | 'avatar' | 'questions' | 'answers' | 'asked_at'
>;

export interface JoinRequestsProps
  extends
    Omit<CardProps, 'title' | 'children' | 'onError'>,
    Pick<DrivenList, 'count' | 'page' | 'onPageChange' | 'pending'> {
  /** Those who wait, oldest first: all, or with `count` those of one page. Undefined while they load. Pass a stable array. */
  requests?: readonly ListedJoinRequest[];
  /** When the one who waits longest asked, where that is not the first of `requests`, such as on page 2. */
  oldest?: string;
  /** The current time. */
  now: Date;
  /** Makes them members. While its promise is pending, nothing else can be decided. */
  onAccept: (requests: readonly ListedJoinRequest[]) => void | Promise<unknown>;
  /** Declines them, with a reason that they are told. `false` keeps the dialog open after a failure. */
  onDecline: (requests: readonly ListedJoinRequest[], reason: string) => void | Promise<unknown>;
  /** Beside the heading, such as a link to the settings of joining. */
  action?: ReactNode;
  /** Error message, shown in place of the table. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

const noRequests: readonly never[] = [];
const nameOf = ({ first_name, last_name }: ListedJoinRequest) => fullName({ first_name, last_name });

/** Those who ask to join a society, with their answers in columns: one or many are accepted, or declined with a reason. */
export const JoinRequests = forwardRef<HTMLElement, JoinRequestsProps>(function JoinRequests(
  {
    requests,
    oldest,
    now,
    onAccept,
    onDecline,
    action,
    error,
    onRetry,
    retrying,
    count = requests?.length ?? 0,
    page,
    onPageChange,
    pending,
    onFocus,
    ...rest
  },
  ref,
) {
  const messages = useMessages('JoinRequests', joinRequestsMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const focused = useFocusInstead(ref, onFocus, '[data-part="title"]');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [declined, setDeclined] = useState<readonly ListedJoinRequest[]>(noRequests);
  const { run: accept, pending: accepting } = usePending(onAccept);
  const rows = requests ?? noRequests;
  const chosen = rows.filter(({ university_id: id }) => picked.has(id));
  const all = rows.length > 0 && chosen.length === rows.length;
  const since = oldest ?? rows[0]?.asked_at;
  const busy = accepting !== null;
  const titleId = useId();

  const columns = useMemo((): DataColumn<ListedJoinRequest>[] => {
    const questions = new Map(
      (requests ?? noRequests).flatMap((request) => request.questions.map(({ id, label }) => [id, label])),
    );
    const answerText = (answer: string | boolean | undefined) =>
      typeof answer === 'boolean' ? (answer ? messages.yes : messages.no) : answer;
    return [
      {
        id: 'choose',
        header: messages.all,
        hideHeader: true,
        width: '64px',
        cell: (request) => {
          const { university_id: id } = request;
          return (
            <Checkbox
              label={messages.choose(nameOf(request))}
              hideLabel
              checked={picked.has(id)}
              onChange={({ target }) =>
                setPicked(
                  (before) =>
                    new Set([...before].filter((one) => one !== id).concat(target.checked ? id : [])),
                )
              }
            />
          );
        },
      },
      {
        id: 'name',
        header: messages.name,
        rowHeader: true,
        cell: (request) => (
          <PersonCell name={nameOf(request)} avatar={request.avatar}>
            <span data-part="who">
              <span>{nameOf(request)}</span>
              <span data-part="id">{request.university_id}</span>
            </span>
          </PersonCell>
        ),
      },
      ...[...questions].map(([id, label]): DataColumn<ListedJoinRequest> => ({
        id: `answer ${id}`,
        header: label,
        cell: ({ answers }) => {
          const answer = answerText(ownOf(answers, id));
          return (
            answer !== undefined && (
              <span data-part="answer">
                {/* In narrow containers there are no column headers. */}
                <span data-part="question">{label}</span> <span>{answer}</span>
              </span>
            )
          );
        },
      })),
      {
        id: 'asked',
        header: messages.asked,
        cell: ({ asked_at }) => (
          <time data-part dateTime={asked_at}>
            {messages.ago(Math.max(0, daysBetween(dates, asked_at, now)))}
          </time>
        ),
      },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '96px',
        cell: (request) => (
          <span data-part="decide">
            <IconButton
              label={messages.decline(nameOf(request))}
              size="small"
              onClick={() => setDeclined([request])}
            >
              <X />
            </IconButton>
            <IconButton
              label={messages.accept(nameOf(request))}
              data-part="accept"
              size="small"
              aria-busy={busy || undefined}
              onClick={() => void (busy || accept([request]))}
            >
              <Check />
            </IconButton>
          </span>
        ),
      },
    ];
  }, [messages, dates, requests, now, picked, busy, accept]);

  const content = () => {
    if (error && !requests) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (requests?.length === 0) return <p data-part="none">{messages.none}</p>;
    return (
      <>
        <div data-part="bulk">
          <Checkbox
            aria-label={messages.all}
            label={
              <span role="status">{chosen.length > 0 ? messages.chosen(chosen.length) : messages.all}</span>
            }
            checked={all}
            indeterminate={chosen.length > 0 && !all}
            onChange={() => setPicked(new Set(all ? [] : rows.map(({ university_id: id }) => id)))}
          />
          {chosen.length > 0 && (
            <span data-part="decide">
              <Button variant="bare" size="small" onClick={() => setDeclined(chosen)}>
                {messages.declineMany}
              </Button>
              <Button
                size="small"
                icon={<Check aria-hidden="true" />}
                loading={busy}
                onClick={() => void accept(chosen)}
              >
                {messages.acceptMany(chosen.length)}
              </Button>
            </span>
          )}
        </div>
        <DataTable
          caption={messages.title}
          labelledBy={titleId}
          columns={columns}
          rows={rows}
          rowId={({ university_id: id }) => id}
          pageSize={pageSizeLimits.members}
          loading={!requests}
          count={count}
          page={page}
          onPageChange={onPageChange}
          pending={pending}
        />
      </>
    );
  };
  const [first] = declined;
  return (
    <Root as="section" data-soc="JoinRequests" clip {...rest} {...focused}>
      <div data-part="head">
        <h2 id={titleId} data-part="title">
          {messages.title}
        </h2>
        {count > 0 && <Badge variant="filled">{number(count)}</Badge>}
        {since !== undefined && count > 0 && (
          <p data-part="hint">{messages.longest(Math.max(0, daysBetween(dates, since, now)))}</p>
        )}
        {action}
      </div>
      {content()}
      <ConfirmDialog
        open={first !== undefined}
        onClose={() => setDeclined(noRequests)}
        onConfirm={async (reason) => {
          if ((await onDecline(declined, reason)) !== false) setDeclined(noRequests);
        }}
        title={
          first && declined.length === 1
            ? messages.declineTitle(nameOf(first))
            : messages.declineManyTitle(declined.length)
        }
        description={messages.declineHint}
        confirmLabel={messages.declineConfirm}
        tone="danger"
        reason={{
          label: messages.reason,
          hint: messages.reasonHint,
          missing: messages.reasonRequired,
          maxLength: memberLimits.reasonMax,
        }}
      />
    </Root>
  );
});
JoinRequests.displayName = 'JoinRequests';
