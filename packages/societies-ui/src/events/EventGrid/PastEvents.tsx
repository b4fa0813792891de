import { useId, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { ChevronDown } from '../../base/Icon/icons.ts';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { CardList, type CardListProps } from '../../content/CardList/CardList.tsx';
import type { ContentPages } from '../../content/ContentList/ContentList.tsx';
import type { CardEvent } from '../EventCard/EventCard.tsx';
import { Part } from './EventGrid.styles.ts';

/** Events that are over, and whether they are shown. */
export interface PastPart {
  /** How many there are; none is no part. Undefined while nobody knows. */
  count?: number;
  /** Whether the part is unfolded. */
  open: boolean;
  /** It was folded, or unfolded: only then its events are needed. */
  onToggle: (open: boolean) => void;
  /** The last first; undefined while they load, or are not asked for. */
  events?: readonly CardEvent[];
  /** Their pages. Without it all are shown. */
  pages?: ContentPages;
  /** What failed, in words. */
  error?: ReactNode;
  /** Loads again what failed. */
  onRetry?: () => void;
}

interface PastEventsProps {
  /** The events, and whether they are shown. */
  part: PastPart;
  /** Heading, with how many there are. */
  title: string;
  /** What the button does. */
  toggle: string;
  /** How one is drawn. */
  cards: Pick<CardListProps<CardEvent>, 'renderItem' | 'skeleton' | 'skeletons'>;
}

/** Events that are over, folded away until somebody asks. */
export function PastEvents({ part, title, toggle, cards }: PastEventsProps) {
  const { open, onToggle, events, pages, error, onRetry } = part;
  const id = useId();
  return (
    <Part aria-label={title} data-state={pages?.pending ? 'pending' : undefined}>
      <div data-part="fold">
        <h3>{title}</h3>
        <Button
          variant="bare"
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-part="toggle"
          iconAfter={<ChevronDown aria-hidden="true" />}
          onClick={() => onToggle(!open)}
        >
          {toggle}
        </Button>
      </div>
      {open && (
        <div id={id} data-part="past">
          {error && !events ? (
            <ErrorState title={error} onRetry={onRetry} />
          ) : (
            <CardList items={events} columns="three" {...cards} />
          )}
          {pages && events && (
            <Pagination
              page={pages.page}
              count={Math.ceil((pages.count ?? 0) / pages.pageSize)}
              onPageChange={pages.onPageChange}
            />
          )}
        </div>
      )}
    </Part>
  );
}
PastEvents.displayName = 'PastEvents';
