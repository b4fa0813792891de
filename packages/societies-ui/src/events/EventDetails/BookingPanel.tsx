import { useRef, type ReactNode } from 'react';
import { eventState, placesLeft } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { CalendarDays, Check, Clock, ExternalLink } from '../../base/Icon/icons.ts';
import { Menu } from '../../base/Menu/Menu.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { Widened } from '../../host/Widened.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { InReach } from '../../shell/BottomNavigation/InReach.tsx';
import { bookingOf, countdownTo, isNearlyFull, isRunning, type Booking } from '../booking.ts';
import { PaymentNote } from '../PaymentNote/PaymentNote.tsx';
import { useBarred } from '../useBarred.ts';
import { calendarAddress } from './calendarAddress.ts';
import { eventDetailsMessages } from './EventDetails.messages.ts';
import type { DetailedEvent, EventDetailsProps } from './EventDetails.tsx';
import { Panel } from './BookingPanel.styles.ts';

type BookingPanelProps = Pick<
  EventDetailsProps,
  | 'event'
  | 'now'
  | 'pending'
  | 'onRegister'
  | 'onJoin'
  | 'joinLabel'
  | 'joinNote'
  | 'onWithdraw'
  | 'onCalendar'
  | 'onShare'
  | 'ticket'
>;

