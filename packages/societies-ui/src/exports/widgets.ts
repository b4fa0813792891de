/** A society's home page for its readers. Editing it is `societies-ui/widget-grid`. */
export { CarouselWidget, type CarouselWidgetProps } from '../widgets/CarouselWidget/CarouselWidget.tsx';
export {
  EditingWidgetModal,
  type EditingWidgetModalProps,
} from '../widgets/EditingWidgetModal/EditingWidgetModal.tsx';
export { EventWidget, type EventWidgetProps } from '../widgets/EventWidget/EventWidget.tsx';
export { PostWidget, type PostWidgetProps } from '../widgets/PostWidget/PostWidget.tsx';
export { SloganWidget, type SloganWidgetProps } from '../widgets/SloganWidget/SloganWidget.tsx';
export type { ShownWidget, WidgetEvent, WidgetPost } from '../widgets/shownWidget.ts';
export { WidgetBoard, type WidgetBoardProps } from '../widgets/WidgetBoard/WidgetBoard.tsx';
export { WidgetView, type WidgetViewProps } from '../widgets/WidgetView/WidgetView.tsx';
