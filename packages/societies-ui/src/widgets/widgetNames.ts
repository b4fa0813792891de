import type { WidgetType } from 'societies-contract';
import type { ShownWidget } from './shownWidget.ts';

/** What a kind of widget is called, in English; `WidgetGrid` and `WidgetForm` take them from the messages. */
export const widgetKindNames: Readonly<Record<WidgetType, string>> = {
  slogan: 'Slogan',
  carousel: 'Carousel',
  posts: 'Post',
  events: 'Event',
};

/** What tells a widget from others of its kind: the words on it; empty for pictures. */
export const widgetTitle = (widget: ShownWidget): string => {
  switch (widget.content_type) {
    case 'slogan':
      return widget.content.text;
    case 'posts':
      return widget.content.post.title;
    case 'events':
      return widget.content.event.name;
    case 'carousel':
      return '';
  }
};
