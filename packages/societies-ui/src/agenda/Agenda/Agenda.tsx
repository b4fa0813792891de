import { addDays } from 'date-fns';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { byDay, type AgendaEvent } from '../agendaEvent.ts';
import { AgendaItem } from '../AgendaItem/AgendaItem.tsx';
import { Root } from './Agenda.styles.ts';

export const agendaMessages = { today: 'Today', tomorrow: 'Tomorrow' } as const;

export interface AgendaProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The events, in any order. */
  events: readonly AgendaEvent[];
  /** The current time, which decides what is today. */
  now: Date;
  /** Signs up for a place or the waiting list. Without it there are no buttons. */
  onRegister?: (event: AgendaEvent) => void;
  /** Shows the code of a place the user has. Without it such events say that the user is going. */
  onTicket?: (event: AgendaEvent) => void;
  /** Id of the event whose registration is pending. */
  pending?: number | null;
  /** Heading level of the days; events are one below. @default 2 */
  level?: 2 | 3;
}

/** Number of events at the top whose pictures load eagerly. */
const inSight = 3;

/** Events grouped by day, with today and tomorrow named. */
export const Agenda = forwardRef<HTMLDivElement, AgendaProps>(function Agenda(
  { events, now, onRegister, onTicket, pending, level = 2, ...rest },
  ref,
) {
  const messages = useMessages('Agenda', agendaMessages);
  const dates = useDates();
  const id = useId();
  const Heading = `h${level}` as const;
  const days = byDay(events, dates.isoDay);
  const first = new Set(days.flatMap((day) => day.events).slice(0, inSight));
  const names: Record<string, string> = {
    [dates.isoDay(now)]: messages.today,
    [dates.isoDay(addDays(now, 1))]: messages.tomorrow,
  };
  return (
    <Root ref={ref} data-soc="Agenda" {...rest}>
      {days.map((found) => (
        <div key={found.day} role="group" data-part="group" aria-labelledby={`${id}${found.day}`}>
          <div data-part="day">
            <Heading id={`${id}${found.day}`} data-part="name">
              {names[found.day] ?? dates.weekday(found.day)}
            </Heading>
            <p data-part>
              {names[found.day] ? dates.weekdayAndDate(found.day) : dates.dayAndMonth(found.day)}
            </p>
          </div>
          <div data-part="events">
            {found.events.map((event) => (
              <AgendaItem
                key={event.id}
                event={event}
                level={level === 2 ? 3 : 4}
                now={now}
                onRegister={onRegister}
                onTicket={onTicket}
                pending={pending === event.id}
                eager={first.has(event)}
              />
            ))}
          </div>
        </div>
      ))}
    </Root>
  );
});
Agenda.displayName = 'Agenda';
