import { CalendarDays, Check, Clock, MapPin, Ticket } from '../../base/Icon/icons.ts';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import {
  eventLimits,
  firstOf,
  lengthOf,
  type EventLine,
  type SocietyEvent,
  type ThemeColors,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { EditTools, editToolsMessages } from '../../content/EditTools/EditTools.tsx';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { CalendarLeaf } from '../CalendarLeaf/CalendarLeaf.tsx';
import { EventLines } from '../EventLines/EventLines.tsx';
import { bookingOf, type BookedEvent } from '../booking.ts';
import type { Registering } from '../registering.ts';
import { useBarred } from '../useBarred.ts';
import { eventMessages, eventWords } from '../eventWords.ts';
import { rhythmOf, seriesWords } from '../series.ts';
import type { StatedEvent } from './eventState.ts';
import { Root } from './EventCard.styles.ts';

export const eventCardMessages = {
  ...eventMessages,
  ...editToolsMessages,
  more: 'Show More',
  less: 'Show Less',
  date: 'Date',
  duration: 'Duration',
  venue: 'Venue',
  price: 'Price',
  free: 'Free',
  places: (taken: number, all: number) => `${wholeNumber(taken)} of ${wholeNumber(all)} places taken`,
  /** The co-hosting societies, below the name. */
  with: (societies: readonly string[]) => `With ${societies.join(' and ')}`,
  placesLabel: 'Places taken',
  series: seriesWords,
  withdraw: 'Give up my place',
  leaveWaitingList: 'Leave the waiting list',
} as const;

/** An event as far as a card shows it. */
export type CardEvent = StatedEvent &
  BookedEvent &
  Pick<
    SocietyEvent,
    | EventLine
    | 'id'
    | 'society'
    | 'name'
    | 'description'
    | 'venue'
    | 'price'
    | 'image'
    | 'waiting'
    | 'series_id'
    | 'later_dates'
    | 'hosts'
  >;

export interface EventCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, Registering<CardEvent> {
  /** The event as far as the card shows it, with the reader's own registration. */
  event: CardEvent;
  /** The current time. */
  now: Date;
  /** The society's theme, for the art that replaces a missing picture. */
  theme: ThemeColors;
  /** Whether the registration or cancellation is pending. */
  pending?: boolean;
  /** Called when the edit button is pressed. Without it there is no such button. */
  onEdit?: (event: CardEvent) => void;
  /** Called when the delete button is pressed; the host asks for confirmation. Without it there is no such button. */
  onDeletePress?: (event: CardEvent) => void;
  /**
   * Where the picture is: above the text, or, where the container has 560 px, beside it; from 900 px the action is on the other
   * side. @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  /** Heading level: 4 below another heading of level 3. @default 3 */
  level?: 3 | 4;
  /** Loads the picture eagerly; for the first cards of a list. */
  eager?: boolean;
}

/** The preview of a description. */
const cut = (text: string) => `${firstOf(text, eventLimits.descriptionPreview).trimEnd()}…`;

/** An event: when, where, price, places, and signing up. */
export const EventCard = forwardRef<HTMLDivElement, EventCardProps>(function EventCard(
  {
    event,
    now,
    theme,
    onRegister,
    onJoin,
    joinLabel,
    joinNote,
    pending = false,
    onWithdraw,
    onEdit,
    onDeletePress,
    orientation = 'vertical',
    level = 3,
    eager = false,
    ...rest
  },
  ref,
) {
  const dates = useDates();
  const routes = useRoutes();
  const { amount } = useNumbers();
  const messages = useMessages('EventCard', eventCardMessages);
  const id = useId();
  const others = (event.hosts ?? []).slice(1).map((host) => host.name);
  const Heading = `h${level}` as const;
  const [whole, setWhole] = useState(false);
  const {
    name,
    description,
    venue,
    price,
    participants,
    max_participants,
    image,
    datetime,
    later_dates = [],
  } = event;
  const { state, duration, when, action } = eventWords(event, now, messages);
  const booking = bookingOf(event, now, useBarred()(event));
  const barred = booking.kind === 'members';
  const waits = booking.kind === 'waiting';
  const mayLeave = waits || (booking.kind === 'going' && booking.leavable);
  const long =
    description.length > eventLimits.descriptionPreview &&
    lengthOf(description) > eventLimits.descriptionPreview;
  return (
    <Root
      ref={ref}
      data-soc="EventCard"
      data-state={state}
      data-orientation={orientation}
      aria-labelledby={`${id}name`}
      {...rest}
      picture={
        <SocietyArt
          seed={event.id}
          theme={theme}
          src={image}
          size="picture"
          loading={eager ? 'eager' : 'lazy'}
        />
      }
      over={
        <>
          <CalendarLeaf instant={datetime} decorative />
          {price === 0 && <span data-part="free">{messages.free}</span>}
          <EditTools
            name={name}
            messages={messages}
            variant="cover"
            onEdit={onEdit && (() => onEdit(event))}
            onDeletePress={onDeletePress && (() => onDeletePress(event))}
          />
        </>
      }
    >
      <Heading id={`${id}name`}>
        <LinkOrText href={routes.event(event)}>{name}</LinkOrText>
      </Heading>
      {others.length > 0 && <p data-part="hosts">{messages.with(others)}</p>}
      <p data-part="description">
        <span>{long && !whole ? cut(description) : description}</span>{' '}
        {long && (
          <button
            type="button"
            data-part="more"
            aria-expanded={whole}
            aria-describedby={`${id}name`}
            onClick={() => setWhole(!whole)}
          >
            {whole ? messages.less : messages.more}
          </button>
        )}
      </p>
      {later_dates.length > 0 && (
        <details data-part="series">
          <summary data-part>{messages.series(rhythmOf(datetime, later_dates), later_dates.length)}</summary>
          <ul data-part>
            {later_dates.map((later) => (
              <li data-part key={later.id}>
                <LinkOrText href={routes.event({ id: later.id, society: event.society })}>
                  {`${dates.day(later.datetime)}, ${dates.time(later.datetime)}`}
                </LinkOrText>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ul data-part="facts">
        <li data-part>
          <CalendarDays aria-hidden="true" />
          <span>
            <VisuallyHidden>{`${messages.date}: `}</VisuallyHidden>
            <time data-part dateTime={datetime}>
              {dates.day(datetime)}
            </time>
          </span>
        </li>
        <li data-part>
          <Clock aria-hidden="true" />
          <span>
            <VisuallyHidden>{`${messages.duration}: `}</VisuallyHidden>
            <span>{`${dates.time(datetime)} ·`}</span> <span>{duration}</span>
          </span>
        </li>
        <li data-part>
          <MapPin aria-hidden="true" />
          <span>
            <VisuallyHidden>{`${messages.venue}: `}</VisuallyHidden>
            <span>{venue}</span>
          </span>
        </li>
        <EventLines event={event} />
        <li data-part>
          <Ticket aria-hidden="true" />
          <span>
            <VisuallyHidden>{`${messages.price}: `}</VisuallyHidden>
            <span>{price === 0 ? messages.free : amount(price)}</span>
          </span>
        </li>
      </ul>
      <div data-part="foot">
        <Progress
          label={messages.placesLabel}
          hideLabel
          value={participants}
          max={max_participants}
          valueText={messages.places(participants, max_participants)}
        />
        <div data-part="status">
          <span>{messages.places(participants, max_participants)}</span>
          <span data-part="when">{when}</span>
        </div>
        <div data-part="action">
          {barred && (
            <span data-part="members">
              {joinNote ? `${messages.members} · ${joinNote}` : messages.members}
            </span>
          )}
          {barred ? (
            onJoin && (
              <Button
                fullWidth
                variant="soft"
                loading={pending}
                aria-describedby={`${id}name`}
                onClick={() => onJoin(event)}
              >
                {joinLabel ?? messages.join}
              </Button>
            )
          ) : onRegister ? (
            <Button
              fullWidth
              loading={pending}
              disabled={state !== 'open' && state !== 'waiting-list'}
              variant={state === 'waiting-list' ? 'quiet' : undefined}
              icon={event.joined ? <Check aria-hidden="true" /> : undefined}
              aria-describedby={`${id}name`}
              onClick={() => onRegister(event)}
            >
              {action}
            </Button>
          ) : (
            state !== 'open' && state !== 'waiting-list' && <span>{action}</span>
          )}
          {mayLeave && onWithdraw && (
            <Button
              variant="bare"
              size="small"
              disabled={pending}
              aria-describedby={`${id}name`}
              onClick={() => onWithdraw(event)}
            >
              {waits ? messages.leaveWaitingList : messages.withdraw}
            </Button>
          )}
        </div>
      </div>
    </Root>
  );
});
EventCard.displayName = 'EventCard';

/** A placeholder for a card, in its final size. */
export const EventCardSkeleton = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function EventCardSkeleton(rest, ref) {
    return (
      <Root
        ref={ref}
        element="div"
        data-soc="EventCardSkeleton"
        aria-hidden="true"
        {...rest}
        picture={<Skeleton variant="block" />}
      >
        <Skeleton width="60%" height={24} />
        <Skeleton width="95%" />
        <Skeleton width="70%" />
        <Skeleton width="100%" height={40} />
        <div data-part="foot">
          <Skeleton width="100%" height={6} />
          <Skeleton width="40%" />
          <Skeleton variant="block" height={44} />
        </div>
      </Root>
    );
  },
);
EventCardSkeleton.displayName = 'EventCardSkeleton';
