import { useState } from 'react';
import { useMessages, type Widened } from 'societies-ui';
import { CalendarSubscription, MyEvents } from 'societies-ui/agenda';
import { rotateCalendarAddress, useCalendarAddress, useMyEvents } from '../../api/agenda.ts';
import { useAction } from '../../api/useAction.ts';
import { lateDialog } from '../../shell/late.tsx';
import { useServerNow } from '../../time/useServerNow.ts';

const TicketModal = lateDialog(async () => ({
  default: (await import('../society/events/event/Ticket.tsx')).TicketModal,
}));

const myEventsMessages = {
  title: 'My events',
  rotated: 'This is your new address. The old one no longer works.',
  rotateFailed: 'Could not make a new address. Your current one still works.',
} as const;

declare global {
  interface SocietiesMessages {
    AppMyEvents: Widened<typeof myEventsMessages>;
  }
}

export default function MyEventsPage() {
  const { title, rotated, rotateFailed } = useMessages('AppMyEvents', myEventsMessages);
  const events = useMyEvents();
  const calendar = useCalendarAddress();
  const rotating = useAction(rotateCalendarAddress, { success: rotated, failure: rotateFailed });
  const now = useServerNow(null);
  const [shown, setShown] = useState<number | null>(null);
  const ticket = events.data?.upcoming.find(({ id }) => id === shown);
  return (
    <>
      <title>{`${title} · Constellation`}</title>
      <MyEvents
        events={events.data}
        now={now}
        onTicket={({ id }) => setShown(id)}
        error={events.error?.message}
        onRetry={() => void events.mutate()}
      >
        <CalendarSubscription
          url={calendar.data?.url}
          onRotate={() => void rotating.run()}
          pending={rotating.pending}
          error={calendar.error?.message}
          onRetry={() => void calendar.mutate()}
        />
      </MyEvents>
      {ticket?.place?.code && (
        <TicketModal
          code={ticket.place.code}
          name={ticket.name}
          paying={ticket}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
