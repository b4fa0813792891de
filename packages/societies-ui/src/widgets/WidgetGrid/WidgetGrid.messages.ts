import { tooMany, type LayoutConfig, type WidgetType } from 'societies-contract';
import type { Direction, WidgetSize } from '../layout.ts';
import { widgetKindNames } from '../widgetNames.ts';

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
