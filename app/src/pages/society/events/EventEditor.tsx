import { outcomes, type SocietyEvent } from 'societies-contract';
import { EventForm, type EventDraft } from 'societies-ui/forms';
import { createEvent, updateEvent } from '../../../api/events.ts';
import { useNow } from '../../../time/useNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentEditor } from '../useContentEditor.ts';

export interface EventEditorProps {
  /** The event to change; without it a new one is made. */
  event?: SocietyEvent;
  onClose: () => void;
  /** It is stored, like this. */
  onSaved: (event: SocietyEvent) => void;
}

export default function EventEditor({ event, onClose, onSaved }: EventEditorProps) {
  const { society } = useSocietyContext();
  const now = useNow();
  const form = useContentEditor<EventDraft, SocietyEvent>({
    room: 'events',
    about: event?.id ?? 'new',
    save: (body) => (event ? updateEvent(society.id, event.id, body) : createEvent(society.id, body)),
    success: event ? outcomes.event.updated : outcomes.event.created,
    failure: outcomes.event.saveFailed,
    onClose,
    onSaved,
  });
  return <EventForm event={event} now={now} {...form} />;
}
