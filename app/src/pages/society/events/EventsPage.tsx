import type { SocietyEvent } from 'societies-contract';
import { EventGrid } from 'societies-ui';
import { PlaceList } from 'societies-ui/agenda';
import { pageOfEvent } from '../../../api/events.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { nextOpening, useServerNow } from '../../../time/useServerNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useEditedItem } from '../useEditedItem.ts';
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
  const { id, detail } = useSocietyContext();
  const { enabled, off, error, retry } = useFeature('enable_events');
  const { parts, cohosted, toCome, show, unfold, withWhole } = useEventParts(enabled ? id : null);
  const now = useServerNow(nextOpening([...parts.yours, ...(parts.events ?? [])]));
  const { pending, register, withdraw, question } = useRegister();
  const { questions: joinQuestions, ...joinHere } = useJoinHere();
  const { mayEdit, edited, editedItem, edit, onCreate, onClose } = useEditedItem<SocietyEvent>(
    'edit_events',
    toCome,
    enabled,
  );
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
        onCreate={onCreate}
        onEdit={mayEdit ? withWhole(edit) : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {question}
      {joinQuestions}
      {edited !== null && (
        <EventEditor
          event={editedItem}
          usualPrice={parts.events?.toSorted((one, other) => other.id - one.id)[0]?.price}
          onClose={onClose}
          onSaved={(event) => void goTo(event)}
        />
      )}
    </>
  );
}
