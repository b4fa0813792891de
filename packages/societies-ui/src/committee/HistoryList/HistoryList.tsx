import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, type HistoryEntry } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { fieldsOf, subjectOf, useHistoryWords } from '../../content/historyWords.ts';
import { useDates } from '../../host/useDates.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './HistoryList.styles.ts';

export const historyListMessages = {
  label: 'History',
  empty: 'Nothing has happened yet',
  notFound: 'Nothing was found',
  notFoundHint: 'Try other words or filters.',
  emptyHint: 'Changes by the committee appear here, with who made them and when.',
  loading: 'Loading...',
  /** For actions without a known person. */
  somebody: 'Somebody',
  details: 'What changed',
  before: 'Before',
  after: 'After',
  restore: 'Restore',
  restoreIt: (name: string) => `Restore ${name}`,
} as const;

/** An action, reduced to what the list shows. */
export type ListedEntry = Pick<
  HistoryEntry,
  'id' | 'at' | 'actor' | 'action' | 'subject' | 'before' | 'after'
> &
  Partial<Pick<HistoryEntry, 'restorable'>>;

export interface HistoryListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** What was done, latest first: those of one page; undefined while they load. */
  entries?: readonly ListedEntry[];
  /** How many there are on all pages. */
  count?: number;
  /** The page shown, from 1. @default 1 */
  page?: number;
  /** Called with the requested page, from 1. Without it there is no way to other pages. */
  onPageChange?: (page: number) => void;
  /** Puts back what an entry tells was deleted, where it is `restorable`; its button waits for the promise, and the others with it. Without it no entry has that button. */
  onRestore?: (entry: ListedEntry) => void | Promise<unknown>;
  /** Above the list, such as `HistoryFilters`. */
  filters?: ReactNode;
  /** Whether only a part of the history was asked for, so that an empty one means that nothing was found. @default false */
  narrowed?: boolean;
  /** Whether another page is loading: dims the current one. */
  pending?: boolean;
  /** Error message, shown in place of the list. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** The changed fields; nothing for creations and deletions. */
const Changes = ({ before, after }: Pick<ListedEntry, 'before' | 'after'>) => {
  const messages = useMessages('HistoryList', historyListMessages);
  const { nameOf, wordsOf } = useHistoryWords();
  if (!before || !after) return null;
  const fields = fieldsOf(before, after).flatMap((field) => {
    const [was, is] = [wordsOf(field, before[field]), wordsOf(field, after[field])];
    return was === null || is === null ? [] : [{ name: nameOf(field), was, is }];
  });
  if (fields.length === 0) return null;
  return (
    <details data-part>
      <summary data-part>{messages.details}</summary>
      <dl data-part>
        {fields.map(({ name, was, is }) => (
          <div key={name}>
            <dt data-part>{name}</dt>
            <dd data-part>
              <VisuallyHidden>{`${messages.before}: `}</VisuallyHidden>
              <del data-part>{was}</del>
            </dd>
            <dd data-part>
              <VisuallyHidden>{`${messages.after}: `}</VisuallyHidden>
              <ins data-part>{is}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

/** A society's history, with the changed values. */
export const HistoryList = forwardRef<HTMLElement, HistoryListProps>(function HistoryList(
  {
    entries,
    count = 0,
    page = 1,
    onPageChange,
    onRestore,
    filters,
    narrowed = false,
    pending = false,
    error,
    onRetry,
    retrying,
    ...rest
  },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('HistoryList', historyListMessages);
  const { actionOf } = useHistoryWords();
  const restoring = usePending(onRestore);
  const content = () => {
    if (error && !entries) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (entries?.length === 0)
      return (
        <EmptyState
          title={narrowed ? messages.notFound : messages.empty}
          description={narrowed ? messages.notFoundHint : messages.emptyHint}
        />
      );
    return (
      <Card padding="medium">
        <ol data-part>
          {entries?.map((entry) => (
            <li data-part key={entry.id}>
              <p data-part>
                <strong data-part>{entry.actor?.name ?? messages.somebody}</strong>{' '}
                <span>{actionOf(entry)}</span>
              </p>
              <time data-part dateTime={entry.at}>{`${dates.day(entry.at)}, ${dates.time(entry.at)}`}</time>
              <Changes before={entry.before} after={entry.after} />
              {onRestore && entry.restorable && (
                <Button
                  variant="soft"
                  size="small"
                  data-part="restore"
                  aria-label={messages.restoreIt(subjectOf(entry))}
                  loading={restoring.pending?.[0].id === entry.id}
                  disabled={restoring.pending !== null && restoring.pending[0].id !== entry.id}
                  onClick={() => void restoring.run(entry)}
                >
                  {messages.restore}
                </Button>
              )}
            </li>
          )) ??
            Array.from({ length: 6 }, (_, index) => (
              <li data-part key={index}>
                <Skeleton width="60%" />
                <Skeleton width="30%" />
              </li>
            ))}
        </ol>
      </Card>
    );
  };
  return (
    <Root
      ref={ref}
      data-soc="HistoryList"
      data-state={pending ? 'pending' : undefined}
      aria-label={messages.label}
      aria-busy={(!entries && !error) || pending || undefined}
      {...rest}
    >
      {!entries && !error && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      {filters}
      {content()}
      {onPageChange && entries && (
        <Pagination
          page={page}
          count={Math.ceil(count / pageSizeLimits.history)}
          onPageChange={onPageChange}
        />
      )}
    </Root>
  );
});
HistoryList.displayName = 'HistoryList';
