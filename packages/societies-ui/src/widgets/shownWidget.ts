import type { HostedEvent } from '../events/useBarred.ts';
import type { Post, SocietyEvent } from 'societies-contract';
import type { StatedEvent } from '../events/EventCard/eventState.ts';
import type { PlacedWidget } from './layout.ts';

/** A post as far as a widget shows it. */
export type WidgetPost = Pick<Post, 'id' | 'society' | 'title' | 'content' | 'image'>;

/** An event as far as a widget shows it. */
export type WidgetEvent = StatedEvent &
  HostedEvent &
  Pick<SocietyEvent, 'id' | 'society' | 'name' | 'duration' | 'venue' | 'image'>;

/** A widget, reduced to its position and content. */
export type ShownWidget = PlacedWidget &
  (
    | { content_type: 'slogan'; content: { text: string } }
    | { content_type: 'carousel'; content: { images: readonly string[] } }
    | { content_type: 'posts'; content: { post: WidgetPost; latest?: boolean } }
    | { content_type: 'events'; content: { event: WidgetEvent } }
  );
