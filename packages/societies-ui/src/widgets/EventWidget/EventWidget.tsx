import { Check, Clock, MapPin } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { daysToGo, defaultTheme, hoursOf, type Event, type ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { Root } from './EventWidget.styles.ts';

export const eventWidgetMessages = {
  daysToGo: (days: number) => (days === 1 ? '1 day to go' : `${days} days to go`),
  passed: 'Event has passed',
  register: 'Register',
  registered: 'Registered',
  closed: 'Registration Closed',
  full: 'Full',
  minutes: (minutes: number) => `${minutes} minutes`,
  hours: (hours: string) => `${hours} hours`,
} as const;

export interface EventWidgetProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  event: Event;
  /** The moment to count from. */
  now: Date;
  /** Colours of the art that stands for a missing picture. @default the Default theme */
  theme?: ThemeColors;
  /** Where the event is shown with everything about it. */
  href?: string;
  /** Registers the reader. Without it there is no button. */
  onRegister?: (event: Event) => void;
  /** The registration is under way. */
  registering?: boolean;
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short' });
const whole = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric' });

/** One event on the society's home page: when, how long, where, and a place at it. */
export const EventWidget = forwardRef<HTMLElement, EventWidgetProps>(function EventWidget(
  { event, now, theme = defaultTheme, href, onRegister, registering = false, ...rest },
  ref,
) {
  const messages = useMessages('EventWidget', eventWidgetMessages);
  const Anchor = useLinkComponent();
  const begins = new Date(event.datetime);
  const days = daysToGo(event, now);
  const hours = hoursOf(event.duration);
  const duration = hours < 1 ? messages.minutes(Math.round(hours * 60)) : messages.hours(hours.toFixed(1));
  const open = days !== null && event.participants < event.max_participants;
  const action = event.joined
    ? messages.registered
    : open
      ? messages.register
      : days !== null
        ? messages.full
        : messages.closed;
  return (
    <Root
      ref={ref}
      data-soc="EventWidget"
      data-state={days === null ? 'passed' : event.joined ? 'joined' : 'future'}
      {...rest}
    >
      <div data-part="picture">
        <SocietyArt seed={event.id} theme={theme} src={event.image} size="picture" />
        <time data-part="leaf" dateTime={event.datetime}>
          <VisuallyHidden>{whole.format(begins)}</VisuallyHidden>
          <span data-part="month" aria-hidden="true">
            {month.format(begins)}
          </span>
          <span data-part="day" aria-hidden="true">
            {begins.getDate()}
          </span>
        </time>
      </div>
      <div data-part="body">
        <h3 data-part="name">{href ? <Anchor href={href}>{event.name}</Anchor> : event.name}</h3>
        <ul data-part="facts">
          <li>
            <Clock aria-hidden="true" strokeWidth={1.75} />
            <span>{duration}</span>
          </li>
          <li>
            <MapPin aria-hidden="true" strokeWidth={1.75} />
            <span>{event.venue}</span>
          </li>
        </ul>
        <div data-part="foot">
          <span data-part="status">{days === null ? messages.passed : messages.daysToGo(days)}</span>
          {onRegister && (
            <Button
              size="small"
              loading={registering}
              disabled={event.joined || !open}
              icon={event.joined ? <Check aria-hidden="true" /> : undefined}
              onClick={() => onRegister(event)}
            >
              {action}
            </Button>
          )}
        </div>
      </div>
    </Root>
  );
});
EventWidget.displayName = 'EventWidget';
