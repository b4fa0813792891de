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
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { CardList } from '../CardList/CardList.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Root } from './ContentList.styles.ts';

export const contentListMessages = { loading: 'Loading...' } as const;

declare global {
  interface SocietiesMessages {
    ContentList: Widened<typeof contentListMessages>;
  }
}

/** The pages of a list that a server pages, and how it is asked for another. */
export interface ContentPages {
  /** How many things there are on all pages; undefined while nobody knows. */
  count?: number;
  /** The page shown, from 1. */
  page: number;
  /** How many stand on a page. */
  pageSize: number;
  /** Another page was asked for; from 1. */
  onPageChange: (page: number) => void;
  /** Another page is on its way: the one shown stays, dimmed. */
  pending?: boolean;
}

/** What a list of a society's things has to show, whatever the things are. */
export interface ContentState {
  /** What failed, in words; shown while there is nothing else to show. */
  error?: ReactNode;
  /** Loads again what failed. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
  /** The feature is switched off for this society. */
  disabled?: boolean;
  /** Under the words of a switched off feature: the way to switch it on, for who may. */
  disabledAction?: ReactNode;
  /** The pages of a list that a server pages: what is given is then one of them. Without it all is shown. */
  pages?: ContentPages;
}

export interface ContentListProps<Item extends { id: number }>
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'>, ContentState {
  /** The page's heading: 'Events'. */
  title: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** The things; undefined while they load. */
  items?: readonly Item[];
  /** Draws one thing, usually as its card. */
  renderItem: (item: Item) => ReactNode;
  /** One thing that is coming, in its final size. */
  skeleton: ReactNode;
  /** How many skeletons stand in while the things load. @default 6 */
  skeletons?: number;
  /** Most columns there is room for; `posts` follows the specification's breakpoints. @default 'three' */
  columns?: 'one' | 'three' | 'four' | 'posts';
  /** What an empty list reads, and its action. */
  empty: ReactNode;
  /** Under the words of an empty list: what the reader may do about it. */
  emptyAction?: ReactNode;
  /** What a switched off feature reads. */
  disabledText: ReactNode;
  /** Between the heading and the things, once those are there: a part of the list that comes first. */
  before?: ReactNode;
  /** Names the things where other parts stand beside them. */
  listTitle?: ReactNode;
  /** Under the things and their pages, once those are there. */
  after?: ReactNode;
}

/** What a list of certain things leaves to its host: the states, and attributes of its element. */
export interface ContentGridProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'>, ContentState {
  /** Opens the form for a new one; for those who may. */
  onCreate?: () => void;
}

/** A page of a society's things: title, action, and the four states of a list besides the switched off feature. */
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
