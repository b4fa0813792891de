import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, type Category } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { TriangleAlert } from '../../base/Icon/icons.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useFocusInstead } from '../../base/useFocusAfterRemoval.ts';
import { usePending } from '../../base/usePending.ts';
import { ExportButton, type ExportProps } from '../../content/ExportButton/ExportButton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { RequestState } from '../../societies/RequestThread/RequestThread.tsx';
import { RequestModal, type ListedRequest, type RequestAction } from '../RequestModal/RequestModal.tsx';
import { Root } from './RequestsTables.styles.ts';

export const requestsTablesMessages = {
  title: 'Society requests',
  pending: 'Requests',
  rejected: 'Rejected Requests',
  empty: 'No requests to display!',
  name: 'Name',
  category: 'Category',
  user: 'User ID',
  date: 'Date',
  actions: 'Actions',
  view: 'View Request',
  looksLike: (society: string) => `Looks like ${society}`,
  age: (days: number) => (days < 1 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`),
} as const;

/** A page of a list of requests, with the props of server-side paging. */
export interface RequestsPage extends Omit<DrivenList, 'search' | 'onSearchChange' | 'count'> {
  /** Those of the page; undefined while they load. Pass a stable array. */
  requests?: readonly ListedRequest[];
  /** Number of requests on all pages. */
  count: number | undefined;
}

export interface RequestsTablesProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, ExportProps {
  /**
   * All requests; undefined while they load. Pass a stable array. Where a server makes their pages: one list of those that wait
   * and one of those that were rejected.
   */
  requests?: readonly ListedRequest[] | { waiting: RequestsPage; rejected: RequestsPage };
  /**
   * Names the requests' categories. Pass a stable array. Undefined while they load: the tables wait for them, because names
   * that come later would move the columns.
   */
  categories?: readonly Category[];
  /**
   * Accepts, rejects or deletes a request. While its promise is pending nothing else can be pressed; then the modal
   * closes, unless it gives `false`.
   */
  onAction: (
    request: ListedRequest,
    action: RequestAction,
    message: string,
  ) => void | boolean | Promise<void | boolean>;
  /** Whether messages can be written: then changes can be asked for, and a rejection can have a reason. @default false */
  talking?: boolean;
  /** The present time: the dates then say how long ago they were. */
  now?: Date;
  /** Error message. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

const none: readonly ListedRequest[] = [];

function listsOf(requests: RequestsTablesProps['requests']): {
  waiting: RequestsPage;
  rejected: RequestsPage;
} {
  if (requests !== undefined && 'waiting' in requests) return requests;
  return {
    waiting: { requests: requests?.filter(({ rejected }) => !rejected), count: undefined },
    rejected: { requests: requests?.filter(({ rejected }) => rejected), count: undefined },
  };
}

/** Pending and rejected society requests, 40 per page. Each opens in full. */
export const RequestsTables = forwardRef<HTMLElement, RequestsTablesProps>(function RequestsTables(
  { requests, categories, onAction, talking, now, onExport, error, onRetry, retrying, onFocus, ...rest },
  ref,
) {
  // When its last request goes, a table is replaced, and the focus in it would be lost.
  const focused = useFocusInstead(ref, onFocus, 'h1');
  const dates = useDates();
  const messages = useMessages('RequestsTables', requestsTablesMessages);
  const [open, setOpen] = useState<number | null>(null);
  const lists = useMemo(() => listsOf(requests), [requests]);
  const names = useMemo(() => new Map(categories?.map(({ id, name }) => [id, name])), [categories]);

  const columns = useMemo(
    (): DataColumn<ListedRequest>[] => [
      {
        id: 'name',
        header: messages.name,
        rowHeader: true,
        sortValue: ({ name }) => name,
        cell: ({ name, looks_like, state }) => (
          <span data-part="name">
            <span>{name}</span>
            {state === 'changes_asked' && <RequestState state={state} />}
            {looks_like && (
              <Badge variant="warning" icon={<TriangleAlert aria-hidden="true" />}>
                {messages.looksLike(looks_like.name)}
              </Badge>
            )}
          </span>
        ),
      },
      {
        id: 'category',
        header: messages.category,
        sortValue: ({ category }) => names.get(category) ?? '',
        cell: ({ category }) => names.get(category) ?? '',
      },
      {
        id: 'user',
        header: messages.user,
        sortValue: ({ user }) => user,
        cell: ({ user, user_name }) =>
          user_name ? (
            <span data-part="user">
              <span>{user_name}</span> <span>{user}</span>
            </span>
          ) : (
            user
          ),
      },
      {
        id: 'date',
        header: messages.date,
        sortValue: ({ date }) => new Date(date),
        cell: ({ date }) => (
          <time data-part dateTime={date}>
            <span>{now ? `${dates.day(date)},` : dates.day(date)}</span>{' '}
            {now && <span>{messages.age(Math.floor((now.getTime() - Date.parse(date)) / 86_400_000))}</span>}
          </time>
        ),
      },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '152px',
        cell: ({ id, name }) => (
          <Button
            variant="soft"
            size="small"
            aria-label={`${messages.view}: ${name}`}
            onClick={() => setOpen(id)}
          >
            {messages.view}
          </Button>
        ),
      },
    ],
    [messages, names, dates, now],
  );

  const { run, pending } = usePending(onAction);
  const act = async (request: ListedRequest, action: RequestAction, message: string) => {
    if ((await run(request, action, message)) !== false) setOpen(null);
  };

  const table = (caption: string, { requests: rows, ...driven }: RequestsPage) => (
    <Card clip>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows ?? none}
        rowId={({ id }) => id}
        pageSize={pageSizeLimits.requests}
        loading={!rows}
        {...driven}
      />
    </Card>
  );
  const { waiting, rejected } = lists;
  const loaded =
    waiting.requests !== undefined && rejected.requests !== undefined && categories !== undefined;
  const amount = ({ count, requests: rows }: RequestsPage) => count ?? rows?.length ?? 0;
  const shown = [...(waiting.requests ?? none), ...(rejected.requests ?? none)].find(({ id }) => id === open);

  return (
    <Root data-soc="RequestsTables" {...focused} {...rest}>
      <PageHeader title={messages.title} action={onExport && <ExportButton onExport={onExport} />} />
      {error && !loaded ? (
        <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
      ) : loaded && amount(waiting) + amount(rejected) === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <>
          {(!loaded || amount(waiting) > 0) &&
            table(messages.pending, loaded ? waiting : { ...waiting, requests: undefined })}
          {loaded && amount(rejected) > 0 && table(messages.rejected, rejected)}
        </>
      )}
      <RequestModal
        request={shown ?? null}
        category={shown ? names.get(shown.category) : undefined}
        pending={pending?.[1] ?? null}
        talking={talking}
        onAction={act}
        onClose={() => setOpen(null)}
      />
    </Root>
  );
});
RequestsTables.displayName = 'RequestsTables';
