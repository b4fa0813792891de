import { Plus } from '../../base/Icon/icons.ts';
import { forwardRef } from 'react';
import type { SocietyEvent, ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { ContentList, type ContentGridProps } from '../../content/ContentList/ContentList.tsx';
import { EventCard, EventCardSkeleton } from '../EventCard/EventCard.tsx';

export const eventGridMessages = {
  title: 'All Events',
  create: 'Create event',
  empty: 'No events to display',
  disabled: 'Events are disabled for this society',
} as const;

export interface EventGridProps extends ContentGridProps {
  /** The events; undefined while they load. */
  events?: readonly SocietyEvent[];
  /** The moment they are seen at. */
  now: Date;
  /** The society's theme. */
  theme: ThemeColors;
  /** Takes a place at an event for the reader. Without it there are no buttons. */
  onRegister?: (event: SocietyEvent) => void;
  /** Gives a place up again. Without it a registration stands. */
  onWithdraw?: (event: SocietyEvent) => void;
  /** Id of the event whose registration is under way. */
  pending?: number | null;
  /** The pencil of an event was pressed. Without it there are no pencils. */
  onEdit?: (event: SocietyEvent) => void;
  /** Deletes an event; asked for here first. */
  onDelete?: (event: SocietyEvent) => void | Promise<unknown>;
}

/** The events of a society. */
export const EventGrid = forwardRef<HTMLElement, EventGridProps>(function EventGrid(
  { events, now, theme, onRegister, onWithdraw, pending, onCreate, onEdit, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('EventGrid', eventGridMessages);
  const [askToDelete, question] = useConfirmDelete(onDelete, ({ name }) => name);
  const create = onCreate && (
    <Button icon={<Plus aria-hidden="true" />} onClick={onCreate}>
      {messages.create}
    </Button>
  );
  return (
    <>
      <ContentList
        ref={ref}
        data-soc="EventGrid"
        title={messages.title}
        action={create}
        items={events}
        renderItem={(event) => (
          <EventCard
            event={event}
            now={now}
            theme={theme}
            onRegister={onRegister}
            onWithdraw={onWithdraw}
            pending={pending === event.id}
            onEdit={onEdit}
            onDelete={onDelete && askToDelete}
          />
        )}
        skeleton={<EventCardSkeleton />}
        skeletons={3}
        empty={messages.empty}
        disabledText={messages.disabled}
        {...rest}
      />
      {question}
    </>
  );
});
EventGrid.displayName = 'EventGrid';
