/** Arranging a society's widgets: it carries the grid library, which readers of the page need not load. */
export { WidgetGrid, type WidgetGridProps } from '../widgets/WidgetGrid/WidgetGrid.tsx';
export { findPlace, type PlacedWidget, type WidgetSize } from '../widgets/layout.ts';
export type { LayoutConfig, WidgetType } from 'societies-contract';
