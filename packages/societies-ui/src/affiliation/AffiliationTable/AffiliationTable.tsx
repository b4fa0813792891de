import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import {
  affiliationStates,
  pageSizeLimits,
  remindedStates,
  type AffiliationsReply,
  type AffiliationState as State,
  type ListedAffiliation,
  type RemindedState,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DataColumn, TableSort } from '../../base/DataTable/useDataTable.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Bell } from '../../base/Icon/icons.ts';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { usePending } from '../../base/usePending.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { daysBetween } from '../../membership/daysBetween.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import {
  AffiliationState,
  affiliationStateMessages,
  stateIcons,
} from '../AffiliationState/AffiliationState.tsx';
import { Root } from './AffiliationTable.styles.ts';

export const affiliationTableMessages = {
  caption: 'Societies of the round',
  none: 'No society matches',
  noRound: 'No round yet',
  noRoundHint: 'A round asks every society for the same things. Make the first one from the template.',
  due: (day: string, days: number) =>
    days > 0
      ? `Due on ${day}, in ${days === 1 ? '1 day' : `${wholeNumber(days)} days`}. Reminders are sent automatically 14 and 3 days before, and the day after.`
      : days === 0
        ? `Due today, ${day}.`
        : `Was due on ${day}. A society that is not accepted within 30 days is shown as not active.`,
  filter: 'Filter by state',
  all: 'All',
  chip: (label: string, count: number) => `${label} · ${wholeNumber(count)}`,
  search: (count: number) => `Search ${count === 1 ? '1 society' : `${wholeNumber(count)} societies`}`,
  remind: (count: number, state: string) => `Remind the ${wholeNumber(count)}: ${state}`,
  society: 'Society',
  state: 'State',
  done: 'Done',
  changed: 'Changed',
  of: (done: number, total: number) => `${done} of ${total}`,
  ago: (days: number) => (days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : `${wholeNumber(days)} days ago`),
  never: '–',
  open: (society: string) => `Look at ${society}`,
} as const;

