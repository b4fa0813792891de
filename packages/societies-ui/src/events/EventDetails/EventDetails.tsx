import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { endOf, type SocietyEvent, type ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { CalendarDays, ExternalLink, MapPin, Pencil, Plus, Trash2, Users, X } from '../../base/Icon/icons.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { CalendarLeaf } from '../CalendarLeaf/CalendarLeaf.tsx';
import type { BookedEvent } from '../booking.ts';
import type { StatedEvent } from '../EventCard/eventState.ts';
import { eventWords } from '../eventWords.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { eventDetailsMessages } from './EventDetails.messages.ts';
import { Root } from './EventDetails.styles.ts';
import { LinkedText } from './LinkedText.tsx';

/** An event as far as its own page shows it. */
export type DetailedEvent = StatedEvent &
  BookedEvent &
  Pick<
    SocietyEvent,
    | 'id'
    | 'society'
    | 'name'
    | 'description'
    | 'duration'
    | 'venue'
    | 'price'
    | 'image'
    | 'waiting'
    | 'hosts'
    | 'questions'
    | 'companions'
    | 'link'
    | 'members_only'
    | 'cancel_reason'
  >;

export interface EventDetailsProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The event as far as the page shows it, with the reader's own place. */
  event: DetailedEvent;
  /** The moment it is seen at, by the server's clock: an opening is counted down to by it, so let it tick then. */
  now: Date;
  /** The society's theme: what is drawn where the event has no picture. */
  theme: ThemeColors;
  /**
   * Takes a place, or one on the waiting list; the host asks the event's questions first. Without it there is no button.
   */
  onRegister?: (event: DetailedEvent) => void;
  /** Gives up a place, or leaves the waiting list. Without it there is no button. */
  onWithdraw?: (event: DetailedEvent) => void;
  /** The registration, or the withdrawal, is under way. */
  pending?: boolean;
  /** Puts the event into the reader's calendar. */
  onCalendar?: () => void;
  /** Passes the event's address on. */
  onShare?: () => void;
  /** The ticket of a reader who has a place, such as a `QrCode` of the place's code. */
  ticket?: ReactNode;
  /** Changes the event. Leave it out for those who may not: then there is no button, as with the two below. */
  onEdit?: () => void;
  /** Begins another event with what this one says. */
  onDuplicate?: () => void;
  /** Cancels the event; the host asks for the reason. */
  onCancel?: () => void;
  /** The bin was pressed; the host asks first. Offer it only while nobody is registered. */
  onDeletePress?: () => void;
  /** Below the description, such as the list of guests for those who organise. */
  children?: ReactNode;
}

/** An event on a page of its own: when, where, who holds it and what it is about, and beside it the way to a place. */
export const EventDetails = forwardRef<HTMLElement, EventDetailsProps>(function EventDetails(
  {
    event,
    now,
    theme,
    onRegister,
    onWithdraw,
    pending,
    onCalendar,
    onShare,
    ticket,
    onEdit,
    onDuplicate,
    onCancel,
    onDeletePress,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages('EventDetails', eventDetailsMessages);
  const dates = useDates();
  const routes = useRoutes();
  const id = useId();
  const { name, datetime, venue, description, hosts = [], questions = [], companions = [], link } = event;
  const { when, duration } = eventWords(event, now, messages);
  const cancelled = Boolean(event.cancelled_at);
  const past = Date.parse(datetime) <= now.getTime();
  // A card says of what is closed that it has passed, as the specification has it; here it would contradict the date.
  const isOff = cancelled || past || !event.is_active;
  const end = endOf(event);
  const sameDay = dates.day(datetime) === dates.day(end);
  const back = routes.society({ id: event.society, name: hosts[0]?.name ?? '' }, 'events');
  const tools = onEdit || onDuplicate || onCancel || onDeletePress;
  return (
    <Root ref={ref} data-soc="EventDetails" aria-labelledby={`${id}name`} {...rest}>
      {back && <BackLink href={back}>{messages.all}</BackLink>}
      <div data-part="top">
        <div data-part="picture">
          <SocietyArt seed={event.id} theme={theme} src={event.image} size="hero" />
          <CalendarLeaf instant={datetime} decorative />
        </div>
        <h2 id={`${id}name`}>{name}</h2>
        {hosts.length > 0 && (
          <p data-part="hosts">
            {hosts.map((host, index) => (
              <span key={host.id}>
                {index > 0 && ' · '}
                <LinkOrText href={routes.society(host)}>{host.name}</LinkOrText>
              </span>
            ))}
          </p>
        )}
        {cancelled && event.cancel_reason && (
          <p data-part="cancelled" role="note" aria-label={messages.why}>
            <X aria-hidden="true" />
            {event.cancel_reason}
          </p>
        )}
        <ul data-part="facts">
          <li>
            <CalendarDays aria-hidden="true" />
            <span>
              <span data-part="fact">
                <time dateTime={datetime}>{dates.wholeDate(dates.isoDay(datetime))}</time>
              </span>
              <span>
                {`${dates.time(datetime)} – ${sameDay ? '' : `${dates.dayAndMonth(dates.isoDay(end))}, `}${dates.time(end)} · ${
                  isOff ? duration : when
                }`}
              </span>
            </span>
          </li>
          <li>
            <MapPin aria-hidden="true" />
            <span>
              <span data-part="fact">{venue}</span>
              {link && (
                <span>
                  <a href={link} rel="noopener noreferrer" target="_blank">
                    {messages.online} <ExternalLink aria-hidden="true" />
                  </a>
                </span>
              )}
            </span>
          </li>
          {companions.length > 0 && !past && !cancelled && (
            <li>
              <Users aria-hidden="true" />
              <span>
                {companions.map(({ id: society, name: of, count }) => (
                  <span key={society}>{messages.companions(count, of)}</span>
                ))}
              </span>
            </li>
          )}
          {questions.length > 0 && !past && !cancelled && (
            <li>
              <Users aria-hidden="true" />
              <span>
                <span data-part="fact">{messages.questions(questions.length)}</span>
                <span>{questions[0]?.label}</span>
              </span>
            </li>
          )}
        </ul>
      </div>
      <div data-part="side">
        <BookingPanel {...{ event, now, pending, onRegister, onWithdraw, onCalendar, onShare, ticket }} />
      </div>
      <div data-part="rest">
        <div data-part="description">
          <LinkedText>{description}</LinkedText>
        </div>
        {tools && (
          <div data-part="tools">
            {onEdit && (
              <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
                {messages.edit}
              </Button>
            )}
            {onDuplicate && (
              <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={onDuplicate}>
                {messages.duplicate}
              </Button>
            )}
            {onCancel && !cancelled && (
              <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={onCancel}>
                {messages.cancel}
              </Button>
            )}
            {onDeletePress && (
              <Button variant="bare" icon={<Trash2 aria-hidden="true" />} onClick={onDeletePress}>
                {messages.delete}
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </Root>
  );
});
EventDetails.displayName = 'EventDetails';
