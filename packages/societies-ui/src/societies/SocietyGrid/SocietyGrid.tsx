import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits } from 'societies-contract';
import { Accordion } from '../../base/Accordion/Accordion.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { CardList } from '../../content/CardList/CardList.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { SocietyCard, SocietyCardSkeleton, type CardSociety } from '../SocietyCard/SocietyCard.tsx';
import { Root } from './SocietyGrid.styles.ts';

export const societyGridMessages = {
  count: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'society' : 'societies'}`,
  loading: 'Loading societies...',
  empty: 'No societies to display',
  emptyHint: 'Try another word or fewer categories.',
  inactive: 'Not active this year',
  inactiveHint: (count: number) =>
    `${wholeNumber(count)} ${count === 1 ? 'society' : 'societies'}, waiting for somebody to bring them back`,
} as const;

export interface SocietyGridProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'title' | 'children' | 'onError'
> {
  /** The societies, or those of the current page if a server pages; undefined while they load. */
  societies?: readonly CardSociety[];
  /** Heading, with the number of societies beside it. */
  title?: ReactNode;
  /**
   * Number of all societies, if a server pages: the host then controls `page`, and returns to page 1 when this number changes.
   * Without it the grid pages by itself.
   */
  count?: number;
  /** The page shown, from 1. */
  page?: number;
  /**
   * Called with the requested page, from 1. Uncontrolled without `page`. With `count` and without this there is no pagination.
   */
  onPageChange?: (page: number) => void;
  /** Whether other societies are loading: dims the current ones. */
  pending?: boolean;
  /** Cards per page. @default 12 */
  pageSize?: number;
  /** Opens a society. Without it cards are links. Pass a stable function. */
  onOpen?: (society: CardSociety) => void;
  /** The current time: with it cards say when a society was last active. */
  now?: Date;
  /** Renders a card's `note`, such as `NextEvent`. Pass a stable function. */
  renderNote?: (society: CardSociety) => ReactNode;
  /** Error message, shown in place of the cards. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
  /** Replaces the illustration of an empty list. */
  empty?: ReactNode;
}

/** Whether a society handed in nothing this year. */
const isInactive = ({ affiliation }: CardSociety) => affiliation === 'lapsed';

/** The same societies in the same order, those not active this year last. */
const inactiveLast = (societies: readonly CardSociety[]) =>
  societies.some(isInactive)
    ? societies.toSorted((one, other) => Number(isInactive(one)) - Number(isInactive(other)))
    : societies;

/** Societies as cards in one to four columns, twelve per page; those not active this year last, folded. */
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
    now,
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
  // The page belongs to the count it was chosen for: another count resets it to 1 during render.
  const [own, setOwn] = useState({ page: 1, total });
  if (own.total !== total) setOwn({ page: 1, total });
  const shown = count === undefined ? (page ?? own.page) : (page ?? 1);
  const visible =
    count === undefined
      ? societies && inactiveLast(societies).slice((shown - 1) * pageSize, shown * pageSize)
      : societies;
  const goToPage = (next: number) => {
    setOwn({ page: next, total });
    onPageChange?.(next);
  };

  const cards = (items: readonly CardSociety[] | undefined) => (
    <CardList
      items={items}
      columns="societies"
      renderItem={(society) => (
        <SocietyCard
          society={society}
          onOpen={onOpen}
          now={now}
          note={renderNote?.(society)}
          headingLevel={title ? 3 : 2}
          eager={society === visible?.[0]}
        />
      )}
      skeleton={<SocietyCardSkeleton noted={renderNote !== undefined} dated={now !== undefined} />}
      skeletons={pageSize}
    />
  );
  const content = () => {
    if (error && !visible) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (visible?.length === 0)
      return empty ?? <EmptyState title={messages.empty} description={messages.emptyHint} />;
    const active = visible?.filter((society) => !isInactive(society));
    const inactive = visible?.filter(isInactive) ?? [];
    return (
      <>
        {!visible && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
        {active?.length !== 0 && cards(active)}
        {inactive.length > 0 && (
          <Accordion
            // Open where a page has nothing else, so that a search that finds one shows it.
            key={active?.length === 0 ? 'alone' : 'below'}
            items={[
              {
                id: 'inactive',
                title: messages.inactive,
                hint: messages.inactiveHint(inactive.length),
                content: cards(inactive),
                defaultOpen: active?.length === 0,
              },
            ]}
          />
        )}
      </>
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
          <h2 data-part id={`${id}title`}>
            {title}
          </h2>
          {visible && (
            <p data-part="count" role="status">
              {messages.count(total)}
            </p>
          )}
        </div>
      )}
      {content()}
      {(count === undefined || onPageChange) && (
        <Pagination page={shown} count={Math.ceil(total / pageSize)} onPageChange={goToPage} />
      )}
    </Root>
  );
});
SocietyGrid.displayName = 'SocietyGrid';