/** Places left, price, the user's registration, and the action on it. */
export function BookingPanel({
  event,
  now,
  pending = false,
  onRegister,
  onJoin,
  joinLabel,
  joinNote,
  onWithdraw,
  onCalendar,
  onShare,
  ticket,
}: BookingPanelProps) {
  const messages = useMessages('EventDetails', eventDetailsMessages);
  const dates = useDates();
  const { amount } = useNumbers();
  const booking = bookingOf(event, now, useBarred()(event));
  const moment = (instant: string) => `${dates.day(instant)}, ${dates.time(instant)}`;
  const taken = messages.places(event.participants, event.max_participants);
  const answer = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by its opposite, so the focus moves to the text: a held-down key must not undo the action.
  const [onFocus] = useFocusInRows(answer, () => answer.current);

  const register = (waits: boolean) => {
    if (!onRegister) return null;
    const label = waits ? messages.joinWaitingList : messages.register;
    const press = { loading: pending, onClick: () => onRegister(event) };
    return (
      <>
        <Button size="large" fullWidth {...press}>
          {label}
        </Button>
        <InReach of={answer}>
          <span>{event.name}</span>
          <Button {...press}>{label}</Button>
        </InReach>
      </>
    );
  };
  const leave = (label: string) =>
    onWithdraw && (
      <Button variant="quiet" fullWidth loading={pending} onClick={() => onWithdraw(event)}>
        {label}
      </Button>
    );
  const word = (text: string) => <p data-part="state">{text}</p>;

  function action(): ReactNode {
    switch (booking.kind) {
      case 'register':
        return register(false);
      case 'waiting-list':
        return register(true);
      case 'members':
        return (
          <>
            {word(joinNote ? `${messages.members} · ${joinNote}` : messages.members)}
            {onJoin && (
              <Button size="large" fullWidth variant="soft" loading={pending} onClick={() => onJoin(event)}>
                {joinLabel ?? messages.join}
              </Button>
            )}
          </>
        );
      case 'going':
        return (
          <>
            <p data-part="state" data-state="going">
              <Check aria-hidden="true" />
              <span>{messages.going}</span>
            </p>
            {event.place && <PaymentNote price={event.price} payment={event.payment} place={event.place} />}
            {ticket}
            {booking.leavable && leave(messages.withdraw)}
          </>
        );
      case 'waiting':
        return (
          <>
            <p data-part="state" data-state="waiting">
              {messages.position(booking.position)}
            </p>
            {leave(messages.leaveWaitingList)}
          </>
        );
      case 'opens': {
        const left = countdownTo(booking.opens, now);
        return (
          <p data-part="state" data-state="not_open" role="timer">
            <Clock aria-hidden="true" />
            <span>{left ? messages.opensIn(left) : messages.opensOn(moment(booking.opens))}</span>
          </p>
        );
      }
      case 'full':
        return word(messages.full);
      // The badge says it.
      case 'past':
      case 'cancelled':
        return null;
      default:
        return word(messages.closed);
    }
  }

  const hint = hintOf(booking, event, messages, moment);
  const payHint = payHintOf(booking, event, messages);
  return (
    <Panel aria-label={messages.registration} onFocus={onFocus}>
      <div data-part="head">
        <PlacesBadge event={event} now={now} messages={messages} />
        <span data-part="price">{event.price === 0 ? messages.free : amount(event.price)}</span>
      </div>
      {booking.kind !== 'cancelled' && (
        <>
          <Progress
            label={messages.placesLabel}
            hideLabel
            value={Math.min(event.participants, event.max_participants)}
            max={event.max_participants}
            valueText={taken}
          />
          <p data-part="taken">
            {event.waiting_list && eventState(event, now) !== 'past'
              ? `${taken} · ${messages.waiting(event.waiting ?? 0)}`
              : taken}
          </p>
        </>
      )}
      <div ref={answer} data-part="action" aria-live="polite" tabIndex={-1}>
        {action()}
      </div>
      {hint && <p data-part="hint">{hint}</p>}
      {payHint && <p data-part="hint">{payHint}</p>}
      {(onCalendar || onShare) && (
        <div data-part="more">
          {onCalendar && (
            <Menu
              align="start"
              groups={[
                [
                  { label: messages.google, href: calendarAddress.google(event) },
                  { label: messages.outlook, href: calendarAddress.outlook(event) },
                  { label: messages.apple, onSelect: onCalendar },
                ],
              ]}
              trigger={(trigger) => (
                <Button variant="bare" size="small" icon={<CalendarDays aria-hidden="true" />} {...trigger}>
                  {messages.calendar}
                </Button>
              )}
            />
          )}
          {onShare && (
            <Button variant="bare" size="small" icon={<ExternalLink aria-hidden="true" />} onClick={onShare}>
              {messages.share}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

type Words = Widened<typeof eventDetailsMessages>;

/** A sentence below the action: its deadline. */
function hintOf(
  booking: Booking,
  event: DetailedEvent,
  messages: Words,
  moment: (instant: string) => string,
): string | undefined {
  if (booking.kind === 'going')
    return booking.leavable ? messages.until(moment(booking.until)) : messages.tooLate;
  if (booking.kind === 'waiting') return messages.waitingListHint;
  if (booking.kind === 'members') return messages.membersOnly;
  if (booking.kind === 'register' || booking.kind === 'waiting-list') {
    if (event.members_only) return messages.membersOnly;
    return event.closes_at ? messages.closes(moment(event.closes_at)) : undefined;
  }
  return undefined;
}

/** How soon a place is paid, for those who may get one. */
function payHintOf(
  { kind }: Booking,
  { price, payment }: DetailedEvent,
  messages: Words,
): string | undefined {
  if (!payment || price === 0 || !['register', 'waiting-list', 'opens', 'members', 'waiting'].includes(kind))
    return undefined;
  const { pay_within_hours: hours } = payment;
  return hours === null ? messages.payAfter : messages.payWithin(hours);
}

function PlacesBadge({ event, now, messages }: { event: DetailedEvent; now: Date; messages: Words }) {
  const state = eventState(event, now);
  if (state === 'cancelled') return <Badge variant="danger">{messages.cancelled}</Badge>;
  if (isRunning(event, now)) return <Badge variant="success">{messages.running}</Badge>;
  if (state === 'past') return <Badge>{messages.passed}</Badge>;
  const left = placesLeft(event);
  if (left === 0) return <Badge variant="warning">{messages.full}</Badge>;
  return <Badge variant={isNearlyFull(event) ? 'warning' : 'success'}>{messages.placesLeft(left)}</Badge>;
}
