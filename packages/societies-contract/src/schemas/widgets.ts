import Type, { type Static } from 'typebox';
import { urlLimits, widgetLimits } from '../limits.ts';
import { gridLimits } from '../pictureLimits.ts';
import { ConflictReply, Id, Instant, NonBlankText, Version, strict } from './common.ts';
import { SocietyEvent } from './events.ts';
import { Post } from './posts.ts';

export const widgetTypes = ['slogan', 'carousel', 'posts', 'events'] as const;
export type WidgetType = (typeof widgetTypes)[number];

/** Position and size in grid units of three columns. */
export const LayoutConfig = Type.Object(
  {
    x: Type.Integer({ minimum: 0, maximum: gridLimits.searchColumns - 1 }),
    y: Type.Integer({ minimum: 0, maximum: 1_000 }),
    w: Type.Integer({ minimum: 1, maximum: gridLimits.searchColumns }),
    h: Type.Integer({ minimum: 1, maximum: 4 }),
  },
  { title: 'LayoutConfig' },
);
export type LayoutConfig = Static<typeof LayoutConfig>;

const images = Type.Array(Type.String({ minLength: 1, maxLength: urlLimits.max }), {
  maxItems: widgetLimits.carouselImagesMax,
});

const placed = {
  id: Id,
  society: Id,
  created_at: Instant,
  updated_at: Instant,
  layout_config: LayoutConfig,
  version: Type.Optional(Version),
};
export const Widget = Type.Union(
  [
    Type.Object({
      ...placed,
      content_type: Type.Literal('slogan'),
      content: Type.Object({ text: Type.String() }),
    }),
    Type.Object({ ...placed, content_type: Type.Literal('carousel'), content: Type.Object({ images }) }),
    Type.Object({
      ...placed,
      content_type: Type.Literal('posts'),
      content: Type.Object({
        post_id: Id,
        post: Post,
        /** Whether it is the newest that everybody sees. */
        latest: Type.Boolean(),
      }),
    }),
    Type.Object({
      ...placed,
      content_type: Type.Literal('events'),
      content: Type.Object({ event_id: Id, event: SocietyEvent }),
    }),
  ],
  { title: 'Widget' },
);
export type Widget = Static<typeof Widget>;
export const WidgetConflict = ConflictReply(Widget);

/** A request names a post or event by id; without one the newest post or next event is shown. */
export const WidgetContent = Type.Union([
  Type.Object({ text: NonBlankText(widgetLimits.sloganMax) }, strict),
  Type.Object({ images }, strict),
  Type.Object({ post_id: Type.Optional(Id) }, strict),
  Type.Object({ event_id: Type.Optional(Id) }, strict),
]);
export type WidgetContent = Static<typeof WidgetContent>;

const stamps = { created_at: Type.Optional(Instant), updated_at: Type.Optional(Instant) };
export const NewWidgetBody = Type.Object(
  {
    content_type: Type.Enum([...widgetTypes]),
    society: Type.Optional(Id),
    content: WidgetContent,
    layout_config: LayoutConfig,
    ...stamps,
  },
  strict,
);
export type NewWidgetBody = Static<typeof NewWidgetBody>;

/** Other widgets to move in the same request, so that two can swap places. */
const others = Type.Optional(
  Type.Array(
    Type.Object({ widget_id: Id, layout_config: LayoutConfig, version: Type.Optional(Version) }, strict),
    {
      maxItems: 1_000,
    },
  ),
);

/** The whole widget, or only its position when a layout is saved. */
export const WidgetBody = Type.Union([
  Type.Object(
    { widget_id: Id, layout_config: LayoutConfig, others, version: Type.Optional(Version) },
    strict,
  ),
  Type.Object(
    {
      id: Type.Optional(Id),
      content_type: Type.Enum([...widgetTypes]),
      society: Type.Optional(Id),
      content: WidgetContent,
      layout_config: LayoutConfig,
      others,
      ...stamps,
      version: Type.Optional(Version),
    },
    strict,
  ),
]);
export type WidgetBody = Static<typeof WidgetBody>;

/** A widget whose feature is off, or that has nothing to show. */
export const WidgetError = Type.Object({ error: Type.String(), detail: Type.String(), code: Type.String() });
