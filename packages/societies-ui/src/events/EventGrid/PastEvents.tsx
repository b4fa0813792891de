import { useId, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { ChevronDown } from '../../base/Icon/icons.ts';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { CardList, type CardListProps } from '../../content/CardList/CardList.tsx';
import type { ContentPages } from '../../content/ContentList/ContentList.tsx';
import type { CardEvent } from '../EventCard/EventCard.tsx';
import { Part } from './EventGrid.styles.ts';

/** Props of past events. */
export interface PastPart {
  /** Number of past events; undefined while unknown. With none the part is not shown. */
  count?: number;
  /** Whether the part is unfolded. */
  open: boolean;
  /** Called when it is toggled; events are needed only while it is open. */
  onToggle: (open: boolean) => void;
  /** Latest first; undefined while they load or are not needed. */
  events?: readonly CardEvent[];
  /** Paging; without it all are shown. */
  pages?: ContentPages;
  /** Error message. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
}

interface PastEventsProps {
  /** The events, and whether they are shown. */
  part: PastPart;
  /** The heading, including the number. */
  title: string;
  /** The button's label. */
  toggle: string;
  /** Renders a card. */
  cards: Pick<CardListProps<CardEvent>, 'renderItem' | 'skeleton' | 'skeletons'>;
}

/** Past events, folded. */
export function PastEvents({ part, title, toggle, cards }: PastEventsProps) {
  const { open, onToggle, events, pages, error, onRetry } = part;
  const id = useId();
  return (
    <Part aria-label={title} data-state={pages?.pending ? 'pending' : undefined}>
      <div data-part="fold">
        <h3 data-part>{title}</h3>
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