export interface AffiliationTableProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSelect' | 'onError'
> {
  /** A page of the table, with the counts of all states. Undefined while it loads. */
  reply?: AffiliationsReply;
  /** The current time. */
  now: Date;
  /** The state that is shown alone; null shows all. */
  state: State | null;
  /** Called with the state to show alone. */
  onStateChange: (state: State | null) => void;
  /** The search text. */
  search: string;
  /** Called on every change of the text. */
  onSearchChange: (search: string) => void;
  /** The current sort; its columns are the contract's sort keys. */
  sort: TableSort | null;
  /** Called with the new sort. */
  onSortChange: (sort: TableSort | null) => void;
  /** The current page, from 1. */
  page: number;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** Whether other rows are loading: dims the current ones. */
  pending?: boolean;
  /** Id of the society that stands beside the table. */
  selected?: number;
  /** Called with the society to look at. */
  onSelect: (affiliation: ListedAffiliation) => void;
  /** Reminds the committees of all societies in a state. */
  onRemind: (state: RemindedState) => void | Promise<unknown>;
  /** Beside the search: a choice of rounds, and the export. */
  tools?: ReactNode;
  /** Beside the table: the society that was chosen. */
  aside?: ReactNode;
  /** Under the words of a site without a round, such as a button that makes one. */
  emptyAction?: ReactNode;
  /** Error message, shown in place of the table. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

const isReminded = (state: State | null): state is RemindedState =>
  state !== null && (remindedStates as readonly State[]).includes(state);
const noRows: readonly never[] = [];

/** How all societies stand in a round: counts by state that filter, and a table beside which one society is looked at. */
export const AffiliationTable = forwardRef<HTMLElement, AffiliationTableProps>(function AffiliationTable(
  {
    reply,
    now,
    state,
    onStateChange,
    search,
    onSearchChange,
    sort,
    onSortChange,
    page,
    onPageChange,
    pending,
    selected,
    onSelect,
    onRemind,
    tools,
    aside,
    emptyAction,
    error,
    onRetry,
    retrying,
    ...rest
  },
  ref,
) {
  const messages = useMessages('AffiliationTable', affiliationTableMessages);
  const { states } = useMessages('AffiliationState', affiliationStateMessages);
  const dates = useDates();
  const { run: remind, pending: reminding } = usePending(onRemind);
  const counts = reply?.counts;
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  const columns = useMemo(
    (): DataColumn<ListedAffiliation>[] => [
      {
        id: 'name',
        header: messages.society,
        rowHeader: true,
        sortValue: ({ society }) => society.name,
        cell: (row) => (
          <button
            type="button"
            data-part="society"
            aria-label={messages.open(row.society.name)}
            aria-current={row.society.id === selected || undefined}
            onClick={() => onSelect(row)}
          >
            <SocietyLogo name={row.society.name} src={row.society.logo} size="rail" />
            <span>{row.society.name}</span>
          </button>
        ),
      },
      {
        id: 'state',
        header: messages.state,
        sortValue: (row) => row.state,
        cell: (row) => <AffiliationState state={row.state} />,
      },
      {
        id: 'done',
        header: messages.done,
        cell: ({ done, total, state: its }) => (
          <span data-part="done" data-state={its}>
            <span data-part="bar" aria-hidden="true">
              <span style={{ inlineSize: `${total > 0 ? (100 * done) / total : 0}%` }} />
            </span>
            <span>{messages.of(done, total)}</span>
          </span>
        ),
      },
      {
        id: 'changed',
        header: messages.changed,
        sortValue: (row) => row.changed_at,
        cell: ({ changed_at: at }) => (at ? messages.ago(daysBetween(dates, at, now)) : messages.never),
      },
    ],
    [messages, dates, now, selected, onSelect],
  );
  if (error && !reply)
    return (
      <Root ref={ref} data-soc="AffiliationTable" {...rest}>
        <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
      </Root>
    );
  if (reply && !reply.round)
    return (
      <Root ref={ref} data-soc="AffiliationTable" {...rest}>
        <EmptyState title={messages.noRound} description={messages.noRoundHint} action={emptyAction} />
      </Root>
    );
  const due = reply?.round?.due_at;
  return (
    <Root ref={ref} data-soc="AffiliationTable" {...rest}>
      <p data-part="due">
        {due && messages.due(dates.weekdayAndDate(dates.isoDay(due)), daysBetween(dates, now, due))}
      </p>
      <div data-part="shares" aria-hidden="true">
        {counts &&
          (['accepted', 'handed_in', 'changes_asked', 'overdue', 'in_progress', 'not_started'] as const).map(
            (one) => counts[one] > 0 && <span key={one} data-state={one} style={{ flexGrow: counts[one] }} />,
          )}
      </div>
      <div data-part="chips" role="group" aria-label={messages.filter}>
        {[null, ...affiliationStates].map((one) => {
          const Drawing = one && stateIcons[one];
          return (
            <button
              data-part
              key={one}
              type="button"
              aria-pressed={state === one}
              onClick={() => onStateChange(one)}
            >
              {Drawing && <Drawing aria-hidden="true" />}
              <span>{messages.chip(one ? states[one] : messages.all, one ? (counts?.[one] ?? 0) : all)}</span>
            </button>
          );
        })}
      </div>
      <div data-part="tools">
        <SearchField
          label={messages.search(all)}
          placeholder={messages.search(all)}
          value={search}
          onChange={onSearchChange}
        />
        {isReminded(state) && (counts?.[state] ?? 0) > 0 && (
          <Button
            variant="quiet"
            icon={<Bell aria-hidden="true" />}
            loading={reminding !== null}
            onClick={() => void remind(state)}
          >
            {messages.remind(counts?.[state] ?? 0, states[state])}
          </Button>
        )}
        {tools}
      </div>
      <div data-part="columns" data-state={aside ? 'chosen' : undefined}>
        <Card clip>
          <DataTable
            caption={messages.caption}
            hideCaption
            columns={columns}
            rows={reply?.results ?? noRows}
            rowId={({ society }) => society.id}
            pageSize={pageSizeLimits.affiliations}
            loading={!reply}
            count={reply?.count ?? 0}
            page={page}
            onPageChange={onPageChange}
            sort={sort}
            onSortChange={onSortChange}
            search={search}
            onSearchChange={onSearchChange}
            pending={pending}
            empty={messages.none}
          />
        </Card>
        {aside}
      </div>
    </Root>
  );
});
AffiliationTable.displayName = 'AffiliationTable';
