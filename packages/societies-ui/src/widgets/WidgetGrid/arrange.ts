/**
 * A reducer for arranging a home page. What the grid shows and announces is derived from its state, so that dragging, keyboard
 * and menu agree.
 */
import { gridLimits, type LayoutConfig, type WidgetType } from 'societies-contract';
import {
  changesOf,
  compact,
  move,
  resize,
  rowsOf,
  sizeName,
  stretch,
  type Direction,
  type PlacedWidget,
  type WidgetLayout,
  type WidgetSize,
} from '../layout.ts';
import type { ShownWidget } from '../shownWidget.ts';

/** An announcement for screen readers as data; the grid words it. */
export interface Announcement {
  what: 'lifted' | 'moved' | 'resized' | 'dropped' | 'restored' | 'added' | 'stuck';
  kind: WidgetType;
  at: LayoutConfig;
  rows: number;
  /** Whether it repeats the previous one, and so needs a different text to be read. */
  again: boolean;
}

interface Draft {
  /** The stored widgets when the first one was moved. */
  from: readonly ShownWidget[];
  layout: WidgetLayout;
}

export interface Arrangement {
  stored: readonly ShownWidget[];
  /** Unsaved moves. They are kept when the widgets are reloaded. */
  draft: Draft | null;
  /** The current layout on three columns. */
  layout: WidgetLayout;
  /** The widget being moved by keyboard, and the layout before that. */
  lifted: { id: number; before: WidgetLayout } | null;
  /** The last added widget, until another one is used. */
  added: number | null;
  announcement: Announcement | null;
  /** Number of drops, each of which blocks adding for a while. */
  drops: number;
  blocked: boolean;
  /** Whether saving was attempted; conflicts are reported only from then on. */
  tried: boolean;
}

export type ArrangeAction =
  | { type: 'stored'; widgets: readonly ShownWidget[] }
  | { type: 'toggle' | 'drop' | 'restore'; id: number }
  | { type: 'move' | 'stretch'; id: number; direction: Direction }
  | { type: 'resize'; id: number; size: WidgetSize }
  /** After dragging or resizing. */
  | { type: 'dragged'; id: number; layout: WidgetLayout }
  | { type: 'unblock' | 'save' | 'keepMine' | 'takeTheirs' };

const placeOf = (layout: WidgetLayout, id: number): LayoutConfig | undefined =>
  layout.find((widget) => widget.id === id)?.layout_config;

const withDraft = (state: Arrangement, draft: Draft | null): Arrangement => {
  const layout = compact(
    state.stored.map(({ id, layout_config }) => ({
      id,
      layout_config: (draft && placeOf(draft.layout, id)) ?? layout_config,
    })),
  );
  // A layout equal to the stored one is not a draft, so that later changes of others show.
  return { ...state, layout, draft: draft && changesOf(state.stored, layout).length > 0 ? draft : null };
};

const put = (state: Arrangement, layout: WidgetLayout): Arrangement =>
  withDraft(state, { from: state.draft?.from ?? state.stored, layout });

const say = (state: Arrangement, what: Announcement['what'], id: number): Arrangement => {
  const at = placeOf(state.layout, id);
  const kind = state.stored.find((widget) => widget.id === id)?.content_type;
  if (!at || !kind) return state;
  const announced = { what, kind, at, rows: rowsOf(state.layout) };
  const { again = true, ...before } = state.announcement ?? {};
  return {
    ...state,
    announcement: { ...announced, again: !again && JSON.stringify(before) === JSON.stringify(announced) },
  };
};

/** Blocks adding for a moment after each drop, so that the press that ends a drag does not hit the button. */
const block = (state: Arrangement): Arrangement => ({ ...state, blocked: true, drops: state.drops + 1 });

const drop = (state: Arrangement, id: number): Arrangement =>
  state.lifted?.id === id ? say(block({ ...state, lifted: null }), 'dropped', id) : state;

