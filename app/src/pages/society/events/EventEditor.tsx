import { useState } from 'react';
import { outcomes, type SocietyEvent } from 'societies-contract';
import { useToast } from 'societies-ui';
import { EventForm, type EventDraft, type EventFormProps } from 'societies-ui/forms';
import { currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { createEvent, updateEvent } from '../../../api/events.ts';
import { useNow } from '../../../time/useNow.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { usePictureStore } from '../usePictureStore.ts';

export interface EventEditorProps {
  /** The event to change; without it a new one is made. */
  event?: SocietyEvent;
  onClose: () => void;
}

export default function EventEditor({ event, onClose }: EventEditorProps) {
  const toast = useToast();
  const { society } = useSocietyContext();
  const now = useNow();
  const store = usePictureStore('events');
  const { onDirtyChange } = useUnsaved('editing');
  const [conflict, setConflict] = useState<SocietyEvent>();
  const [fieldErrors, setFieldErrors] = useState<EventFormProps['fieldErrors']>();

  const save = async ({ image, ...values }: EventDraft) => {
    try {
      const { image: address, lost } = await store(image, event?.id ?? 'new');
      const body = { ...values, image: address };
      await (event ? updateEvent(society.id, event.id, body) : createEvent(society.id, body));
      toast.success(event ? outcomes.event.updated : outcomes.event.created);
      if (lost) toast.warning(outcomes.picture.failure);
      onClose();
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      const current = currentOf<SocietyEvent>(error);
      if (current) setConflict(current);
      else toast.danger(outcomes.event.saveFailed);
    }
  };

  return (
    <EventForm
      open
      event={event}
      conflict={conflict}
      now={now}
      onClose={onClose}
      onSubmit={save}
      onDirtyChange={onDirtyChange}
      fieldErrors={fieldErrors}
    />
  );
}
