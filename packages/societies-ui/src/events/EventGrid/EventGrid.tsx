import { Plus } from '../../base/Icon/icons.ts';
import { forwardRef, useState, type ReactNode } from 'react';
import type { ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useFocusAfterRemoval } from '../../base/useFocusAfterRemoval.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { CardList } from '../../content/CardList/CardList.tsx';
import { ContentList, type ContentGridProps } from '../../content/ContentList/ContentList.tsx';
import { DeleteEvent } from '../DeleteEvent/DeleteEvent.tsx';
import { EventCard, EventCardSkeleton, type CardEvent } from '../EventCard/EventCard.tsx';
import type { Registering } from '../registering.ts';
import { PastEvents, type PastPart } from './PastEvents.tsx';
import { Part } from './EventGrid.styles.ts';

export const eventGridMessages = {
  title: 'All Events',
  create: 'Create event',
  empty: 'No events to display',
  disabled: 'Events are disabled for this society',
  yours: 'Yours',
  coming: 'Coming up',
  nothingComing: 'Nothing else is planned yet',
  cohosted: 'With other societies',
  past: (count: number | undefined) => (count === undefined ? 'Past' : `Past · ${wholeNumber(count)}`),
  showPast: 'Show past events',
  hidePast: 'Hide past events',
} as const;

export interface EventGridProps extends ContentGridProps, Registering<CardEvent> {
  /** The events; undefined while they load. With `yours` or `past`, the other coming ones. */
  events?: readonly CardEvent[];
  /** The user's coming events, shown first. */
  yours?: readonly CardEvent[];
  /** Coming events of other societies that this one hosts too, such as a `PlaceList`; shown after its own. */
  cohosted?: ReactNode;
  /** Past events, shown last and folded. */
  past?: PastPart;
  /** The current time. */
  now: Date;
  /** The society's theme. */
  theme: ThemeColors;
  /** Id of the event whose registration is pending. */
  pending?: number | null;
  /** The pencil of an event was pressed. Without it there are no pencils. */
  onEdit?: (event: CardEvent) => void;
  /**
   * Deletes an event; confirmed here first, with the number of those who are registered. `following`: also those that follow
   * in its series.
   */
  onDelete?: (event: CardEvent, following: boolean) => void | Promise<unknown>;
}

/** A society's events: the user's own, other coming ones, those hosted with other societies, and past ones, folded. */
export const EventGrid = forwardRef<HTMLElement, EventGridProps>(function EventGrid(
  {
    events,
    yours = [],
    cohosted,
    past,
    now,
    theme,
    onRegister,
    onJoin,
    joinLabel,
    joinNote,
    onWithdraw,
    pending,
    onCreate,
    onEdit,
    onDelete,
    ...rest
  },
  ref,
) {
  const messages = useMessages('EventGrid', eventGridMessages);
  const [leaving, setLeaving] = useState<CardEvent | null>(null);
  const root = useForwardedRef(ref);
  // The pressed button is disabled and the card moves to the user's own events, where its name gets the focus.
  const [follow] = useFocusAfterRemoval<{ control: HTMLElement; event: string }>(({ event }) =>
    root.current?.querySelector<HTMLElement>(`[data-event="${event}"] :is(h3, h4) a`),
  );
  const others = yours.length > 0 || Boolean(cohosted) || (past?.count ?? 0) > 0;
  const first = yours[0] ?? events?.[0];
  const create = onCreate && (
    <Button icon={<Plus aria-hidden="true" />} onClick={onCreate}>
      {messages.create}
    </Button>
  );
  const cards = (orientation: 'vertical' | 'horizontal') => ({
    renderItem: (event: CardEvent) => (
      <EventCard
        event={event}
        data-event={event.id}
        orientation={orientation}
        now={now}
        theme={theme}
        level={others ? 4 : 3}
        onRegister={onRegister}
        onJoin={onJoin}
        joinLabel={joinLabel}
        joinNote={joinNote}
        onWithdraw={onWithdraw}
        pending={pending === event.id}
        eager={event === first}
        onEdit={onEdit}
        onDeletePress={onDelete && setLeaving}
      />
    ),
    skeleton: <EventCardSkeleton />,
    skeletons: 3,
  });
  return (
    <>
      <ContentList
        ref={root}
        data-soc="EventGrid"
        onFocusCapture={({ target }) => {
          const event = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
          if (event !== undefined) follow({ control: target, event });
        }}
        title={messages.title}
        action={events?.length === 0 && yours.length === 0 ? undefined : create}
        emptyAction={yours.length > 0 ? undefined : create}
        items={events}
        {...cards('vertical')}
        empty={others ? messages.nothingComing : messages.empty}
        disabledText={messages.disabled}
        before={
          yours.length > 0 && (
            <Part aria-label={messages.yours}>
              <h3 data-part>{messages.yours}</h3>
              <CardList items={yours} columns="one" {...cards('horizontal')} />
            </Part>
          )
        }
        listTitle={others ? messages.coming : undefined}
        after={
          <>
            {cohosted && (
              <Part aria-label={messages.cohosted}>
                <h3 data-part>{messages.cohosted}</h3>
                {cohosted}
              </Part>
            )}
            {past && (past.count ?? 0) > 0 && (
              <PastEvents
                part={past}
                title={messages.past(past.count)}
                toggle={past.open ? messages.hidePast : messages.showPast}
                cards={cards('vertical')}
              />
            )}
          </>
        }
        {...rest}
      />
      <DeleteEvent
        event={leaving}
        now={now}
        onClose={() => setLeaving(null)}
        onConfirm={(following) => (leaving ? onDelete?.(leaving, following) : undefined)}
      />
    </>
  );
});
EventGrid.displayName = 'EventGrid';
