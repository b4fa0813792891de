import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Ellipsis,
  Grip,
  Maximize,
  Pencil,
  Plus,
  RectangleHorizontal,
  RectangleVertical,
  Square,
  Trash2,
} from '../../base/Icon/icons.ts';
import {
  cloneElement,
  createContext,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { GridLayout, useContainerWidth, type Layout, type LayoutItem } from 'react-grid-layout';
import {
  gridLimits,
  sizeLimits,
  timeLimits,
  widgetLimits,
  tooMany,
  type LayoutConfig,
  type Widget,
  type WidgetType,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Menu } from '../../base/Menu/Menu.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRule } from '../../host/useRule.ts';
import { ConflictNotice } from '../../content/ConflictNotice/ConflictNotice.tsx';
import { useBarRoom } from '../../societies/SocietyBar/BarRoomContext.ts';
import {
  changesOf,
  columnsFor,
  compact,
  derive,
  findPlace,
  greatestSize,
  move,
  placesForSize,
  resize,
  rowsOf,
  sizeName,
  stretch,
  widgetSizes,
  type Direction,
  type PlacedWidget,
  type WidgetLayout,
  type WidgetSize,
} from '../layout.ts';
import { StaticContext } from '../StaticContext.ts';
import { useDirty } from '../../base/useDirty.ts';
import { useMediaQuery } from '../../base/useMediaQuery.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { widgetKindNames, widgetTitle } from '../widgetNames.ts';
import { useLayoutDraft } from './useLayoutDraft.ts';
import { Root } from './WidgetGrid.styles.ts';

const place = ({ x, y }: LayoutConfig, rows: number) => `column ${x + 1}, row ${y + 1} of ${rows}`;
const spelled = ({ w, h }: LayoutConfig) =>
  `${w} ${w === 1 ? 'column' : 'columns'} by ${h} ${h === 1 ? 'row' : 'rows'}`;

export const widgetGridMessages = {
  heading: 'Editing widgets',
  hint: 'Drag, or press Enter on a handle and use the arrow keys.',
  hintTouch: 'Drag by a handle, or use the menu of a widget.',
  hintNarrow: 'Move and resize by the menu of a widget. It applies to the layout of three columns.',
  hintLifted: 'Arrow keys move, Shift with an arrow resizes, Enter drops, Escape puts back.',
  unsaved: (count: number) => (count === 1 ? '1 change not saved yet.' : `${count} changes not saved yet.`),
  add: 'Add widget',
  full: tooMany.widgets,
  save: 'Save Layout Changes',
  widgets: 'Widgets',
  kinds: widgetKindNames as Record<WidgetType, string>,
  sizes: { regular: 'Regular', long: 'Long', wide: 'Wide', large: 'Large' } as Record<WidgetSize, string>,
  handle: (name: string) => `Move or resize ${name}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  menu: (name: string) => `More for ${name}`,
  directions: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' } as Record<
    Direction,
    string
  >,
  currentSize: (size: string) => `${size} (now)`,
  menuRemove: 'Remove',
  instructions:
    'Press Enter or Space to lift the widget. Then the arrow keys move it, Shift with an arrow key resizes it, Enter drops it, and Escape puts it back.',
  lifted: (name: string, at: LayoutConfig, rows: number) =>
    `${name} lifted at ${place(at, rows)}. Arrow keys move it, Shift with an arrow key resizes it, Enter drops it, Escape puts it back.`,
  moved: (name: string, at: LayoutConfig, rows: number) => `${name} moved to ${place(at, rows)}.`,
  resized: (name: string, at: LayoutConfig) => `${name} is now ${spelled(at)}.`,
  dropped: (name: string, at: LayoutConfig, rows: number) =>
    `${name} dropped at ${place(at, rows)}, ${spelled(at)}.`,
  restored: (name: string, at: LayoutConfig, rows: number) => `${name} put back at ${place(at, rows)}.`,
  added: (name: string, at: LayoutConfig, rows: number) => `${name} added at ${place(at, rows)}.`,
  placed: (at: LayoutConfig) => `Column ${at.x + 1}, row ${at.y + 1}, ${spelled(at)}`,
  stuck: (name: string) => `${name} cannot go further.`,
} as const;

export interface WidgetGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The stored widgets with their places on three columns. */
  widgets: readonly Widget[];
  /** Draws what is inside a widget: usually a `WidgetView`. Keep it stable, and idle widgets do not render again. */
  renderWidget: (widget: Widget) => ReactNode;
  /** 'Add widget' was pressed. `placeFor` tells where a widget of a size fits, in the layout as it is stored and as it stands. */
  onAdd: (placeFor: (size: WidgetSize) => LayoutConfig) => void;
  /**
   * The pencil of a widget was pressed: opens its form. `placesFor` tells where it and others have to stand for it to have a
   * size: to be stored together, or it would lie over them. Empty when it has that size.
   */
  onEdit: (widget: Widget, placesFor: (size: WidgetSize) => readonly PlacedWidget[]) => void;
  /** The removal of a widget was asked for: it stays until the host takes it out of `widgets`. */
  onDelete: (widget: Widget) => void;
  /**
   * 'Save Layout Changes' was pressed: the widgets that stand elsewhere than stored, at three columns, with the versions that they
   * were moved on. May be empty. When somebody else moved them meanwhile, refuse and hand over the widgets as they are now: the grid
   * says what they moved, and asks.
   */
  onSave: (changes: readonly PlacedWidget[]) => void;
  /** Whether the layout is being saved. */
  pending?: boolean;
  /** Told whether a widget stands elsewhere than stored, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

interface Actions {
  toggle: (id: number) => void;
  drop: (id: number) => void;
  restore: (id: number) => void;
  move: (id: number, direction: Direction) => void;
  stretch: (id: number, direction: Direction) => void;
  resize: (id: number, size: WidgetSize) => void;
  edit: (id: number) => void;
  remove: (id: number) => void;
  /** A drag or a pull at the corner has ended. */
  dropped: (id: number, next: WidgetLayout) => void;
  /** Where a widget could go, asked when its menu opens. */
  options: (id: number) => { directions: Record<Direction, boolean>; size: WidgetSize | null };
}

const ActionsContext = createContext<Actions | null>(null);
const LiftedContext = createContext<{ id: number | null; added: number | null; instructions: string }>({
  id: null,
  added: null,
  instructions: '',
});

const useActions = (): Actions => {
  const actions = useContext(ActionsContext);
  if (!actions)
    throw new Error('societies-ui: a part of WidgetGrid was used outside of it; render a WidgetGrid.');
  return actions;
};

/** An excerpt long enough to tell two widgets apart. */
const excerpt = (words: string) => (words.length > 40 ? `${words.slice(0, 40).trimEnd()}…` : words);

const arrows = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight } as const;
const shapes = {
  regular: Square,
  long: RectangleVertical,
  wide: RectangleHorizontal,
  large: Maximize,
} as const;
const directionNames = Object.keys(arrows) as Direction[];

const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const mirrored = (direction: Direction): Direction =>
  direction === 'left' ? 'right' : direction === 'right' ? 'left' : direction;

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

const anywhere: ReturnType<Actions['options']> = {
  directions: { up: true, down: true, left: true, right: true },
  size: null,
};

/** The path without dragging: each way and each size as an item. */
const MoreMenu = ({ id, name }: { id: number; name: string }) => {
  const messages = useMessages('WidgetGrid', widgetGridMessages);
  const actions = useActions();
  const [options, setOptions] = useState(anywhere);
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={messages.menu(name)}
          variant="cover"
          size="small"
          onClick={() => {
            setOptions(actions.options(id));
            trigger.onClick();
          }}
          onKeyDown={(event) => {
            setOptions(actions.options(id));
            trigger.onKeyDown(event);
          }}
        >
          <Ellipsis />
        </IconButton>
      )}
      groups={[
        directionNames.map((direction) => {
          const Arrow = arrows[direction];
          return {
            label: messages.directions[direction],
            icon: <Arrow aria-hidden="true" />,
            disabled: !options.directions[direction],
            onSelect: () => actions.move(id, direction),
          };
        }),
        widgetSizes.map((size) => {
          const Shape = shapes[size];
          const label = messages.sizes[size];
          return {
            label: options.size === size ? messages.currentSize(label) : label,
            icon: <Shape aria-hidden="true" />,
            disabled: options.size === size,
            onSelect: () => actions.resize(id, size),
          };
        }),
        [
          {
            label: messages.menuRemove,
            icon: <Trash2 aria-hidden="true" />,
            variant: 'danger',
            onSelect: () => actions.remove(id),
          },
        ],
      ]}
    />
  );
};

/** Buttons on a widget. They alone know whether it is lifted, so lifting renders no widget again. */
const Tools = memo(function Tools({ id, name }: { id: number; name: string }) {
  const messages = useMessages('WidgetGrid', widgetGridMessages);
  const actions = useActions();
  const { id: liftedId, instructions } = useContext(LiftedContext);
  const lifted = liftedId === id;

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const key = arrowKeys[event.key];
    if (event.key === 'Enter' || event.key === ' ') actions.toggle(id);
    else if (lifted && event.key === 'Escape') actions.restore(id);
    else if (lifted && key) {
      const direction = isRtl(event.currentTarget) ? mirrored(key) : key;
      if (event.shiftKey) actions.stretch(id, direction);
      else actions.move(id, direction);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div data-part="tools">
      <IconButton
        label={messages.handle(name)}
        variant={lifted ? 'filled' : 'cover'}
        size="small"
        data-part="handle"
        aria-pressed={lifted}
        aria-describedby={instructions}
        onKeyDown={press}
        onBlur={() => actions.drop(id)}
      >
        <Grip />
      </IconButton>
      <IconButton label={messages.edit(name)} variant="cover" size="small" onClick={() => actions.edit(id)}>
        <Pencil />
      </IconButton>
      <IconButton
        label={messages.remove(name)}
        variant="cover"
        size="small"
        onClick={() => actions.remove(id)}
      >
        <Trash2 />
      </IconButton>
      <MoreMenu id={id} name={name} />
    </div>
  );
});

/** While a page is edited its widgets are pictures of themselves: nothing in them can be pressed or focused. */
const makeInert = (element: HTMLElement | null) => {
  if (element) element.inert = true;
};

const Content = memo(function Content({
  widget,
  render,
}: {
  widget: Widget;
  render: (widget: Widget) => ReactNode;
}) {
  return (
    <div ref={makeInert} data-part="content">
      <StaticContext.Provider value>{render(widget)}</StaticContext.Provider>
    </div>
  );
});

interface SlotProps extends ComponentPropsWithoutRef<'div'> {
  widget: Widget;
  /** What it is called in words. */
  name: string;
  /** What stands in it: the same element each time, so that moving a box renders nothing inside. */
  parts: ReactElement;
}

/**
 * One widget's box. The grid hands it its place through `style` and the resize corner through `children`. Each box that
 * makes way for the one in the hand is rendered, so it is one plain element; `Root` has its looks.
 */
const Slot = forwardRef<HTMLDivElement, SlotProps>(function Slot(
  { widget, name, parts, children, ...rest },
  ref,
) {
  const own = useForwardedRef(ref);
  const marked = useContext(LiftedContext);
  const lifted = marked.id === widget.id;
  const added = marked.added === widget.id;
  // Where the window has been scrolled to is the browser's, not React's.
  useEffect(() => {
    if (added) own.current?.scrollIntoView({ block: 'center' });
  }, [own, added]);
  return (
    <div
      ref={own}
      data-part="widget"
      data-kind={widget.content_type}
      data-state={lifted ? 'lifted' : added ? 'added' : undefined}
      role="group"
      aria-label={name}
      {...rest}
    >
      {parts}
      {children}
    </div>
  );
});

const nameOf = (widget: Widget, kinds: Record<WidgetType, string>): string => {
  const title = widgetTitle(widget);
  const kind = kinds[widget.content_type];
  return title ? `${kind}: ${excerpt(title)}` : kind;
};

const resizeCorner = (_axis: string, ref: Ref<HTMLElement>) => (
  <span ref={ref} data-part="resize" className="react-resizable-handle" aria-hidden="true" />
);

const gap = [24, 24] as const;
const noPadding = [0, 0] as const;

const toItems = (layout: WidgetLayout, columns: number, rtl: boolean): LayoutItem[] =>
  layout.map(({ id, layout_config: { x, y, w, h } }) => ({
    i: String(id),
    x: rtl ? columns - x - w : x,
    y,
    w,
    h,
    maxW: Math.max(greatestSize.w, w),
    maxH: Math.max(greatestSize.h, h),
  }));

const fromItems = (items: Layout, columns: number, rtl: boolean): WidgetLayout =>
  items.map(({ i, x, y, w, h }) => ({
    id: Number(i),
    layout_config: { x: rtl ? columns - x - w : x, y, w, h },
  }));

const idsOf = (widgets: readonly Widget[]): ReadonlySet<number> => new Set(widgets.map(({ id }) => id));

interface BoardProps {
  width: number;
  columns: number;
  rtl: boolean;
  /** Whether a finger points. */
  coarse: boolean;
  items: readonly LayoutItem[];
  /** The boxes, by the key of their item. */
  slots: ReadonlyMap<string, ReactElement>;
}

/** The boxes in their places. Apart from the rest of the grid, because each movement of a pointer that drags renders it. */
const Board = memo(function Board({ width, columns, rtl, coarse, items, slots }: BoardProps) {
  const actions = useActions();
  // The grid draws a box again only when its element is another one, and the box in the hand has to follow the pointer.
  const [held, setHeld] = useState<{ key: string } | null>(null);

  const three = columns === gridLimits.searchColumns;
  const gridConfig = useMemo(
    () => ({ cols: columns, rowHeight: sizeLimits.widgetRow, margin: gap, containerPadding: noPadding }),
    [columns],
  );
  // A finger that drags anywhere could not scroll any more, so it drags by the handle.
  const dragConfig = useMemo(
    () => ({
      enabled: three,
      ...(coarse
        ? { handle: '[data-part="handle"]' }
        : { cancel: '[data-part="tools"] > :not(:first-child)' }),
    }),
    [three, coarse],
  );
  const resizeConfig = useMemo(
    () => ({
      enabled: three,
      handles: [rtl ? ('sw' as const) : ('se' as const)],
      handleComponent: resizeCorner,
    }),
    [three, rtl],
  );
  const follow = useCallback((_layout: Layout, _from: LayoutItem | null, to: LayoutItem | null) => {
    if (to) setHeld({ key: to.i });
  }, []);
  const settled = useCallback(
    (next: Layout, _from: LayoutItem | null, to: LayoutItem | null) => {
      setHeld(null);
      if (to) actions.dropped(Number(to.i), compact(fromItems(next, columns, rtl)));
    },
    [actions, columns, rtl],
  );

  return (
    <GridLayout
      width={width}
      layout={items}
      gridConfig={gridConfig}
      dragConfig={dragConfig}
      resizeConfig={resizeConfig}
      onDrag={follow}
      onResize={follow}
      onDragStop={settled}
      onResizeStop={settled}
    >
      {items.map(({ i }) => {
        const slot = slots.get(i);
        return slot && held?.key === i ? cloneElement(slot) : slot;
      })}
    </GridLayout>
  );
});

/**
 * A society's home page while its committee arranges it. What is changed is held here until it is saved. Dragging, the
 * handle with the keyboard, and each widget's menu move by the same algorithm and tell screen readers where a widget went;
 * they always change the layout of three columns, from which narrower ones follow.
 */
export const WidgetGrid = forwardRef<HTMLDivElement, WidgetGridProps>(function WidgetGrid(
  { widgets, renderWidget, onAdd, onEdit, onDelete, onSave, pending = false, onDirtyChange, ...rest },
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
  const draft = useLayoutDraft(widgets);
  const { layout, changes } = draft;
  const [tried, setTried] = useState(false);
  const [lifted, setLifted] = useState<{ id: number; before: WidgetLayout } | null>(null);
  const [known, setKnown] = useState(() => idsOf(widgets));
  const [added, setAdded] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [drops, setDrops] = useState(0);
  const [blocked, setBlocked] = useState(false);

  const columns = columnsFor(width);
  // A widget that was not there before is the one just added: it is brought into view and marked.
  const ids = useMemo(() => idsOf(widgets), [widgets]);
  if (ids !== known) {
    setKnown(ids);
    const fresh = layout.find(({ id }) => !known.has(id));
    const widget = widgets.find(({ id }) => id === fresh?.id);
    if (fresh && widget) {
      setAdded(fresh.id);
      setSaid(messages.added(messages.kinds[widget.content_type], fresh.layout_config, rowsOf(layout)));
    }
  }
  const items = useMemo(() => {
    const shown = derive(layout, columns);
    return toItems(shown, Math.min(columns, gridLimits.searchColumns), rtl);
  }, [layout, columns, rtl]);

  // The direction of writing is the page's, not React's; the grid's own places are physical.
  useLayoutEffect(() => {
    if (containerRef.current) setRtl(isRtl(containerRef.current));
  }, [containerRef, width]);

  const unsaved = changes.length;
  useDirty(unsaved > 0, onDirtyChange);

  // A drop blocks adding for a moment, so that the press that ends a drag is never taken for one on the button.
  useEffect(() => {
    if (drops === 0) return undefined;
    const timer = setTimeout(() => setBlocked(false), timeLimits.addWidgetBlockedAfterDrop);
    return () => clearTimeout(timer);
  }, [drops]);

  // What handlers read when they run: so the handlers themselves never change and idle widgets never render.
  const latest = useRef({ widgets, layout, put: draft.put, lifted, messages, onEdit, onDelete });
  useLayoutEffect(() => {
    latest.current = { widgets, layout, put: draft.put, lifted, messages, onEdit, onDelete };
  });

  const actions = useMemo<Actions>(() => {
    const find = (id: number) => latest.current.widgets.find((widget) => widget.id === id);
    const kindOf = (id: number) => {
      const widget = find(id);
      return widget ? latest.current.messages.kinds[widget.content_type] : '';
    };
    const at = (layoutNow: WidgetLayout, id: number) =>
      layoutNow.find((widget) => widget.id === id)?.layout_config;
    // The same words twice in a row are a change too, or a screen reader would keep silent.
    const say = (words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words));
    const drop = () => {
      setBlocked(true);
      setDrops((count) => count + 1);
    };
    const change = (id: number, next: WidgetLayout, words: 'moved' | 'resized') => {
      const { layout: now, messages: texts } = latest.current;
      const to = at(next, id);
      if (next === now || !to) {
        say(texts.stuck(kindOf(id)));
        return false;
      }
      latest.current.put(next);
      say(words === 'moved' ? texts.moved(kindOf(id), to, rowsOf(next)) : texts.resized(kindOf(id), to));
      return true;
    };
    return {
      toggle: (id) => {
        const { lifted: held, layout: now, messages: texts } = latest.current;
        const here = at(now, id);
        if (!here) return;
        if (held?.id === id) {
          setLifted(null);
          drop();
          say(texts.dropped(kindOf(id), here, rowsOf(now)));
        } else {
          setAdded(null);
          setLifted({ id, before: now });
          say(texts.lifted(kindOf(id), here, rowsOf(now)));
        }
      },
      drop: (id) => {
        const { lifted: held, layout: now, messages: texts } = latest.current;
        const here = at(now, id);
        if (held?.id !== id || !here) return;
        setLifted(null);
        drop();
        say(texts.dropped(kindOf(id), here, rowsOf(now)));
      },
      restore: (id) => {
        const { lifted: held, messages: texts } = latest.current;
        const back = held && at(held.before, id);
        if (!held || !back) return;
        latest.current.put(held.before);
        setLifted(null);
        say(texts.restored(kindOf(id), back, rowsOf(held.before)));
      },
      move: (id, direction) => void change(id, move(latest.current.layout, id, direction), 'moved'),
      stretch: (id, direction) => void change(id, stretch(latest.current.layout, id, direction), 'resized'),
      resize: (id, size) =>
        void change(id, resize(latest.current.layout, id, gridLimits.sizes[size]), 'resized'),
      edit: (id) => {
        const widget = find(id);
        if (!widget) return;
        latest.current.onEdit(widget, (size) =>
          placesForSize(latest.current.widgets, id, size).map((place) => ({
            ...place,
            version: find(place.id)?.version,
          })),
        );
      },
      remove: (id) => {
        const widget = find(id);
        if (widget) latest.current.onDelete(widget);
      },
      options: (id) => {
        const { layout: now } = latest.current;
        const here = at(now, id);
        const directions = Object.fromEntries(
          directionNames.map((direction) => [direction, move(now, id, direction) !== now]),
        ) as Record<Direction, boolean>;
        return { directions, size: here ? sizeName(here) : null };
      },
      dropped: (id, next) => {
        const { layout: now, messages: texts } = latest.current;
        drop();
        setAdded(null);
        const to = at(next, id);
        if (!to || changesOf(now, next).length === 0) return;
        latest.current.put(next);
        say(texts.dropped(kindOf(id), to, rowsOf(next)));
      },
    };
  }, []);

  const three = columns === gridLimits.searchColumns;
  const { kinds } = messages;
  const slots = useMemo(
    () =>
      new Map(
        widgets.map((widget) => {
          const name = nameOf(widget, kinds);
          const parts = (
            <>
              <Content widget={widget} render={renderWidget} />
              <Tools id={widget.id} name={name} />
            </>
          );
          return [String(widget.id), <Slot key={widget.id} widget={widget} name={name} parts={parts} />];
        }),
      ),
    [widgets, renderWidget, kinds],
  );
  const context = useMemo(
    () => ({ id: lifted?.id ?? null, added, instructions }),
    [lifted?.id, added, instructions],
  );
  const barRoom = useBarRoom();
  const count = unsaved > 0 && <span data-part="unsaved">{messages.unsaved(unsaved)}</span>;
  const save = (
    <Button
      loading={pending}
      onClick={() => {
        setTried(true);
        if (draft.meanwhile.length === 0) onSave(changes);
      }}
    >
      {messages.save}
    </Button>
  );
  const hint = lifted
    ? messages.hintLifted
    : !three
      ? messages.hintNarrow
      : coarse
        ? messages.hintTouch
        : messages.hint;

  return (
    <Root ref={ref} data-soc="WidgetGrid" data-columns={columns} {...rest}>
      <div data-part="bar">
        <h2>{messages.heading}</h2>
        <p>
          {hint} {!barRoom && count} {full && <span id={reason}>{messages.full(most)}</span>}
        </p>
        <div data-part="actions">
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            disabled={blocked || full}
            aria-describedby={full ? reason : undefined}
            onClick={() => onAdd((size) => findPlace([...layout, ...widgets], size))}
          >
            {messages.add}
          </Button>
          {!barRoom && save}
        </div>
      </div>
      {tried && !pending && draft.meanwhile.length > 0 && (
        <ConflictNotice
          data-part="conflict"
          changes={draft.meanwhile.flatMap(({ id, theirs, mine }) => {
            const widget = widgets.find((each) => each.id === id);
            return widget
              ? [
                  {
                    label: nameOf(widget, kinds),
                    theirs: messages.placed(theirs),
                    mine: mine && messages.placed(mine),
                  },
                ]
              : [];
          })}
          onKeepMine={() => onSave(draft.keepMine())}
          onTakeTheirs={() => {
            setTried(false);
            draft.takeTheirs();
          }}
        />
      )}
      {barRoom &&
        createPortal(
          <>
            {count}
            {save}
          </>,
          barRoom,
        )}
      <VisuallyHidden id={instructions}>{messages.instructions}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="polite" data-part="announcement">
        {said}
      </VisuallyHidden>
      <ActionsContext.Provider value={actions}>
        <LiftedContext.Provider value={context}>
          <div ref={containerRef} data-part="room" role="group" aria-label={messages.widgets}>
            {mounted && (
              <Board width={width} columns={columns} rtl={rtl} coarse={coarse} items={items} slots={slots} />
            )}
          </div>
        </LiftedContext.Provider>
      </ActionsContext.Provider>
    </Root>
  );
});
WidgetGrid.displayName = 'WidgetGrid';
