import { useRef, useState, type ReactNode } from 'react';
import {
  outcomes,
  paths,
  type SocietyEvent,
  type LayoutConfig,
  type Post,
  type Widget,
  type WidgetContent,
} from 'societies-contract';
import { ConfirmDialog, useToast } from 'societies-ui';
import { WidgetForm, type WidgetChoices, type WidgetDraft, type WidgetSending } from 'societies-ui/forms';
import { WidgetGrid, type PlacedWidget, type WidgetSize } from 'societies-ui/widget-grid';
import { EditingWidgetModal } from 'societies-ui/widgets';
import { ApiError, currentOf, messageOf, reasonOf } from '../../../api/ApiError.ts';
import { useFeatureOptions } from '../../../api/societies.ts';
import { uploadPictures } from '../../../api/storage.ts';
import { createWidget, deleteWidget, others, saveLayout, updateWidget } from '../../../api/widgets.ts';
import { useFound } from '../../../lists/useFound.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';

export interface HomeEditorProps {
  widgets: readonly Widget[];
  renderWidget: (widget: Widget) => ReactNode;
}

/** What is open over the grid. */
type Task =
  | { kind: 'add'; placeFor: (size: WidgetSize) => LayoutConfig }
  | { kind: 'edit'; widget: Widget; placesFor: (size: WidgetSize) => readonly PlacedWidget[] }
  | { kind: 'remove'; widget: Widget };

const nothingOn = { enable_posts: false, enable_events: false };

/** The refusal of a widget whose feature is off or has nothing to show. */
const isNothingToShow = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && 'error' in error.body;

/** The posts or events that a form offers, as its reader searches for them. */
function useChoices<Item>(path: string | null): WidgetChoices<Item> {
  const [search, setSearch] = useState('');
  const { data, error, isLoading, mutate } = useFound<Item>(path, search);
  return {
    found: data?.results ?? [],
    total: data?.count,
    loading: isLoading,
    failed: error !== undefined,
    onSearch: setSearch,
    onRetry: () => void mutate(),
  };
}

export default function HomeEditor({ widgets, renderWidget }: HomeEditorProps) {
  const toast = useToast();
  const { id, society, setEditing } = useSocietyContext();
  const features = useFeatureOptions(id);
  const [task, setTask] = useState<Task | null>(null);
  const [conflict, setConflict] = useState<Widget>();
  const writing = task?.kind === 'add' || task?.kind === 'edit';
  const posts = useChoices<Post>(writing && features.data?.enable_posts ? paths.posts(id) : null);
  const events = useChoices<SocietyEvent>(writing && features.data?.enable_events ? paths.events(id) : null);
  const [nothing, setNothing] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [saving, setSaving] = useState(false);
  const { onDirtyChange } = useUnsaved('editing');
  const form = useUnsaved('editing');
  const done = () => setTask(null);

  const stored = useRef(new Map<File, string>());

  /** The content as it is sent: pictures just chosen are stored first. */
  const contentOf = async (draft: WidgetDraft, sending: WidgetSending): Promise<WidgetContent> =>
    draft.content_type === 'carousel'
      ? { images: await uploadPictures(society.id, draft.content.images, stored.current, sending) }
      : draft.content;

  const open = (next: Task) => {
    setConflict(undefined);
    setTask(next);
  };

  const submit = async (draft: WidgetDraft, sending: WidgetSending) => {
    const stamp = new Date().toISOString();
    try {
      const content = await contentOf(draft, sending);
      const { content_type } = draft;
      if (task?.kind === 'edit') {
        const { widget, placesFor } = task;
        const places = placesFor(draft.size);
        // A form that leaves the size alone leaves the widget where it stands by now.
        const seen = conflict ?? widget;
        const own = places.find(({ id: moved }) => moved === widget.id) ?? seen;
        await updateWidget(society.id, widget.id, {
          content_type,
          content,
          layout_config: own.layout_config,
          others: others(places, widget.id),
          version: draft.version,
          created_at: widget.created_at,
          updated_at: stamp,
        });
      } else if (task?.kind === 'add') {
        const layout_config = task.placeFor(draft.size);
        await createWidget(society.id, {
          content_type,
          content,
          layout_config,
          created_at: stamp,
          updated_at: stamp,
        });
      }
      done();
    } catch (error) {
      if (sending.signal.aborted) return;
      const current = currentOf<Widget>(error);
      if (task?.kind === 'edit' && current?.id === task.widget.id) setConflict(current);
      else if (isNothingToShow(error)) setNothing(draft.content_type);
      else toast.danger({ title: outcomes.society.error, description: reasonOf(error) ?? messageOf(error) });
    }
  };

  const remove = async () => {
    if (task?.kind !== 'remove') return;
    setRemoving(true);
    try {
      await deleteWidget(society.id, task.widget.id);
      done();
    } catch (error) {
      toast.danger({ title: outcomes.society.error, description: messageOf(error) });
    } finally {
      setRemoving(false);
    }
  };

  const save = async (changes: readonly PlacedWidget[]) => {
    setSaving(true);
    try {
      await saveLayout(society.id, changes);
      setEditing(false);
      toast.success({ title: outcomes.society.success, description: outcomes.society.dataUpdated });
    } catch (error) {
      // The grid says by itself what somebody else moved meanwhile.
      if (currentOf(error)) return;
      const description = reasonOf(error) ?? outcomes.society.dataFailed;
      toast.danger({ title: outcomes.society.error, description });
    } finally {
      setSaving(false);
    }
  };

  const edited = task?.kind === 'edit' ? task.widget : undefined;
  return (
    <>
      <WidgetGrid
        widgets={widgets}
        renderWidget={renderWidget}
        onAdd={(placeFor) => open({ kind: 'add', placeFor })}
        onEdit={(widget, placesFor) => open({ kind: 'edit', widget, placesFor })}
        onDelete={(widget) => open({ kind: 'remove', widget })}
        onSave={(changes) => void save(changes)}
        pending={saving}
        onDirtyChange={onDirtyChange}
      />
      <WidgetForm
        open={writing}
        widget={edited}
        conflict={conflict}
        features={features.data ?? nothingOn}
        posts={posts}
        events={events}
        onSubmit={submit}
        onClose={done}
        onDirtyChange={form.onDirtyChange}
      />
      <ConfirmDialog
        open={task?.kind === 'remove'}
        onClose={done}
        onConfirm={() => void remove()}
        pending={removing}
        title="Remove widget"
        description="Are you sure you want to remove this widget?"
        confirmLabel="Remove"
        variant="danger"
      />
      <EditingWidgetModal open={nothing !== null} type={nothing ?? ''} onClose={() => setNothing(null)} />
    </>
  );
}
