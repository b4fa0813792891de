import type { WidgetType } from 'societies-contract';
import type { ShownWidget } from './shownWidget.ts';

/** English names of widget types; `WidgetGrid` and `WidgetForm` take them from their messages. */
export const widgetKindNames: Readonly<Record<WidgetType, string>> = {
  slogan: 'Slogan',
  carousel: 'Carousel',
  posts: 'Post',
  events: 'Event',
};

/** A widget's own text, to distinguish it from others of its type; empty for pictures. */
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
