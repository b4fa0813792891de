import { useState } from 'react';
import { outcomes, pageSizeLimits, paths, type SocietyEvent } from 'societies-contract';
import { EventGrid } from 'societies-ui';
import { deleteEvent, pageOfEvent } from '../../../api/events.ts';
import { useAction } from '../../../api/useAction.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useNow } from '../../../time/useNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentPage } from '../useContentPage.ts';
import { useFeature } from '../useFeature.ts';
import { useRegister } from './useRegister.ts';

/** The form brings its validation and the cropper along: fetched when somebody writes. */
const EventEditor = lateDialog(() => import('./EventEditor.tsx'));

export default function EventsPage() {
  const { id, society, detail, may, editing } = useSocietyContext();
  const { enabled, disabled, error, retry } = useFeature(id, 'enable_events');
  const { reading, pages, show } = useContentPage<SocietyEvent>(
    enabled ? paths.events(id) : null,
    pageSizeLimits.events,
  );
  const now = useNow();
  const { registering, register, withdraw } = useRegister();
  /** The event in the form; `new` for one that is being made. */
  const [edited, setEdited] = useState<SocietyEvent | 'new' | null>(null);
  const mayEdit = editing && may('edit_events');

  const { run: remove } = useAction((event: SocietyEvent) => deleteEvent(society.id, event.id), {
    success: outcomes.event.deleted,
    failure: outcomes.event.deleteFailed,
  });

  /** To the page on which the date of an event puts it. Where that is not to be found out, things stay as they are. */
  const goTo = async (event: SocietyEvent) => {
    const page = await pageOfEvent(event).catch(() => undefined);
    if (page !== undefined) show(page);
  };

  return (
    <>
      <title>{`Events · ${society.name} · Constellation`}</title>
      <EventGrid
        events={reading.data?.results}
        pages={pages}
        now={now}
        theme={detail.theme}
        disabled={disabled}
        error={error?.message ?? reading.error?.message}
        onRetry={error ? retry : () => void reading.mutate()}
        retrying={reading.isValidating}
        onRegister={register}
        onWithdraw={withdraw}
        pending={registering}
        onCreate={mayEdit ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? setEdited : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {edited !== null && (
        <EventEditor
          event={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          onSaved={(event) => void goTo(event)}
        />
      )}
    </>
  );
}
