import { useRef, useState, type ReactNode } from 'react';
import {
  paths,
  type SocietyEvent,
  type LayoutConfig,
  type Post,
  type Widget,
  type WidgetContent,
  type WidgetType,
} from 'societies-contract';
import { ConfirmDialog, useMessages, type Widened } from 'societies-ui';
import { WidgetForm, type WidgetChoices, type WidgetDraft, type WidgetSending } from 'societies-ui/forms';
import { findPlace, WidgetGrid, type PlacedWidget, type WidgetSize } from 'societies-ui/widget-grid';
import { EditingWidgetModal, type ShownWidget } from 'societies-ui/widgets';
import { ApiError, currentOf, messageOf, reasonOf } from '../../../api/ApiError.ts';
import { useFeatureOptions } from '../../../api/societies.ts';
import { uploadPictures } from '../../../api/storage.ts';
import { createWidget, deleteWidget, others, saveLayout, updateWidget } from '../../../api/widgets.ts';
import { useAction } from '../../../api/useAction.ts';
import { useFound } from '../../../lists/useFound.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useDeletion } from '../useDeletion.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useAskedForm } from '../../../shell/useAskedForm.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

const homeEditorMessages = {
  remove: 'Remove widget',
  removeHint: 'Are you sure you want to remove this widget?',
  confirm: 'Remove',
} as const;

declare global {
  interface SocietiesMessages {
    AppHomeEditor: Widened<typeof homeEditorMessages>;
  }
}

export interface HomeEditorProps {
  widgets: readonly Widget[];
  renderWidget: (widget: ShownWidget) => ReactNode;
}

/** The dialog open over the grid. */
type Task =
  | { kind: 'add'; placeFor: (size: WidgetSize) => LayoutConfig; suggested?: WidgetType }
  | { kind: 'edit'; widget: Widget; placesFor: (size: WidgetSize) => readonly PlacedWidget[] }
  | { kind: 'remove'; widget: Widget };

const nothingOn = { enable_posts: false, enable_events: false };

/** Whether a widget was refused because its feature is off or has nothing to show. */
const isNothingToShow = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && 'error' in error.body;

/** The posts or events that a form offers, with search. */
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
  const messages = useMessages('AppHomeEditor', homeEditorMessages);
  const { outcomes, succeeded, failed } = useOutcomes();
  const { id, society, setEditing } = useSocietyContext();
  const features = useFeatureOptions(id);
  const { asked, forget } = useAskedForm();
  const [chosen, setTask] = useState<Task | null>(null);
  const task =
    chosen ??
    (asked
      ? ({ kind: 'add', placeFor: (size) => findPlace(widgets, size), suggested: 'slogan' } satisfies Task)
      : null);
  const [conflict, setConflict] = useState<Widget>();
  const writing = task?.kind === 'add' || task?.kind === 'edit';
  const posts = useChoices<Post>(writing && features.data?.enable_posts ? paths.posts(id) : null);
  const events = useChoices<SocietyEvent>(writing && features.data?.enable_events ? paths.events(id) : null);
  const [nothing, setNothing] = useState<string | null>(null);
  const { onDirtyChange } = useUnsaved('editing');
  const form = useUnsaved('editing');
  const done = () => {
    setTask(null);
    forget();
  };

  const stored = useRef(new Map<File, string>());

  /** Converts a draft for saving; uploads newly chosen pictures first. */
  const contentOf = async (draft: WidgetDraft, sending: WidgetSending): Promise<WidgetContent> =>
    draft.content_type === 'carousel'
      ? { images: await uploadPictures(society.id, draft.content.images, stored.current, sending) }
      : draft.content;

  const open = (next: Task) => {
    setConflict(undefined);
    setTask(next);
  };
  /** The grid passes only what it shows of a widget, so the whole one is looked up. */
  const openWith = (id: number, next: (widget: Widget) => Task) => {
    const whole = widgets.find((widget) => widget.id === id);
    if (whole) open(next(whole));
  };

  /** Whether the concurrent change is in the widget of the form, which then reports it. */
  const conflictIn = (error: unknown) => {
    const current = currentOf<Widget>(error);
    return task?.kind === 'edit' && current?.id === task.widget.id ? current : undefined;
  };
  const storing = useAction(
    async (draft: WidgetDraft, sending: WidgetSending) => {
      const stamp = new Date().toISOString();
      const content = await contentOf(draft, sending);
      const { content_type } = draft;
      if (task?.kind === 'edit') {
        const { widget, placesFor } = task;
        const places = placesFor(draft.size);
        // A form that does not change the size keeps the widget's current position.
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
    },
    {
      failure: (error, _, { signal }) =>
        signal.aborted || conflictIn(error) || isNothingToShow(error)
          ? undefined
          : failed(reasonOf(error) ?? messageOf(error)),
    },
  );
  const submit = async (draft: WidgetDraft, sending: WidgetSending) => {
    try {
      await storing.attempt(draft, sending);
      done();
    } catch (error) {
      if (sending.signal.aborted) return;
      if (conflictIn(error)) setConflict(conflictIn(error));
      else if (isNothingToShow(error)) setNothing(draft.content_type);
    }
  };

  const removing = useDeletion({
    kind: 'widget',
    call: deleteWidget,
    success: succeeded(outcomes.widget.deleted),
    failure: (error) => failed(messageOf(error)),
  });
  const remove = async () => {
    if (task?.kind === 'remove' && (await removing.remove(task.widget))) done();
  };

  const saving = useAction((changes: readonly PlacedWidget[]) => saveLayout(society.id, changes), {
    success: succeeded(outcomes.society.dataUpdated),
    // The grid reports concurrent moves.
    failure: (error) =>
      currentOf(error) ? undefined : failed(reasonOf(error) ?? outcomes.society.dataFailed),
  });
  const save = async (changes: readonly PlacedWidget[]) => {
    if (await saving.run(changes)) setEditing(false);
  };

  const edited = task?.kind === 'edit' ? task.widget : undefined;
  return (
    <>
      <WidgetGrid
        widgets={widgets}
        renderWidget={renderWidget}
        onAdd={(placeFor) => open({ kind: 'add', placeFor })}
        onEdit={({ id: edit }, placesFor) =>
          openWith(edit, (widget) => ({ kind: 'edit', widget, placesFor }))
        }
        onDeletePress={({ id: gone }) => openWith(gone, (widget) => ({ kind: 'remove', widget }))}
        onSave={(changes) => void save(changes)}
        pending={saving.pending}
        onDirtyChange={onDirtyChange}
      />
      <WidgetForm
        open={writing}
        widget={edited}
        suggested={task?.kind === 'add' ? task.suggested : undefined}
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
        pending={removing.pending}
        title={messages.remove}
        description={messages.removeHint}
        confirmLabel={messages.confirm}
        tone="danger"
      />
      <EditingWidgetModal open={nothing !== null} type={nothing ?? ''} onClose={() => setNothing(null)} />
    </>
  );
}
