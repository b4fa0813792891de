import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { CardList } from '../CardList/CardList.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Root } from './ContentList.styles.ts';

export const contentListMessages = { loading: 'Loading...' } as const;

/** Props of server-side paging. */
export interface ContentPages {
  /** Number of items on all pages; undefined while unknown. */
  count?: number;
  /** The current page, from 1. */
  page: number;
  /** Items per page. */
  pageSize: number;
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void;
  /** Whether another page is loading: dims the current one. */
  pending?: boolean;
}

/** The state of a list of a society's content. */
export interface ContentState {
  /** Error message, shown while there is nothing else to show. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
  /** Whether the society has the feature off. */
  disabled?: boolean;
  /** Under the words of a switched off feature: the way to switch it on, for who may. */
  disabledAction?: ReactNode;
  /** Paging on a server; without it all items are shown. */
  pages?: ContentPages;
}

export interface ContentListProps<Item extends { id: number }>
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'>, ContentState {
  /** The page's heading, such as 'Events'. */
  title: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** The items; undefined while they load. */
  items?: readonly Item[];
  /** Renders an item, usually as its card. */
  renderItem: (item: Item) => ReactNode;
  /** A placeholder for an item, in its final size. */
  skeleton: ReactNode;
  /** Number of placeholders while loading. @default 6 */
  skeletons?: number;
  /** Maximum number of columns; `posts` follows the specification's breakpoints. @default 'three' */
  columns?: 'one' | 'three' | 'four' | 'posts';
  /** Text of the empty list. */
  empty: ReactNode;
  /** An action below the text of the empty list. */
  emptyAction?: ReactNode;
  /** Text if the feature is off. */
  disabledText: ReactNode;
  /** Content between heading and items, shown once they are loaded. */
  before?: ReactNode;
  /** Heading of the items, if there are other parts beside them. */
  listTitle?: ReactNode;
  /** Content below items and pagination, shown once they are loaded. */
  after?: ReactNode;
}

/** Props that a list of specific content passes on to its host. */
export interface ContentGridProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'>, ContentState {
  /** Opens the form for a new one; for those with permission. */
  onCreate?: () => void;
}

/** A page of a society's content: title, action, and the states of a list, including a switched-off feature. */
export const ContentList = forwardRef<HTMLElement, ContentListProps<{ id: number }>>(function ContentList(
  {
    title,
    action,
    items,
    renderItem,
    skeleton,
    skeletons = 6,
    columns = 'three',
    empty,
    emptyAction,
    disabled,
    disabledAction,
    disabledText,
    error,
    onRetry,
    retrying,
    pages,
    before,
    listTitle,
    after,
    ...rest
  },
  ref,
) {
  const messages = useMessages('ContentList', contentListMessages);
  const pending = pages?.pending === true;
  const shown = items !== undefined && !disabled;
  const content = () => {
    if (disabled) return <EmptyState title={disabledText} action={disabledAction} />;
    if (items?.length === 0) return <EmptyState title={empty} action={emptyAction} />;
    if (items) return <CardList {...{ items, renderItem, skeleton, skeletons, columns }} />;
    if (error) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    return (
      <>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <CardList items={undefined} {...{ renderItem, skeleton, skeletons, columns }} />
      </>
    );
  };
  return (
    <Root
      ref={ref}
      data-soc="ContentList"
      data-state={pending && items ? 'pending' : undefined}
      aria-busy={(!items && !error && !disabled) || pending || undefined}
      {...rest}
    >
      <PageHeader level={2} title={title} action={disabled ? undefined : action} />
      {shown && before}
      {shown && listTitle && <h3 data-part="listTitle">{listTitle}</h3>}
      {content()}
      {pages && shown && (
        <Pagination
          page={pages.page}
          count={Math.ceil((pages.count ?? 0) / pages.pageSize)}
          onPageChange={pages.onPageChange}
        />
      )}
      {shown && after}
    </Root>
  );
}) as (<Item extends { id: number }>(
  props: ContentListProps<Item> & { ref?: Ref<HTMLElement> },
) => ReactElement) & {
  displayName?: string;
};
ContentList.displayName = 'ContentList';
