import { Check, Clock, MapPin } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { defaultTheme, type ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { CalendarLeaf } from '../../events/CalendarLeaf/CalendarLeaf.tsx';
import { bookingOf } from '../../events/booking.ts';
import { useBarred } from '../../events/useBarred.ts';
import { eventMessages, eventWords } from '../../events/eventWords.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import type { WidgetEvent } from '../shownWidget.ts';
import { Root } from './EventWidget.styles.ts';

export const eventWidgetMessages = eventMessages;

export interface EventWidgetProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The event as far as the widget shows it, with the reader's own registration. */
  event: WidgetEvent;
  /** The current time. */
  now: Date;
  /** The theme for the art that replaces a missing picture. @default the Default theme */
  theme?: ThemeColors;
  /** Signs up. Without it there is no button. */
  onRegister?: (event: WidgetEvent) => void;
  /** Whether the registration is pending. */
  pending?: boolean;
}

/** An event on the society's home page. */
export const EventWidget = forwardRef<HTMLElement, EventWidgetProps>(function EventWidget(
  { event, now, theme = defaultTheme, onRegister, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('EventWidget', eventWidgetMessages);
  const dates = useDates();
  const routes = useRoutes();
  const { state, duration, when, action } = eventWords(event, now, messages);
  const barred = bookingOf(event, now, useBarred()(event)).kind === 'members';
  return (
    <Root ref={ref} data-soc="EventWidget" data-state={state} {...rest}>
      <div data-part="picture">
        <SocietyArt seed={event.id} theme={theme} src={event.image} size="picture" />
        <CalendarLeaf instant={event.datetime} />
      </div>
      <div data-part="body">
        <h3 data-part="name">
          <LinkOrText href={routes.event(event)}>{event.name}</LinkOrText>
        </h3>
        <ul data-part="facts">
          <li data-part>
            <Clock aria-hidden="true" strokeWidth={1.75} />
            <span>
              <span>{`${dates.time(event.datetime)} ·`}</span> <span>{duration}</span>
            </span>
          </li>
          <li data-part>
            <MapPin aria-hidden="true" strokeWidth={1.75} />
            <span>{event.venue}</span>
          </li>
        </ul>
        <div data-part="foot">
          <span data-part="status">{when}</span>
          {barred && <span data-part="members">{messages.members}</span>}
          {onRegister && !barred && (
            <Button
              size="small"
              loading={pending}
              disabled={state !== 'open' && state !== 'waiting-list'}
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
