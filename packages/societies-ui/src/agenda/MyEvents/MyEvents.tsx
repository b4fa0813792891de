import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Agenda } from '../Agenda/Agenda.tsx';
import type { AgendaEvent } from '../agendaEvent.ts';
import { PlaceList } from '../PlaceList/PlaceList.tsx';
import { Root } from './MyEvents.styles.ts';

export const myEventsMessages = {
  title: 'My events',
  upcoming: 'You are going',
  waiting: 'You are on the waiting list',
  past: (count: number) => `Past (${count})`,
  hidden: (society: string, events: readonly string[]) =>
    `${society} has switched its events off: ${events.join(', ')}. You keep your ${
      events.length === 1 ? 'place' : 'places'
    }, and will be told when they are back on.`,
  empty: 'You have no places yet',
  emptyHint: 'Find an event and register.',
  whatsOn: 'See what’s on',
} as const;

export interface MyEventsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Content below the lists, shown once they are loaded. */
  children?: ReactNode;
  /** The user's events: upcoming, on the waiting list, and past; undefined while they load. */
  events?: {
    upcoming: readonly AgendaEvent[];
    waiting: readonly AgendaEvent[];
    past: readonly AgendaEvent[];
    /** Coming ones of societies that have switched their events off. */
    hidden?: readonly (Pick<AgendaEvent, 'id' | 'name'> & { society: { id: number; name: string } })[];
  };
  /** The current time. */
  now: Date;
  /** Shows the code of a place the user has. */
  onTicket?: (event: AgendaEvent) => void;
  /** Content beside the title. */
  action?: ReactNode;
  /** Error message. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
}

/** The user's events, with past ones folded. */
export const MyEvents = forwardRef<HTMLDivElement, MyEventsProps>(function MyEvents(
  { events, now, onTicket, action, error, onRetry, children, ...rest },
  ref,
) {
  const messages = useMessages('MyEvents', myEventsMessages);
  const routes = useRoutes();
  const id = useId();
  const whatsOn = routes.whatsOn();
  const lists = () => {
    if (!events)
      return error ? (
        <ErrorState description={error} onRetry={onRetry} />
      ) : (
        <Skeleton variant="block" height={92} />
      );
    const { upcoming, waiting, past, hidden = [] } = events;
    const hiding = new Map(hidden.map(({ society }) => [society.id, society.name]));
    return (
      <>
        {[...hiding].map(([society, name]) => (
          <p data-part key={society} role="note">
            {messages.hidden(
              name,
              hidden.filter((event) => event.society.id === society).map((event) => event.name),
            )}
          </p>
        ))}
        {upcoming.length + waiting.length + hidden.length === 0 && (
          <EmptyState
            title={messages.empty}
            description={messages.emptyHint}
            action={whatsOn !== undefined && <ButtonLink href={whatsOn}>{messages.whatsOn}</ButtonLink>}
          />
        )}
        {(['upcoming', 'waiting'] as const).map(
          (part) =>
            events[part].length > 0 && (
              <section data-part key={part} aria-labelledby={id + part}>
                <h2 data-part id={id + part}>
                  {messages[part]}
                </h2>
                <Agenda level={3} events={events[part]} now={now} onTicket={onTicket} />
              </section>
            ),
        )}
        {past.length > 0 && (
          <details data-part>
            <summary data-part>{messages.past(past.length)}</summary>
            <PlaceList events={past} now={now} />
          </details>
        )}
      </>
    );
  };
  return (
    <Root ref={ref} data-soc="MyEvents" {...rest}>
      <PageHeader title={messages.title} action={action} />
      {lists()}
      {/* Placeholders cannot have the lists' height, so content below would move. */}
      {(events || error) && children}
    </Root>
  );
});
MyEvents.displayName = 'MyEvents';
