import { createContext, useContext } from 'react';
import type { Direction, WidgetLayout, WidgetSize } from '../layout.ts';
import type { WidgetOptions } from './arrange.ts';

/** A widget's actions. Stable functions, so that nothing re-renders for them. */
export interface GridActions {
  /** Lifts a widget for the keyboard, or drops it. */
  toggle: (id: number) => void;
  /** Drops a widget, if it is lifted. */
  drop: (id: number) => void;
  restore: (id: number) => void;
  move: (id: number, direction: Direction) => void;
  stretch: (id: number, direction: Direction) => void;
  resize: (id: number, size: WidgetSize) => void;
  /** After dragging or resizing. */
  dragged: (id: number, layout: WidgetLayout) => void;
  edit: (id: number) => void;
  remove: (id: number) => void;
  /** Called when a widget's menu opens. */
  options: (id: number) => WidgetOptions;
}

export const GridActionsContext = createContext<GridActions | null>(null);

export const useGridActions = (): GridActions => {
  const actions = useContext(GridActionsContext);
  if (!actions)
    throw new Error('societies-ui: a part of WidgetGrid was used outside of it; render a WidgetGrid.');
  return actions;
};

/** The marked widgets, and the id of the keyboard instructions. */
export const GridMarksContext = createContext<{
  lifted: number | null;
  added: number | null;
  instructions: string;
}>({ lifted: null, added: null, instructions: '' });
