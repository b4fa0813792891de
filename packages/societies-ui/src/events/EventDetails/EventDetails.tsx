import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { endOf, type EventLine, type SocietyEvent, type ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { CalendarDays, ExternalLink, MapPin, Pencil, Plus, Trash2, Users, X } from '../../base/Icon/icons.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { CalendarLeaf } from '../CalendarLeaf/CalendarLeaf.tsx';
import { EventLines } from '../EventLines/EventLines.tsx';
import type { BookedEvent } from '../booking.ts';
import type { Registering } from '../registering.ts';
import type { StatedEvent } from '../EventCard/eventState.ts';
import { eventWords } from '../eventWords.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { eventDetailsMessages } from './EventDetails.messages.ts';
import { Root } from './EventDetails.styles.ts';
import { LinkedText } from './LinkedText.tsx';

/** An event, reduced to what its page shows. */
export type DetailedEvent = StatedEvent &
  BookedEvent &
  Pick<
    SocietyEvent,
    | EventLine
    | 'id'
    | 'society'
    | 'name'
    | 'description'
    | 'duration'
    | 'venue'
    | 'price'
    | 'payment'
    | 'image'
    | 'waiting'
    | 'hosts'
    | 'questions'
    | 'companions'
    | 'link'
    | 'members_only'
    | 'cancel_reason'
  >;

export interface EventDetailsProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, Registering<DetailedEvent> {
  /** The event as far as the page shows it, with the reader's own place. */
  event: DetailedEvent;
  /** The current time by the server's clock; let it tick while registration is about to open, for the countdown. */
  now: Date;
  /** The society's theme, for the art that replaces a missing picture. */
  theme: ThemeColors;
  /** Whether the registration or cancellation is pending. */
  pending?: boolean;
  /** Adds the event to the user's calendar. */
  onCalendar?: () => void;
  /** Shares the event's address. */
  onShare?: () => void;
  /** The user's ticket, such as a `QrCode`. */
  ticket?: ReactNode;
  /** Opens the editor. Without it there is no button, as with the next three. */
  onEdit?: () => void;
  /** Starts a new event as a copy of this one. */
  onDuplicate?: () => void;
  /** Cancels the event; the host asks for the reason. */
  onCancel?: () => void;
  /** The bin was pressed; the host asks first, with a `DeleteEvent`. */
  onDeletePress?: () => void;
  /** Content below the description, such as the guest list for organisers. */
  children?: ReactNode;
}

/** An event's page: details, and beside them the registration. */
export const EventDetails = forwardRef<HTMLElement, EventDetailsProps>(function EventDetails(
  {
    event,
    now,
    theme,
    onRegister,
    onJoin,
    joinLabel,
    joinNote,
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
  // The card's 'Event has passed', which the specification also wants for closed events, would contradict the date here.
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
          <SocietyArt
            seed={event.id}
            theme={theme}
            src={event.image}
            size="hero"
            sizes="(width < 996px) 100vw, 900px"
          />
          <CalendarLeaf instant={datetime} decorative />
        </div>
        <h2 data-part id={`${id}name`}>
          {name}
        </h2>
        {hosts.length > 0 && (
          <p data-part="hosts">
            {hosts.map((host, index) => (
              <span key={host.id}>
                {index > 0 && <span>{' · '}</span>}
                <LinkOrText href={routes.society(host)}>{host.name}</LinkOrText>
              </span>
            ))}
          </p>
        )}
        {cancelled && event.cancel_reason && (
          <p data-part="cancelled" role="note" aria-label={messages.why}>
            <X aria-hidden="true" />
            <span>{event.cancel_reason}</span>
          </p>
        )}
      </div>
      <div data-part="side">
        <BookingPanel
          {...{
            event,
            now,
            pending,
            onRegister,
            onJoin,
            joinLabel,
            joinNote,
            onWithdraw,
            onCalendar,
            onShare,
            ticket,
          }}
        />
      </div>
      <div data-part="rest">
        <ul data-part="facts">
          <li data-part>
            <CalendarDays aria-hidden="true" />
            <span>
              <span data-part="fact">
                <time data-part dateTime={datetime}>
                  {dates.wholeDate(dates.isoDay(datetime))}
                </time>
              </span>
              <span>
                {`${dates.time(datetime)} – ${sameDay ? '' : `${dates.dayAndMonth(dates.isoDay(end))}, `}${dates.time(end)} · ${
                  isOff ? duration : when
                }`}
              </span>
            </span>
          </li>
          <li data-part>
            <MapPin aria-hidden="true" />
            <span>
              <span data-part="fact">{venue}</span>
              {link && (
                <span>
                  <a data-part href={link} rel="noopener noreferrer" target="_blank">
                    <span>{messages.online}</span> <ExternalLink aria-hidden="true" />
                  </a>
                </span>
              )}
            </span>
          </li>
          <EventLines event={event} />
          {companions.length > 0 && !past && !cancelled && (
            <li data-part>
              <Users aria-hidden="true" />
              <span>
                {companions.map(({ id: society, name: of, count }) => (
                  <span key={society}>{messages.companions(count, of)}</span>
                ))}
                {companions.length > 1 && <span>{messages.overlap}</span>}
              </span>
            </li>
          )}
          {questions.length > 0 && !past && !cancelled && (
            <li data-part>
              <Users aria-hidden="true" />
              <span>
                <span data-part="fact">{messages.questions(questions.length)}</span>
                <span>{questions[0]?.label}</span>
              </span>
            </li>
          )}
        </ul>
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
