import { createContext, useContext } from 'react';
import type { Direction, WidgetLayout, WidgetSize } from '../layout.ts';
import type { WidgetOptions } from './arrange.ts';

/** What the parts of a widget ask of the grid. The same functions always, so that no part is drawn again for them. */
export interface GridActions {
  /** Lifts a widget for the arrow keys, or drops it. */
  toggle: (id: number) => void;
  /** Drops a widget, if it is the lifted one. */
  drop: (id: number) => void;
  restore: (id: number) => void;
  move: (id: number, direction: Direction) => void;
  stretch: (id: number, direction: Direction) => void;
  resize: (id: number, size: WidgetSize) => void;
  /** A drag or a pull at the corner has ended. */
  dragged: (id: number, layout: WidgetLayout) => void;
  edit: (id: number) => void;
  remove: (id: number) => void;
  /** Asked when the menu of a widget opens. */
  options: (id: number) => WidgetOptions;
}

export const GridActionsContext = createContext<GridActions | null>(null);

export const useGridActions = (): GridActions => {
  const actions = useContext(GridActionsContext);
  if (!actions)
    throw new Error('societies-ui: a part of WidgetGrid was used outside of it; render a WidgetGrid.');
  return actions;
};

/** Which widgets are marked, and the id of the words that say how the keyboard moves them. */
export const GridMarksContext = createContext<{
  lifted: number | null;
  added: number | null;
  instructions: string;
}>({ lifted: null, added: null, instructions: '' });
