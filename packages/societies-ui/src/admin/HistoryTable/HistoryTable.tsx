import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, type HistoryEntry } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { subjectOf, useHistoryWords } from '../../content/historyWords.ts';
import { HistoryChanges } from './HistoryChanges.tsx';
import { historyTableMessages } from './HistoryTable.messages.ts';
import { Root } from './HistoryTable.styles.ts';

/** Something that was done, as far as the table shows it. */
export type TableEntry = Pick<
  HistoryEntry,
  'id' | 'at' | 'actor' | 'by_account' | 'society' | 'action' | 'subject' | 'before' | 'after' | 'restorable'
>;

export interface HistoryTableProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Pick<DrivenList, 'count' | 'page' | 'onPageChange' | 'pending'> {
  /** What was done, the newest first, or with `count` one page of it; undefined while it loads. Pass a stable array. */
  entries?: readonly TableEntry[];
  /** Restores what an entry deleted. Without it there are no such buttons. */
  onRestore?: (entry: TableEntry) => void;
  /** For the history of the whole site: says in which society it was, and leads to the pages of societies and people. @default false */
  withSociety?: boolean;
  /** Above the table, such as `HistoryFilters`. */
  filters?: ReactNode;
  /** Whether only a part of the history was asked for, so that an empty one means that nothing was found. @default false */
  narrowed?: boolean;
}

const none: readonly TableEntry[] = [];

/** A history: who did what and when, with the changed values in words. */
export const HistoryTable = forwardRef<HTMLDivElement, HistoryTableProps>(function HistoryTable(
  {
    entries,
    onRestore,
    withSociety = false,
    filters,
    narrowed = false,
    count,
    page,
    onPageChange,
    pending,
    ...rest
  },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('HistoryTable', historyTableMessages);
  const words = useHistoryWords();
  const routes = useRoutes();

  const columns = useMemo((): DataColumn<TableEntry>[] => {
    const who = (entry: TableEntry) => (
      <strong data-part>
        {entry.actor && withSociety ? (
          <LinkOrText href={routes.adminUser(entry.actor)}>{entry.actor.name}</LinkOrText>
        ) : (
          (entry.actor?.name ?? nobody(entry))
        )}
      </strong>
    );
    /** Where it was, unless that is what was removed or brought back, which names it already. */
    const where = ({ society, action }: TableEntry) =>
      withSociety &&
      society &&
      action !== 'society.removed' &&
      action !== 'society.restored' && (
        <>
          {' '}
          <span data-part="dot" aria-hidden="true">
            ·
          </span>{' '}
          <LinkOrText href={routes.adminSociety(society)} data-part="society">
            {society.name}
          </LinkOrText>
        </>
      );
    const nobody = ({ action, by_account: byAccount }: TableEntry) => {
      if (action.startsWith('sign_on.')) return messages.signOn;
      if (action === 'term.begun' || action === 'term.ended') return messages.byItself;
      if (byAccount === false) return messages.commandLine;
      return byAccount === null && action.startsWith('admin.') ? messages.unknown : messages.someone;
    };
    return [
      {
        id: 'at',
        header: messages.when,
        width: '132px',
        cell: ({ at }) => <time data-part dateTime={at}>{`${dates.day(at)}, ${dates.time(at)}`}</time>,
      },
      {
        id: 'what',
        header: messages.what,
        rowHeader: true,
        cell: (entry) => (
          <span data-part="who">
            {who(entry)}
            <span>{` ${words.actionOf(entry)}`}</span>
            {where(entry)}
          </span>
        ),
      },
      {
        id: 'changes',
        header: messages.changes,
        cell: (entry) => <HistoryChanges entry={entry} />,
      },
      ...(onRestore
        ? [
            {
              id: 'restore',
              header: messages.putBack,
              hideHeader: true,
              align: 'end' as const,
              width: '112px',
              cell: (entry: TableEntry) =>
                entry.restorable && (
                  <Button
                    size="small"
                    variant="soft"
                    aria-label={messages.restore(subjectOf(entry))}
                    onClick={() => onRestore(entry)}
                  >
                    {messages.putBack}
                  </Button>
                ),
            },
          ]
        : []),
    ];
  }, [messages, words, dates, routes, withSociety, onRestore]);

  // An empty table without sorting and search is not worth its header.
  if (entries && (count ?? entries.length) === 0)
    return (
      <Root ref={ref} data-soc="HistoryTable" {...rest}>
        {filters && <div data-part="filters">{filters}</div>}
        <p data-part="none">{narrowed ? messages.notFound : messages.none}</p>
      </Root>
    );
  return (
    <Root ref={ref} data-soc="HistoryTable" {...rest}>
      {filters && <div data-part="filters">{filters}</div>}
      <DataTable
        caption={messages.caption}
        hideCaption
        columns={columns}
        rows={entries ?? none}
        rowId={({ id }) => id}
        pageSize={pageSizeLimits.history}
        loading={!entries}
        count={count}
        page={page}
        onPageChange={onPageChange}
        pending={pending}
      />
    </Root>
  );
});
HistoryTable.displayName = 'HistoryTable';
