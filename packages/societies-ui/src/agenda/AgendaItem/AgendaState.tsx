import type { JoinMode } from 'societies-contract';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { Check, Clock, Ticket } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { bookingOf, countdownTo } from '../../events/booking.ts';
import { useBarred } from '../../events/useBarred.ts';
import { ordinal } from '../../events/ordinal.ts';
import type { AgendaEvent } from '../agendaEvent.ts';
import { State } from './AgendaItem.styles.ts';

export const agendaStateMessages = {
  going: 'Going',
  ticket: 'Show my code',
  waiting: (position: number) => `Waiting · ${ordinal(position)}`,
  opensIn: (time: string) => `Opens in ${time}`,
  opensOn: (day: string) => `Opens ${day}`,
  register: 'Register',
  'waiting-list': 'Join the waiting list',
  full: 'Full',
  closed: 'Registration closed',
  past: 'Over',
  cancelled: 'Cancelled',
  members: 'Members only',
  /** What one does first at an event for members, by the mode in which its society is joined. */
  joining: {
    open: 'Join to register',
    ask: 'Ask to join',
    invite: 'By invitation',
  } satisfies Record<JoinMode, string>,
  requested: 'Asked',
} as const;

interface AgendaStateProps {
  event: AgendaEvent;
  now: Date;
  pending: boolean;
  onRegister: ((event: AgendaEvent) => void) | undefined;
  onTicket: ((event: AgendaEvent) => void) | undefined;
  /** Id of the element that names the event. */
  describedBy: string;
}

/** The user's registration for an event: a badge, or the button to change it. */
export function AgendaState({ event, now, pending, onRegister, onTicket, describedBy }: AgendaStateProps) {
  const messages = useMessages('AgendaState', agendaStateMessages);
  const dates = useDates();
  const routes = useRoutes();
  const booking = bookingOf(event, now, useBarred()(event));
  const word = (text: string, icon?: typeof Check) => {
    const Icon = icon;
    return (
      <State data-part="state" data-state={booking.kind}>
        {Icon && <Icon aria-hidden="true" />}
        <span>{text}</span>
      </State>
    );
  };
  switch (booking.kind) {
    case 'going':
      if (!onTicket) return word(messages.going, Check);
      return (
        <Button
          variant="soft"
          data-part="state"
          icon={<Ticket aria-hidden="true" />}
          aria-describedby={describedBy}
          onClick={() => onTicket(event)}
        >
          {messages.ticket}
        </Button>
      );
    case 'waiting':
      return word(messages.waiting(booking.position));
    case 'opens': {
      const left = countdownTo(booking.opens, now, true);
      return word(left ? messages.opensIn(left) : messages.opensOn(dates.day(booking.opens)), Clock);
    }
    case 'members': {
      const href = routes.event({ id: event.id, society: event.society.id });
      const { join_mode: mode, membership } = event.society;
      if (membership === 'requested') return word(messages.requested, Clock);
      const words = mode === undefined ? messages.members : messages.joining[mode];
      // The event's page offers to join.
      if (href === undefined) return word(messages.members);
      return (
        <ButtonLink href={href} variant="quiet" data-part="state" aria-describedby={describedBy}>
          {words}
        </ButtonLink>
      );
    }
    case 'register':
    case 'waiting-list': {
      const waits = booking.kind === 'waiting-list';
      const variant = waits ? 'quiet' : 'filled';
      const href = routes.event({ id: event.id, society: event.society.id });
      // Questions are asked on the event's page.
      if (event.questions?.length && href !== undefined)
        return (
          <ButtonLink href={href} variant={variant} data-part="state" aria-describedby={describedBy}>
            {messages[booking.kind]}
          </ButtonLink>
        );
      if (!onRegister) return waits ? word(messages.full) : null;
      return (
        <Button
          variant={variant}
          data-part="state"
          loading={pending}
          aria-describedby={describedBy}
          onClick={() => onRegister(event)}
        >
          {messages[booking.kind]}
        </Button>
      );
    }
    case 'inactive':
      return word(messages.closed);
    default:
      return word(messages[booking.kind]);
  }
}
