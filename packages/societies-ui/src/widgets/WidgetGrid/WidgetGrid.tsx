import { Plus } from '../../base/Icon/icons.ts';
import {
  forwardRef,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useContainerWidth } from 'react-grid-layout';
import { gridLimits, timeLimits, widgetLimits, type LayoutConfig, type WidgetType } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useMediaQuery } from '../../base/useMediaQuery.ts';
import { ConflictNotice } from '../../content/ConflictNotice/ConflictNotice.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { Widened } from '../../host/Widened.ts';
import { useRule } from '../../host/useRule.ts';
import { useBottomSlot } from '../../shell/BottomNavigation/BottomBarContext.ts';
import { columnsFor, findPlace, placesForSize, type PlacedWidget, type WidgetSize } from '../layout.ts';
import type { ShownWidget } from '../shownWidget.ts';
import { widgetTitle } from '../widgetNames.ts';
import {
  arrange,
  movedMeanwhile,
  optionsOf,
  startArranging,
  unsavedOf,
  type Announcement,
} from './arrange.ts';
import { GridActionsContext, GridMarksContext, type GridActions } from './gridActions.ts';
import { GridBoard } from './GridBoard.tsx';
import { isRtl } from './isRtl.ts';
import { widgetGridMessages } from './WidgetGrid.messages.ts';
import { Root } from './WidgetGrid.styles.ts';
import { SlotContent, WidgetSlot } from './WidgetSlot.tsx';
import { WidgetTools } from './WidgetTools.tsx';

type GridMessages = Widened<typeof widgetGridMessages>;

export interface WidgetGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The stored widgets with their positions on three columns. */
  widgets: readonly ShownWidget[];
  /** Renders a widget's content, usually a `WidgetView`. Pass a stable function to avoid re-rendering. */
  renderWidget: (widget: ShownWidget) => ReactNode;
  /** 'Add widget' was pressed. `placeFor` returns a place for a widget of that size that is free in both the stored and the shown layout. */
  onAdd: (placeFor: (size: WidgetSize) => LayoutConfig) => void;
  /**
   * The pencil of a widget was pressed: open its form. `placesFor` returns the places that it and others need for it to get that
   * size. Store them together, or widgets would overlap. Empty if it has the size already.
   */
  onEdit: (widget: ShownWidget, placesFor: (size: WidgetSize) => readonly PlacedWidget[]) => void;
  /** The bin of a widget was pressed; the host asks first, and takes it out of `widgets`. */
  onDeletePress: (widget: ShownWidget) => void;
  /**
   * 'Save Layout Changes' was pressed. Gets the widgets whose place differs from the stored one, at three columns, with the
   * versions that they were moved from; may be empty. If somebody else has moved widgets since, reject and pass the current
   * `widgets`: the grid says what has moved and asks which layout to keep.
   */
  onSave: (changes: readonly PlacedWidget[]) => void;
  /** Whether the layout is being saved. */
  pending?: boolean;
  /** Called with whether the layout has unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** An excerpt long enough to distinguish widgets. */
const excerpt = (words: string) => (words.length > 40 ? `${words.slice(0, 40).trimEnd()}…` : words);

const nameOf = (widget: ShownWidget, kinds: Record<WidgetType, string>): string => {
  const title = widgetTitle(widget);
  const kind = kinds[widget.content_type];
  return title ? `${kind}: ${excerpt(title)}` : kind;
};

const wordsOf = (announcement: Announcement | null, messages: GridMessages): string => {
  if (!announcement) return '';
  const { what, kind, at, rows, again } = announcement;
  // A repeated announcement needs a different text to be read again, so a space is added.
  return `${messages[what](messages.kinds[kind], at, rows)}${again ? '\u00a0' : ''}`;
};

/**
 * A society's home page while its committee arranges it. What is changed is held here until it is saved. Dragging, the
 * handle with the keyboard, and each widget's menu move by the same algorithm and tell screen readers where a widget went;
 * they always change the layout of three columns, from which narrower ones follow.
 */
