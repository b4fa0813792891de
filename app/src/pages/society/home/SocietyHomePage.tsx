import { useCallback, useDeferredValue, useMemo } from 'react';
import { Button, ErrorState, Modal, Spinner, VisuallyHidden } from 'societies-ui';
import { WidgetBoard, WidgetView, type ShownWidget, type WidgetEvent } from 'societies-ui/widgets';
import { isRetrying } from '../../../api/useRead.ts';
import { useWidgets } from '../../../api/widgets.ts';
import { late } from '../../../shell/late.tsx';
import { nextOpening, useServerNow } from '../../../time/useServerNow.ts';
import { useRegister } from '../events/useRegister.tsx';
import { Checklist } from './Checklist.tsx';
import { useBeginning } from './useBeginning.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyMessages } from '../useSocietyMessages.ts';

/** Loaded on demand, because only committees need dragging and forms. */
const HomeEditor = late(() => import('./HomeEditor.tsx'));

/** Refuses editing to users without the permission. Source: specification, section 4. */
function EditingRefused({ onClose }: { onClose: () => void }) {
  const { outcomes } = useOutcomes();
  return (
    <Modal
      open
      onClose={onClose}
      title={outcomes.forbidden.home}
      actions={
        <Button onClick={onClose} data-autofocus="">
          OK
        </Button>
      }
    />
  );
}

export default function SocietyHomePage() {
  const messages = useSocietyMessages();
  const { id, detail, may, editing, setEditing } = useSocietyContext();
  const widgets = useWidgets(id);
  // Deferred, so that the board renders in slices and the page stays responsive.
  const onBoard = useDeferredValue(widgets.data);
  const events = useMemo(
    () =>
      widgets.data?.flatMap(({ content_type, content }) =>
        content_type === 'events' ? [content.event] : [],
      ),
    [widgets.data],
  );
  const now = useServerNow(nextOpening(events));
  const beginning = useBeginning(widgets.data, now);
  const { pending, register } = useRegister();
  const { theme } = detail;

  /** The widget passes only what it shows of an event, so the whole one is looked up. */
  const takePlace = useCallback(
    ({ id: wanted }: WidgetEvent) => {
      const event = events?.find((shown) => shown.id === wanted);
      if (event) return register(event);
    },
    [events, register],
  );
  const renderWidget = useCallback(
    (widget: ShownWidget) => (
      <WidgetView widget={widget} now={now} theme={theme} onRegister={takePlace} pending={pending} />
    ),
    [now, theme, takePlace, pending],
  );

  if (widgets.data === undefined && widgets.error !== undefined) {
    return (
      <ErrorState
        title={widgets.error.message}
        onRetry={() => void widgets.mutate()}
        retrying={isRetrying(widgets)}
      />
    );
  }
  if (widgets.data === undefined || onBoard === undefined || beginning === undefined)
    return <Spinner size="large" />;

  const mayEdit = may('edit_society');
  const board = (
    <WidgetBoard widgets={onBoard.length > 0 ? onBoard : beginning.standIns} renderWidget={renderWidget} />
  );
  return (
    <>
      <VisuallyHidden>
        <h2>{messages.home}</h2>
      </VisuallyHidden>
      {beginning.done && !editing && <Checklist done={beginning.done} />}
      {editing && mayEdit ? (
        <HomeEditor widgets={widgets.data} renderWidget={renderWidget} instead={board} />
      ) : (
        board
      )}
      {editing && !mayEdit && <EditingRefused onClose={() => setEditing(false)} />}
    </>
  );
}
