import { useState } from 'react';
import type { ClashTime, SocietyEvent } from 'societies-contract';
import { EventForm, type EventDraft } from 'societies-ui/forms';
import { createEvent, updateEvent, useClashes } from '../../../api/events.ts';
import { useServerNow } from '../../../time/useServerNow.ts';
import { useDebounced } from '../../../time/useDebounced.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentEditor } from '../useContentEditor.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Milliseconds to wait after a change of the time before looking for clashes. */
const pause = 400;

export interface EventEditorProps {
  /** The event to edit; without it a new one is created. */
  event?: SocietyEvent;
  /** Initial values of a new event. */
  template?: SocietyEvent;
  /** The price of the society's newest event. */
  usualPrice?: number;
  onClose: () => void;
  /** Called with the stored event. */
  onSaved: (event: SocietyEvent) => void;
}

export default function EventEditor({ event, template, usualPrice, onClose, onSaved }: EventEditorProps) {
  const { outcomes } = useOutcomes();
  const { society } = useSocietyContext();
  const now = useServerNow(null);
  const [picked, setPicked] = useState<ClashTime | null>(null);
  const clashes = useClashes(society.id, useDebounced(picked, pause), event?.id);
  const form = useContentEditor<EventDraft, SocietyEvent>({
    folder: 'events',
    about: event?.id ?? 'new',
    save: ({ following = false, ...body }) => {
      if (!event) return createEvent(society.id, body);
      return updateEvent(society.id, event.id, body, following);
    },
    success: event ? outcomes.event.updated : outcomes.event.created,
    failure: outcomes.event.saveFailed,
    onClose,
    onSaved,
  });
  return (
    <EventForm
      event={event}
      template={template}
      usualPrice={(event ?? template)?.price ?? usualPrice}
      now={now}
      clashes={clashes.data}
      onTimeChange={setPicked}
      {...form}
    />
  );
}
