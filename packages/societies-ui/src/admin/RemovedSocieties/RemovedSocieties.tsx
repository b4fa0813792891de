import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, removableDays, type RemovedSociety } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const removedSocietiesMessages = {
  caption: 'Removed societies',
  name: 'Name',
  removed: 'Removed',
  by: 'By',
  kept: 'Kept until',
  actions: 'Actions',
  somebody: 'An account that is gone',
  restore: 'Restore',
  restoreIt: (name: string) => `Restore ${name}`,
  empty: 'No removed societies',
  emptyHint: (days: number) =>
    `A society that is removed is kept here for ${days} days, with everything in it.`,
} as const;

declare global {
  interface SocietiesMessages {
    RemovedSocieties: Widened<typeof removedSocietiesMessages>;
  }
}

export interface RemovedSocietiesProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>,
    Pick<DrivenList, 'count' | 'page' | 'onPageChange' | 'pending'> {
  /** Those of one page, the last removed first; undefined while they load. Keep the array stable. */
  societies?: readonly RemovedSociety[];
  /** Puts one back with everything in it. */
  onRestore: (society: RemovedSociety) => void;
  /** Id of the one that is being put back: its button waits, and the others with it. */
  restoring?: number;
  /** What failed, in words; shown in place of the table. */
  error?: ReactNode;
  /** Loads them again. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
}

const none: readonly RemovedSociety[] = [];

/** Societies that were removed: by whom, when, until when they are kept, and the way back. */
export const RemovedSocieties = forwardRef<HTMLDivElement, RemovedSocietiesProps>(function RemovedSocieties(
  { societies, onRestore, restoring, count, page, onPageChange, pending, error, onRetry, retrying, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('RemovedSocieties', removedSocietiesMessages);
  const columns = useMemo((): DataColumn<RemovedSociety>[] => {
    const day = (at: string) => <time dateTime={at}>{dates.day(at)}</time>;
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
            onClick={() => onRestore(society)}
          >
            {messages.restore}
          </Button>
        ),
      },
    ];
  }, [messages, dates, onRestore, restoring]);
  const content = () => {
    if (error && !societies) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (societies?.length === 0)
      return <EmptyState title={messages.empty} description={messages.emptyHint(removableDays.society)} />;
    return (
      <Card clip>
        <DataTable
          caption={messages.caption}
          hideCaption
          columns={columns}
          rows={societies ?? none}
          rowId={({ id }) => id}
          pageSize={pageSizeLimits.history}
          loading={!societies}
          count={count}
          page={page}
          onPageChange={onPageChange}
          pending={pending}
        />
      </Card>
    );
  };
  return (
    <div ref={ref} data-soc="RemovedSocieties" {...rest}>
      {content()}
    </div>
  );
});
RemovedSocieties.displayName = 'RemovedSocieties';
