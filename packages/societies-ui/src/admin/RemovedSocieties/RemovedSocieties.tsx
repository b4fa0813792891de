import { forwardRef, useMemo } from 'react';
import { pageSizeLimits, removableDays, type RemovedSociety } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { FramedTable, type FramedTableState } from '../../content/FramedTable/FramedTable.tsx';
import { useDates } from '../../host/useDates.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';

export const removedSocietiesMessages = {
  caption: 'Removed societies',
  name: 'Name',
  removed: 'Removed',
  by: 'By',
  kept: 'Kept until',
  actions: 'Actions',
  somebody: 'A deleted account',
  restore: 'Restore',
  restoreIt: (name: string) => `Restore ${name}`,
  empty: 'No removed societies',
  emptyHint: (days: number) =>
    `A society that is removed is kept here for ${days} days, with everything in it.`,
} as const;

/** A society that was removed, as far as the table shows it. */
export type TableRemoval = Pick<RemovedSociety, 'id' | 'name' | 'removed_at' | 'removed_by' | 'kept_until'>;

export interface RemovedSocietiesProps extends Omit<
  FramedTableState,
  'sort' | 'onSortChange' | 'search' | 'onSearchChange'
> {
  /** Those of one page, the last removed first; undefined while they load. Pass a stable array. */
  societies?: readonly TableRemoval[];
  /**
   * Restores a society with all its content. While its promise is pending, its button shows progress and the others are
   * disabled.
   */
  onRestore: (society: TableRemoval) => void | Promise<unknown>;
}

/** Deleted societies: who deleted them, when, how long they can be restored, and a button for it. */
export const RemovedSocieties = forwardRef<HTMLElement, RemovedSocietiesProps>(function RemovedSocieties(
  { societies, onRestore, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('RemovedSocieties', removedSocietiesMessages);
  const { run, pending } = usePending(onRestore);
  // Undefined once the society has left the list, so that the other buttons are enabled again and the next one can take the focus.
  const restoring = societies?.find(({ id }) => id === pending?.[0].id)?.id;
  const columns = useMemo((): DataColumn<TableRemoval>[] => {
    const day = (at: string) => (
      <time data-part dateTime={at}>
        {dates.day(at)}
      </time>
    );
    return [
      { id: 'name', header: messages.name, rowHeader: true, cell: ({ name }) => name },
      { id: 'removed', header: messages.removed, cell: ({ removed_at }) => day(removed_at) },
      { id: 'by', header: messages.by, cell: ({ removed_by }) => removed_by?.name ?? messages.somebody },
      { id: 'kept', header: messages.kept, cell: ({ kept_until }) => day(kept_until) },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '112px',
        cell: (society) => (
          <Button
            variant="soft"
            size="small"
            aria-label={messages.restoreIt(society.name)}
            loading={restoring === society.id}
            disabled={restoring !== undefined && restoring !== society.id}
            onClick={() => void run(society)}
          >
            {messages.restore}
          </Button>
        ),
      },
    ];
  }, [messages, dates, run, restoring]);
  return (
    <FramedTable
      rootRef={ref}
      data-soc="RemovedSocieties"
      rows={societies}
      rowId={({ id }) => id}
      columns={columns}
      messages={{ caption: messages.caption, none: messages.empty }}
      instead={<EmptyState title={messages.empty} description={messages.emptyHint(removableDays.society)} />}
      pageSize={pageSizeLimits.history}
      {...rest}
    />
  );
});
RemovedSocieties.displayName = 'RemovedSocieties';
