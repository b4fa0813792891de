import { forwardRef, memo, useId, type ComponentPropsWithoutRef } from 'react';
import { endOf, eventState, hoursOf, placesLeft } from 'societies-contract';
import { MapPin } from '../../base/Icon/icons.ts';
import { Progress } from '../../base/Progress/Progress.tsx';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { isRunning } from '../../events/booking.ts';
import { rhythmOf, seriesWords } from '../../events/series.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import type { AgendaEvent } from '../agendaEvent.ts';
import { AgendaState } from './AgendaState.tsx';
import { Root } from './AgendaItem.styles.ts';

export const agendaItemMessages = {
  time: 'Time',
  venue: 'Venue',
  price: 'Price',
  society: 'Society',
  free: 'Free',
  paid: 'Paid',
  unpaid: 'To be paid',
  payBy: (moment: string) => `To be paid by ${moment}`,
  running: 'On now',
  series: seriesWords,
  placesLabel: 'Places taken',
  placesLeft: (count: number) =>
    count === 0 ? 'Full' : count === 1 ? '1 place left' : `${count} places left`,
} as const;

export interface AgendaItemProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The event, with its society and the user's registration. */
  event: AgendaEvent;
  /** The current time. */
  now: Date;
  /** Signs up for a place or the waiting list. Without it there are no buttons. */
  onRegister?: (event: AgendaEvent) => void;
  /** Shows the code of a place the user has. Without it such events say that the user is going. */
  onTicket?: (event: AgendaEvent) => void;
  /** Whether the registration is pending; its button then shows progress. */
  pending?: boolean;
  /** Heading level. @default 3 */
  level?: 3 | 4;
  /** Loads the picture eagerly; for the first items of a list. */
  eager?: boolean;
}

/**
 * An event as a row of an agenda: when, what, whose, where, price, free places and the user's action. Memoised: pass a stable
 * `onRegister` in long lists.
 */
export const AgendaItem = memo(
  forwardRef<HTMLElement, AgendaItemProps>(function AgendaItem(
    { event, now, onRegister, onTicket, pending = false, level = 3, eager = false, ...rest },
    ref,
  ) {
    const root = useForwardedRef(ref);
    // Pressing its button removes it, so the focus moves to the event's name.
    const [keepPlace] = useFocusInRows(root);
    const dates = useDates();
    const { amount } = useNumbers();
    const routes = useRoutes();
    const messages = useMessages('AgendaItem', agendaItemMessages);
    const id = useId();
    const Heading = `h${level}` as const;
    const { society, datetime, max_participants, participants, later_dates = [] } = event;
    const end = endOf(event);
    const left = messages.placesLeft(placesLeft(event));
    const payment = () => {
      const { place, price } = event;
      if (place?.paid) return messages.paid;
      if (!event.joined || place?.status === 'waiting' || price === 0) return undefined;
      if (place?.pay_until)
        return messages.payBy(`${dates.day(place.pay_until)}, ${dates.time(place.pay_until)}`);
      return event.payment ? messages.unpaid : undefined;
    };
    const due = payment();
    // Events that have begun or are cancelled show no free places.
    const hasPlaces = !['past', 'cancelled'].includes(eventState(event, now));
    return (
      <Root
        ref={root}
        data-soc="AgendaItem"
        aria-labelledby={`${id}name`}
        onFocusCapture={keepPlace}
        {...rest}
      >
        <SocietyArt
          seed={event.id}
          theme={society.theme}
          src={event.image}
          size="picture"
          sizes="112px"
          loading={eager ? 'eager' : 'lazy'}
        />
        <div data-part="words">
          <p data-part="time">
            <VisuallyHidden>{`${messages.time}: `}</VisuallyHidden>
            <time data-part dateTime={datetime}>
              {hoursOf(event.duration) < 24
                ? `${dates.time(datetime)}–${dates.time(end)}`
                : `${dates.time(datetime)} – ${dates.dayAndMonth(dates.isoDay(end))}, ${dates.time(end)}`}
            </time>
            {isRunning(event, now) && <span data-part="running">{messages.running}</span>}
          </p>
          <Heading id={`${id}name`} data-part="heading">
            <LinkOrText href={routes.event({ id: event.id, society: society.id })} data-part="name">
              {event.name}
            </LinkOrText>
          </Heading>
          <ul data-part="facts">
            <li data-part>
              <VisuallyHidden>{`${messages.society}: `}</VisuallyHidden>
              <SocietyLogo name={society.name} src={society.logo} data-part="logo" />
              <span>{society.name}</span>
            </li>
            {event.venue && (
              <li data-part="venue">
                <VisuallyHidden>{`${messages.venue}: `}</VisuallyHidden>
                <MapPin aria-hidden="true" />
                <span>{event.venue}</span>
              </li>
            )}
            <li data-part>
              <VisuallyHidden>{`${messages.price}: `}</VisuallyHidden>
              <span>{event.price === 0 ? messages.free : amount(event.price)}</span>
            </li>
            {due && (
              <li data-part="payment" data-state={event.place?.paid ? 'paid' : 'unpaid'}>
                {due}
              </li>
            )}
            {later_dates.length > 0 && (
              <li data-part>{messages.series(rhythmOf(datetime, later_dates), later_dates.length)}</li>
            )}
          </ul>
        </div>
        {hasPlaces && (
          <div data-part="places">
            <Progress
              label={messages.placesLabel}
              hideLabel
              value={participants}
              max={max_participants}
              valueText={left}
            />
            <span aria-hidden="true">{left}</span>
          </div>
        )}
        <AgendaState
          event={event}
          now={now}
          pending={pending}
          onRegister={onRegister}
          onTicket={onTicket}
          describedBy={`${id}name`}
        />
      </Root>
    );
  }),
);
AgendaItem.displayName = 'AgendaItem';
