import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { CalendarDays } from '../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './NextEvent.styles.ts';

export const nextEventMessages = {
  label: 'Next:',
  none: 'Nothing planned yet',
} as const;

export interface NextEventProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** The society's next event, or null. */
  event: { name: string; datetime: string } | null;
}

/** A society's next event in one line, for the `note` of its card. */
export const NextEvent = forwardRef<HTMLParagraphElement, NextEventProps>(function NextEvent(
  { event, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('NextEvent', nextEventMessages);
  return (
    <Root ref={ref} data-soc="NextEvent" data-state={event ? undefined : 'none'} {...rest}>
      <CalendarDays aria-hidden="true" />
      {event ? (
        <>
          <VisuallyHidden>{messages.label}</VisuallyHidden>
          <time data-part dateTime={event.datetime}>
            {`${dates.dayOfMonth(event.datetime)} ${dates.month(event.datetime)}`}
          </time>
          <span data-part="event">{event.name}</span>
        </>
      ) : (
        <span data-part="event">{messages.none}</span>
      )}
    </Root>
  );
});
NextEvent.displayName = 'NextEvent';
