import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { Root } from './PagedList.styles.ts';

/** What every list of cards takes that is read page by page. */
export interface PagedListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** Number of entries on all pages. */
  count?: number;
  /** The current page, from 1. @default 1 */
  page?: number;
  /** Called with the requested page, from 1. Without it there are no pages. */
  onPageChange?: (page: number) => void;
  /** Below the words of an empty list, such as a button that makes the first entry. */
  emptyAction?: ReactNode;
  /** Error message, shown in place of the list. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

export interface PagedListOwnProps extends PagedListProps {
  /** The name of the component that lists. */
  'data-soc': string;
  /** How many entries a page holds. */
  pageSize: number;
  /** Of the component that lists. */
  messages: { none: string; noneHint: string; pages: string };
  /** The entries, as cards. Undefined while they load. */
  children: readonly ReactNode[] | undefined;
}

/** Cards below each other, page by page, with what stands there while they load, when there are none, and after an error. */
export const PagedList = forwardRef<HTMLElement, PagedListOwnProps>(function PagedList(
  {
    children,
    count = 0,
    page = 1,
    pageSize,
    onPageChange,
    emptyAction,
    error,
    onRetry,
    retrying,
    messages,
    ...rest
  },
  ref,
) {
  const content = () => {
    if (error && !children) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (!children)
      return (
        <>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </>
      );
    if (children.length === 0)
      return <EmptyState title={messages.none} description={messages.noneHint} action={emptyAction} />;
    return <ul data-part="list">{children}</ul>;
  };
  const pages = Math.ceil(count / pageSize);
  return (
    <Root ref={ref} aria-busy={!children && !error} {...rest}>
      {content()}
      {onPageChange && pages > 1 && (
        <Pagination aria-label={messages.pages} page={page} count={pages} onPageChange={onPageChange} />
      )}
    </Root>
  );
});
PagedList.displayName = 'PagedList';