export const WidgetGrid = forwardRef<HTMLDivElement, WidgetGridProps>(function WidgetGrid(
  { widgets, renderWidget, onAdd, onEdit, onDeletePress, onSave, pending = false, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('WidgetGrid', widgetGridMessages);
  const instructions = useId();
  const reason = useId();
  const most = useRule('widget', 'perSociety', widgetLimits.perSociety);
  const full = widgets.length >= most;
  const { width, containerRef, mounted } = useContainerWidth({ measureBeforeMount: true });
  const coarse = useMediaQuery('(pointer: coarse)');
  const [rtl, setRtl] = useState(false);
  const [state, dispatch] = useReducer(arrange, widgets, startArranging);
  if (state.stored !== widgets) dispatch({ type: 'stored', widgets });
  const { layout, added, drops } = state;
  const lifted = state.lifted?.id ?? null;
  const changes = unsavedOf(state);
  const meanwhile = movedMeanwhile(state);
  const columns = columnsFor(width);

  // In right-to-left text the first column is on the right.
  useLayoutEffect(() => {
    if (containerRef.current) setRtl(isRtl(containerRef.current));
  }, [containerRef, width]);

  useDirty(changes.length > 0, onDirtyChange);

  useEffect(() => {
    if (drops === 0) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'unblock' }), timeLimits.addWidgetBlockedAfterDrop);
    return () => clearTimeout(timer);
  }, [drops]);

  // The latest values for stable callbacks, so that idle widgets do not re-render.
  const latest = useRef({ state, onEdit, onDeletePress });
  useLayoutEffect(() => {
    latest.current = { state, onEdit, onDeletePress };
  });
  const actions = useMemo<GridActions>(() => {
    const find = (id: number) => latest.current.state.stored.find((widget) => widget.id === id);
    return {
      toggle: (id) => dispatch({ type: 'toggle', id }),
      drop: (id) => dispatch({ type: 'drop', id }),
      restore: (id) => dispatch({ type: 'restore', id }),
      move: (id, direction) => dispatch({ type: 'move', id, direction }),
      stretch: (id, direction) => dispatch({ type: 'stretch', id, direction }),
      resize: (id, size) => dispatch({ type: 'resize', id, size }),
      dragged: (id, dropped) => dispatch({ type: 'dragged', id, layout: dropped }),
      options: (id) => optionsOf(latest.current.state, id),
      edit: (id) => {
        const widget = find(id);
        if (!widget) return;
        latest.current.onEdit(widget, (size) =>
          placesForSize(latest.current.state.stored, id, size).map((place) => ({
            ...place,
            version: find(place.id)?.version,
          })),
        );
      },
      remove: (id) => {
        const widget = find(id);
        if (widget) latest.current.onDeletePress(widget);
      },
    };
  }, []);

  const { kinds } = messages;
  const slots = useMemo(
    () =>
      new Map(
        widgets.map((widget) => {
          const name = nameOf(widget, kinds);
          const parts = (
            <>
              <SlotContent widget={widget} render={renderWidget} />
              <WidgetTools id={widget.id} name={name} />
            </>
          );
          return [
            String(widget.id),
            <WidgetSlot key={widget.id} widget={widget} name={name} parts={parts} />,
          ];
        }),
      ),
    [widgets, renderWidget, kinds],
  );
  const marks = useMemo(() => ({ lifted, added, instructions }), [lifted, added, instructions]);
  const bottomSlot = useBottomSlot();
  const howMany = changes.length > 0 && <span data-part="unsaved">{messages.unsaved(changes.length)}</span>;
  const save = (
    <Button
      loading={pending}
      onClick={() => {
        dispatch({ type: 'save' });
        if (meanwhile.length === 0) onSave(changes);
      }}
    >
      {messages.save}
    </Button>
  );
  const hint =
    lifted !== null
      ? messages.hintLifted
      : columns !== gridLimits.searchColumns
        ? messages.hintNarrow
        : coarse
          ? messages.hintTouch
          : messages.hint;

  return (
    <Root ref={ref} data-soc="WidgetGrid" data-columns={columns} {...rest}>
      <div data-part="bar">
        <h2 data-part>{messages.heading}</h2>
        <p data-part>
          <span>{hint}</span>
          {!bottomSlot && howMany && <span> </span>}
          {!bottomSlot && howMany}
          {full && <span id={reason}>{` ${messages.full(most)}`}</span>}
        </p>
        <div data-part="actions">
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            disabled={state.blocked || full}
            aria-describedby={full ? reason : undefined}
            onClick={() => onAdd((size) => findPlace([...layout, ...widgets], size))}
          >
            {messages.add}
          </Button>
          {!bottomSlot && save}
        </div>
      </div>
      {state.tried && !pending && meanwhile.length > 0 && (
        <ConflictNotice
          data-part="conflict"
          changes={meanwhile.flatMap(({ id, theirs, mine }) => {
            const widget = widgets.find((each) => each.id === id);
            if (!widget) return [];
            return [
              {
                label: nameOf(widget, kinds),
                theirs: messages.placed(theirs),
                mine: mine && messages.placed(mine),
              },
            ];
          })}
          onKeepMine={() => {
            dispatch({ type: 'keepMine' });
            onSave(unsavedOf(arrange(state, { type: 'keepMine' })));
          }}
          onTakeTheirs={() => dispatch({ type: 'takeTheirs' })}
        />
      )}
      {bottomSlot &&
        createPortal(
          <>
            {howMany}
            {save}
          </>,
          bottomSlot,
        )}
      <VisuallyHidden id={instructions}>{messages.instructions}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="polite" data-part="announcement">
        {wordsOf(state.announcement, messages)}
      </VisuallyHidden>
      <GridActionsContext.Provider value={actions}>
        <GridMarksContext.Provider value={marks}>
          <div ref={containerRef} data-part="room" role="group" aria-label={messages.widgets}>
            {mounted && (
              <GridBoard
                width={width}
                columns={columns}
                rtl={rtl}
                coarse={coarse}
                layout={layout}
                slots={slots}
              />
            )}
          </div>
        </GridMarksContext.Provider>
      </GridActionsContext.Provider>
    </Root>
  );
});
WidgetGrid.displayName = 'WidgetGrid';
