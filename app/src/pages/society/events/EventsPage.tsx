import { useState } from 'react';
import type { SocietyEvent } from 'societies-contract';
import { EventGrid } from 'societies-ui';
import { PlaceList } from 'societies-ui/agenda';
import { pageOfEvent } from '../../../api/events.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { nextOpening, useServerNow } from '../../../time/useServerNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useAskedForm } from '../../../shell/useAskedForm.ts';
import { useFeature } from '../useFeature.tsx';
import { useEventDeletion } from './useEventDeletion.ts';
import { useEventParts } from './useEventParts.ts';
import { useJoinHere } from './useJoinHere.tsx';
import { useRegister } from './useRegister.tsx';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Loaded on demand, because the form includes validation and the cropper. */
const EventEditor = lateDialog(() => import('./EventEditor.tsx'));

export default function EventsPage() {
  const { outcomes } = useOutcomes();
  const { id, detail, may, editing } = useSocietyContext();
  const { enabled, off, error, retry } = useFeature('enable_events');
  const { parts, cohosted, toCome, show, unfold, withWhole } = useEventParts(enabled ? id : null);
  const now = useServerNow(nextOpening([...parts.yours, ...(parts.events ?? [])]));
  const { pending, register, withdraw, question } = useRegister();
  const { questions: joinQuestions, ...joinHere } = useJoinHere();
  /** The event in the form; `new` for a new one. */
  const [edited, setEdited] = useState<SocietyEvent | 'new' | null>(null);
  const { asked, forget } = useAskedForm();
  const mayEdit = editing && may('edit_events');
  const inForm = edited ?? (enabled && asked && may('edit_events') ? 'new' : null);
  // Without coming events, those who may create one can do so without turning editing on.
  const mayCreate = mayEdit || (may('edit_events') && toCome === 0);

  const { remove } = useEventDeletion(outcomes.event.deleteFailed);

  /** Goes to the page that lists the event; stays if that cannot be found out. */
  const goTo = async (event: SocietyEvent) => {
    if (Date.parse(event.datetime) <= now.getTime()) return unfold();
    const page = await pageOfEvent(event).catch(() => undefined);
    if (page !== undefined) show(page);
  };

  return (
    <>
      <EventGrid
        {...parts}
        cohosted={cohosted.length > 0 && <PlaceList events={cohosted} now={now} />}
        now={now}
        theme={detail.theme}
        {...off}
        error={error?.message ?? parts.error}
        onRetry={error ? retry : parts.onRetry}
        onRegister={withWhole(register)}
        {...joinHere}
        onWithdraw={withWhole(withdraw)}
        pending={pending}
        onCreate={mayCreate ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? withWhole(setEdited) : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {question}
      {joinQuestions}
      {inForm !== null && (
        <EventEditor
          event={inForm === 'new' ? undefined : inForm}
          usualPrice={parts.events?.toSorted((one, other) => other.id - one.id)[0]?.price}
          onClose={() => {
            setEdited(null);
            forget();
          }}
          onSaved={(event) => void goTo(event)}
        />
      )}
    </>
  );
}
