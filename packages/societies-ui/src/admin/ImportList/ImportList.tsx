import { forwardRef, useId, useMemo, useState, type ReactNode } from 'react';
import { pageSizeLimits, type Import } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import type { CardProps } from '../../base/Card/Card.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Undo2 } from '../../base/Icon/icons.ts';
import { Progress } from '../../base/Progress/Progress.tsx';
import { useFocusInstead } from '../../base/useFocusAfterRemoval.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { importKindNames } from '../MoveIn/MoveIn.messages.ts';
import { Root } from './ImportList.styles.ts';

const day = 86_400_000;

export const importListMessages = {
  title: 'Earlier imports',
  none: 'Nothing has been imported yet.',
  what: 'What',
  kind: importKindNames,
  by: 'By',
  deleted: 'a deleted account',
  when: 'When',
  rows: 'Rows',
  counts: (accepted: number, unchanged: number, refused: number) =>
    [
      `${wholeNumber(accepted)} new`,
      unchanged > 0 && `${wholeNumber(unchanged)} unchanged`,
      refused > 0 && `${wholeNumber(refused)} left out`,
    ]
      .filter(Boolean)
      .join(', '),
  running: 'Running',
  progress: (done: number, total: number) => `${wholeNumber(done)} of ${wholeNumber(total)}`,
  failed: 'Nothing stored',
  undone: 'Undone',
  over: (days: number) => `Older than ${days} days`,
  left: (days: number) => (days <= 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`),
  actions: 'Undo',
  undo: 'Undo',
  undoOf: (file: string) => `Undo ${file}`,
  undoTitle: (file: string) => `Undo the import of ${file}?`,
  undoHint:
    'Everything that it added is removed. If any of it was changed since, nothing is undone and you see what was changed.',
  undoConfirm: 'Undo the import',
} as const;

/** An import as far as the list shows it. */
export type ListedImport = Pick<
  Import,
  | 'id'
  | 'kind'
  | 'file_name'
  | 'by'
  | 'at'
  | 'state'
  | 'done'
  | 'total'
  | 'accepted'
  | 'unchanged'
  | 'refused'
  | 'undo_until'
>;

export interface ImportListProps
  extends
    Omit<CardProps, 'title' | 'children' | 'onError'>,
    Pick<DrivenList, 'count' | 'page' | 'onPageChange' | 'pending'> {
  /** The imports of a page, the newest first. Undefined while they load. Pass a stable array. */
  imports?: readonly ListedImport[];
  /** The current time. */
  now: Date;
  /** How long an import can be undone, in days. */
  undoDays: number;
  /** Undoes an import, after asking. `false` keeps the dialog open after a failure. Without it there is no such button. */
  onUndo?: (undone: ListedImport) => void | Promise<unknown>;
  /** Error message, shown in place of the table. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

const noImports: readonly never[] = [];

/** What was imported, by whom and when; each import can be undone as a whole for some days. */
export const ImportList = forwardRef<HTMLElement, ImportListProps>(function ImportList(
  {
    imports,
    now,
    undoDays,
    onUndo,
    error,
    onRetry,
    retrying,
    count,
    page,
    onPageChange,
    pending,
    onFocus,
    ...rest
  },
  ref,
) {
  const messages = useMessages('ImportList', importListMessages);
  const dates = useDates();
  const titleId = useId();
  // The pressed button is gone once the import is undone.
  const focused = useFocusInstead(ref, onFocus, '[data-part="title"]');
  const [asked, setAsked] = useState<ListedImport | null>(null);
  const columns = useMemo((): DataColumn<ListedImport>[] => {
    const state = (each: ListedImport) => {
      if (each.state === 'running')
        return (
          <Progress
            label={messages.running}
            value={each.done}
            max={each.total}
            valueText={messages.progress(each.done, each.total)}
          />
        );
      if (each.state === 'failed') return <Badge variant="danger">{messages.failed}</Badge>;
      if (each.state === 'undone') return <Badge>{messages.undone}</Badge>;
      const left = each.undo_until === null ? -1 : Date.parse(each.undo_until) - now.getTime();
      if (left <= 0) return <span data-part="over">{messages.over(undoDays)}</span>;
      return (
        <span data-part="undo">
          <span>{messages.left(Math.floor(left / day))}</span>
          {onUndo && (
            <Button
              variant="quiet"
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              aria-label={messages.undoOf(each.file_name)}
              onClick={() => setAsked(each)}
            >
              {messages.undo}
            </Button>
          )}
        </span>
      );
    };
    return [
      {
        id: 'what',
        header: messages.what,
        rowHeader: true,
        cell: (each) => (
          <span data-part="what">
            <span>{messages.kind[each.kind]}</span>
            <span data-part="name">{each.file_name}</span>
          </span>
        ),
      },
      { id: 'by', header: messages.by, cell: ({ by }) => by?.name ?? messages.deleted },
      {
        id: 'when',
        header: messages.when,
        cell: ({ at }) => <time data-part dateTime={at}>{`${dates.day(at)}, ${dates.time(at)}`}</time>,
      },
      {
        id: 'rows',
        header: messages.rows,
        cell: (each) =>
          each.state === 'running' ? '' : messages.counts(each.accepted, each.unchanged, each.refused),
      },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '160px',
        cell: state,
      },
    ];
  }, [messages, dates, now, undoDays, onUndo]);

  const content = () => {
    if (error && !imports) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (imports?.length === 0) return <p data-part="none">{messages.none}</p>;
    return (
      <DataTable
        caption={messages.title}
        labelledBy={titleId}
        columns={columns}
        rows={imports ?? noImports}
        rowId={({ id }) => id}
        loading={!imports}
        pageSize={pageSizeLimits.history}
        count={count}
        page={page}
        onPageChange={onPageChange}
        pending={pending}
      />
    );
  };
  return (
    <Root as="section" data-soc="ImportList" clip {...rest} {...focused}>
      <h2 id={titleId} data-part="title">
        {messages.title}
      </h2>
      {content()}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          if (asked && (await onUndo?.(asked)) !== false) setAsked(null);
        }}
        title={messages.undoTitle(asked?.file_name ?? '')}
        description={messages.undoHint}
        confirmLabel={messages.undoConfirm}
        tone="danger"
      />
    </Root>
  );
});
ImportList.displayName = 'ImportList';
