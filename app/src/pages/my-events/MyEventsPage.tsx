import { useMessages, type Widened } from 'societies-ui';
import { MyEvents } from 'societies-ui/agenda';
import { useMyEvents } from '../../api/agenda.ts';
import { useNow } from '../../time/useNow.ts';

const myEventsTexts = { title: 'My events' } as const;

declare global {
  interface SocietiesMessages {
    AppMyEvents: Widened<typeof myEventsTexts>;
  }
}

export default function MyEventsPage() {
  const { title } = useMessages('AppMyEvents', myEventsTexts);
  const events = useMyEvents();
  const now = useNow();
  return (
    <>
      <title>{`${title} · Constellation`}</title>
      <MyEvents
        events={events.data}
        now={now}
        error={events.error?.message}
        onRetry={() => void events.mutate()}
      />
    </>
  );
}
