import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { ThemeColors } from 'societies-contract';
import { CarouselWidget } from '../CarouselWidget/CarouselWidget.tsx';
import { EventWidget } from '../EventWidget/EventWidget.tsx';
import { PostWidget } from '../PostWidget/PostWidget.tsx';
import type { ShownWidget, WidgetEvent } from '../shownWidget.ts';
import { SloganWidget } from '../SloganWidget/SloganWidget.tsx';

export interface WidgetViewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The widget; its height decides how much text is shown. */
  widget: ShownWidget;
  /** The current time. */
  now: Date;
  /** The theme for art that replaces missing pictures. */
  theme?: ThemeColors;
  /** Signs up for a widget's event. Without it there is no button. */
  onRegister?: (event: WidgetEvent) => void;
  /** Id of the event whose registration is pending. */
  pending?: number;
}

/** A widget's content, by type. */
export const WidgetView = forwardRef<HTMLElement, WidgetViewProps>(function WidgetView(
  { widget, now, theme, onRegister, pending, ...rest },
  ref,
) {
  const rows = widget.layout_config.h;
  switch (widget.content_type) {
    case 'slogan':
      return (
        <SloganWidget ref={ref as never} text={widget.content.text} rows={rows} seed={widget.id} {...rest} />
      );
    case 'carousel':
      return <CarouselWidget ref={ref as never} images={widget.content.images} {...rest} />;
    case 'posts': {
      const { post, latest } = widget.content;
      return <PostWidget ref={ref} post={post} rows={rows} latest={latest} {...rest} />;
    }
    case 'events': {
      const { event } = widget.content;
      return (
        <EventWidget
          ref={ref}
          event={event}
          now={now}
          theme={theme}
          onRegister={onRegister}
          pending={pending === event.id}
          {...rest}
        />
      );
    }
  }
});
WidgetView.displayName = 'WidgetView';
