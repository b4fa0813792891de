import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { CalendarLeaf } from '../../events/CalendarLeaf/CalendarLeaf.tsx';
import { bookingOf } from '../../events/booking.ts';
import type { AgendaEvent } from '../agendaEvent.ts';
import { agendaStateMessages } from '../AgendaItem/AgendaState.tsx';
import { Root } from './PlaceList.styles.ts';

export interface PlaceListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The events, in the order in which they are shown. */
  events: readonly AgendaEvent[];
  /** The current time. */
  now: Date;
}

/** A short list of events: day, name, society, time and the user's registration. */
export const PlaceList = forwardRef<HTMLUListElement, PlaceListProps>(function PlaceList(
  { events, now, ...rest },
  ref,
) {
  const messages = useMessages('AgendaState', agendaStateMessages);
  const dates = useDates();
  const routes = useRoutes();
  const placeOf = (event: AgendaEvent) => {
    const booking = bookingOf(event, now);
    const words =
      booking.kind === 'waiting'
        ? messages.waiting(booking.position)
        : booking.kind === 'going' || booking.kind === 'cancelled'
          ? messages[booking.kind]
          : undefined;
    return (
      words && (
        <span data-part="place" data-state={booking.kind}>
          {words}
        </span>
      )
    );
  };
  return (
    <Root ref={ref} data-soc="PlaceList" {...rest}>
      {events.map((event) => (
        <li data-part key={event.id}>
          <CalendarLeaf instant={event.datetime} />
          <span data-part="words">
            <LinkOrText href={routes.event({ id: event.id, society: event.society.id })}>
              {event.name}
            </LinkOrText>
            <span>{`${event.society.name} · ${dates.time(event.datetime)}`}</span>
            {placeOf(event)}
          </span>
        </li>
      ))}
    </Root>
  );
});
PlaceList.displayName = 'PlaceList';
