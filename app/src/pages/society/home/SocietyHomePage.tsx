import { useCallback } from 'react';
import { outcomes, type Widget } from 'societies-contract';
import { Button, EmptyState, ErrorState, Modal, Spinner, VisuallyHidden } from 'societies-ui';
import { WidgetBoard, WidgetView } from 'societies-ui/widgets';
import { useNewestPost } from '../../../api/posts.ts';
import { useWidgets } from '../../../api/widgets.ts';
import { late } from '../../../shell/late.tsx';
import { useNow } from '../../../time/useNow.ts';
import { useRegister } from '../events/useRegister.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** Dragging and its forms are for committees: fetched when one of them begins to edit. */
const HomeEditor = late(() => import('./HomeEditor.tsx'));

/** Tells somebody without the right to edit so, and ends editing. Source: specification, section 4. */
function EditingRefused({ onClose }: { onClose: () => void }) {
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
  const { id, society, detail, may, editing, setEditing } = useSocietyContext();
  const widgets = useWidgets(id);
  const now = useNow();
  const { registering, register } = useRegister();
  const { theme } = detail;
  const showsPosts = widgets.data?.some(({ content_type }) => content_type === 'posts') === true;
  const latestPost = useNewestPost(id, showsPosts)?.id;

  const renderWidget = useCallback(
    (widget: Widget) => (
      <WidgetView
        widget={widget}
        now={now}
        theme={theme}
        onRegister={register}
        pending={registering}
        latestPost={latestPost}
      />
    ),
    [now, theme, register, registering, latestPost],
  );

  if (widgets.data === undefined) {
    if (widgets.error === undefined) return <Spinner size="large" />;
    return (
      <ErrorState
        title={widgets.error.message}
        onRetry={() => void widgets.mutate()}
        retrying={widgets.isValidating}
      />
    );
  }

  const mayEdit = may('edit_society');
  const board =
    widgets.data.length > 0 ? (
      <WidgetBoard widgets={widgets.data} renderWidget={renderWidget} />
    ) : (
      <EmptyState
        title="Nothing here yet"
        description={`${society.name} has not put anything on its page.`}
      />
    );
  return (
    <>
      <VisuallyHidden>
        <h2>Home</h2>
      </VisuallyHidden>
      {editing && mayEdit ? (
        <HomeEditor widgets={widgets.data} renderWidget={renderWidget} instead={board} />
      ) : (
        board
      )}
      {editing && !mayEdit && <EditingRefused onClose={() => setEditing(false)} />}
    </>
  );
}