const lift = (state: Arrangement, id: number): Arrangement =>
  placeOf(state.layout, id)
    ? say({ ...state, added: null, lifted: { id, before: state.layout } }, 'lifted', id)
    : state;

const change = (
  state: Arrangement,
  id: number,
  layout: WidgetLayout,
  what: 'moved' | 'resized',
): Arrangement => (layout === state.layout ? say(state, 'stuck', id) : say(put(state, layout), what, id));

const readAgain = (state: Arrangement, stored: readonly ShownWidget[]): Arrangement => {
  const next = withDraft({ ...state, stored }, state.draft);
  const fresh = next.layout.find(({ id }) => !placeOf(state.stored, id));
  return fresh ? say({ ...next, added: fresh.id }, 'added', fresh.id) : next;
};

const mineOf = ({ draft }: Arrangement): WidgetLayout => (draft ? changesOf(draft.from, draft.layout) : []);

export const startArranging = (stored: readonly ShownWidget[]): Arrangement =>
  withDraft(
    {
      stored,
      draft: null,
      layout: [],
      lifted: null,
      added: null,
      announcement: null,
      drops: 0,
      blocked: false,
      tried: false,
    },
    null,
  );

export const arrange = (state: Arrangement, action: ArrangeAction): Arrangement => {
  switch (action.type) {
    case 'stored':
      return readAgain(state, action.widgets);
    case 'toggle':
      return state.lifted?.id === action.id ? drop(state, action.id) : lift(state, action.id);
    case 'drop':
      return drop(state, action.id);
    case 'restore':
      return state.lifted
        ? say(put({ ...state, lifted: null }, state.lifted.before), 'restored', action.id)
        : state;
    case 'move':
      return change(state, action.id, move(state.layout, action.id, action.direction), 'moved');
    case 'stretch':
      return change(state, action.id, stretch(state.layout, action.id, action.direction), 'resized');
    case 'resize': {
      const size = gridLimits.sizes[action.size];
      return change(state, action.id, resize(state.layout, action.id, size), 'resized');
    }
    case 'dragged': {
      const dropped = block({ ...state, added: null });
      return changesOf(state.layout, action.layout).length === 0
        ? dropped
        : say(put(dropped, action.layout), 'dropped', action.id);
    }
    case 'unblock':
      return { ...state, blocked: false };
    case 'save':
      return { ...state, tried: true };
    case 'keepMine': {
      const mine = mineOf(state);
      const layout = compact(
        state.stored.map(({ id, layout_config }) => ({
          id,
          layout_config: placeOf(mine, id) ?? layout_config,
        })),
      );
      return withDraft(state, { from: state.stored, layout });
    }
    case 'takeTheirs':
      return withDraft({ ...state, tried: false }, null);
  }
};

/** The widgets to save: those moved, with the versions the moves are based on. */
export const unsavedOf = ({ draft, stored, layout }: Arrangement): PlacedWidget[] =>
  draft
    ? changesOf(stored, layout).map((place) => ({
        ...place,
        version: draft.from.find(({ id }) => id === place.id)?.version,
      }))
    : [];

/** Widgets that somebody else moved meanwhile, and where they were moved to here. */
export const movedMeanwhile = (state: Arrangement) => {
  const mine = mineOf(state);
  return (state.draft ? changesOf(state.draft.from, state.stored) : []).map(
    ({ id, layout_config: theirs }) => ({
      id,
      theirs,
      mine: placeOf(mine, id),
    }),
  );
};

/** The menu's items: possible directions, and the current size. */
export interface WidgetOptions {
  directions: Record<Direction, boolean>;
  size: WidgetSize | null;
}

export const optionsOf = ({ layout }: Arrangement, id: number): WidgetOptions => {
  const can = (direction: Direction) => move(layout, id, direction) !== layout;
  const place = placeOf(layout, id);
  return {
    directions: { up: can('up'), down: can('down'), left: can('left'), right: can('right') },
    size: place ? sizeName(place) : null,
  };
};
