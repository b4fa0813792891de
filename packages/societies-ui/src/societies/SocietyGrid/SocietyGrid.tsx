import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits } from 'societies-contract';
import { isLongList } from '../../base/Card/isLongList.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { SocietyCard, SocietyCardSkeleton, type CardSociety } from '../SocietyCard/SocietyCard.tsx';
import { Root } from './SocietyGrid.styles.ts';

export const societyGridMessages = {
  count: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'society' : 'societies'}`,
  loading: 'Loading societies...',
  empty: 'No societies to display',
  emptyHint: 'Try another word or fewer categories.',
} as const;

declare global {
  interface SocietiesMessages {
    SocietyGrid: Widened<typeof societyGridMessages>;
  }
}

export interface SocietyGridProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'title' | 'children' | 'onError'
> {
  /** The societies; undefined while they load. Of a list paged by the server, those of the page shown. */
  societies?: readonly CardSociety[];
  /** Heading above the grid, with the number of societies beside it. */
  title?: ReactNode;
  /**
   * How many there are in all, where the server pages the list: then `page` and `onPageChange` belong to the host, who goes back to
   * page 1 when this number changes. Without it the grid pages what it is given by itself, and goes back by itself.
   */
  count?: number;
  /** The page shown, from 1. */
  page?: number;
  /**
   * Another page was asked for; from 1. The grid has turned by itself unless the host holds `page`. With `count` and without it
   * there is no way to other pages.
   */
  onPageChange?: (page: number) => void;
  /** Other societies are on their way: those that are shown stay, dimmed. */
  pending?: boolean;
  /** Cards of a page. @default 12 */
  pageSize?: number;
  /** What a press on a card opens. Without it a card leads to its society. Keep it stable. */
  onOpen?: (society: CardSociety) => void;
  /** Draws a line at the foot of each card, such as `NextEvent`, in the place of 'Member'. Keep it stable. */
  renderNote?: (society: CardSociety) => ReactNode;
  /** What failed, in words; shown in place of the cards. */
  error?: ReactNode;
  /** Loads the societies again. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
  /** In place of the drawing for an empty list. */
  empty?: ReactNode;
}

/** Cards of societies in one to four columns, twelve to a page. */
export const SocietyGrid = forwardRef<HTMLElement, SocietyGridProps>(function SocietyGrid(
  {
    societies,
    title,
    count,
    page,
    onPageChange,
    pending = false,
    pageSize = pageSizeLimits.societies,
    onOpen,
    renderNote,
    error,
    onRetry,
    retrying,
    empty,
    ...rest
  },
  ref,
) {
  const messages = useMessages('SocietyGrid', societyGridMessages);
  const id = useId();
  const total = count ?? societies?.length ?? 0;
  // A page belongs to the count it was chosen under: another count begins at page 1, before anything is painted.
  const [own, setOwn] = useState({ page: 1, total });
  if (own.total !== total) setOwn({ page: 1, total });
  const shown = count === undefined ? (page ?? own.page) : (page ?? 1);
  const visible =
    count === undefined ? societies?.slice((shown - 1) * pageSize, shown * pageSize) : societies;
  const turn = (next: number) => {
    setOwn({ page: next, total });
    onPageChange?.(next);
  };

  const content = () => {
    if (error && !visible) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (!visible) {
      return (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <ul data-part="cards" aria-hidden="true">
            {Array.from({ length: pageSize }, (_, index) => (
              <li key={index}>
                <SocietyCardSkeleton noted={renderNote !== undefined} />
              </li>
            ))}
          </ul>
        </>
      );
    }
    if (visible.length === 0)
      return empty ?? <EmptyState title={messages.empty} description={messages.emptyHint} />;
    return (
      <ul data-part="cards" data-long={isLongList(visible) || undefined}>
        {visible.map((society) => (
          <li key={society.id}>
            <SocietyCard
              society={society}
              onOpen={onOpen}
              note={renderNote?.(society)}
              headingLevel={title ? 3 : 2}
            />
          </li>
        ))}
      </ul>
    );
  };

  return (
    <Root
      ref={ref}
      data-soc="SocietyGrid"
      data-state={pending && visible ? 'pending' : undefined}
      aria-labelledby={title ? `${id}title` : undefined}
      aria-busy={(!visible && !error) || pending || undefined}
      {...rest}
    >
      {title && (
        <div data-part="head">
          <h2 id={`${id}title`}>{title}</h2>
          {visible && (
            <p data-part="count" role="status">
              {messages.count(total)}
            </p>
          )}
        </div>
      )}
      {content()}
      {(count === undefined || onPageChange) && (
        <Pagination page={shown} count={Math.ceil(total / pageSize)} onPageChange={turn} />
      )}
    </Root>
  );
});
SocietyGrid.displayName = 'SocietyGrid';
