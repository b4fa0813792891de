import Type, { type Static } from 'typebox';
import { Category, Id, PageQuery } from './common.ts';
import { Post } from './posts.ts';
import { EventsQuery } from './events.ts';
import { FeatureOptions, SocietiesQuery, Society, SocietyFacts } from './societies.ts';
import { ListedEvent, WhatsOn, WhatsOnMonthQuery, WhatsOnQuery } from './whats-on.ts';
import { LayoutConfig, Widget } from './widgets.ts';

/** The page on this site. */
const url = Type.String();

const { next_event: _next, membership: _membership, until: _until, ...society } = Society.properties;

/**
 * A society in the public directory: what a card shows, with absolute picture addresses. Callers are anonymous, so `member` is
 * always false.
 */
export const PublicSociety = Type.Object({ ...society, url }, { title: 'PublicSociety' });
export type PublicSociety = Static<typeof PublicSociety>;

/** `categories`: all that have a society, regardless of the query. */
export const PublicSocieties = Type.Object(
  {
    count: Type.Integer({ minimum: 0 }),
    results: Type.Array(PublicSociety),
    categories: Type.Array(Category),
  },
  { title: 'PublicSocieties' },
);
export type PublicSocieties = Static<typeof PublicSocieties>;

const { contact: _contact, ...facts } = SocietyFacts.properties;
const { match: _match, ...alone } = PublicSociety.properties;

const { enable_posts, enable_events } = FeatureOptions.properties;

/** A single public society, and which of its pages are on. `contact` is left out, because it is often a person. */
export const PublicSocietyPage = Type.Object(
  { ...alone, ...facts, enable_posts, enable_events },
  { title: 'PublicSocietyPage' },
);
export type PublicSocietyPage = Static<typeof PublicSocietyPage>;

const shown = Type.Pick(ListedEvent, [
  'id',
  'name',
  'description',
  'datetime',
  'duration',
  'venue',
  'max_participants',
  'participants',
  'places_left',
  'price',
  'is_active',
  'image',
  'joined',
  'opens_at',
  'closes_at',
  'members_only',
  'waiting_list',
  'hosts',
  'later_dates',
  'state',
  'society',
]);

/** A public event. For members-only events `description` and `venue` are empty. `joined` is always false. */
export const PublicEvent = Type.Object({ ...shown.properties, url }, { title: 'PublicEvent' });
export type PublicEvent = Static<typeof PublicEvent>;

export const PublicEvents = Type.Object(
  { ...WhatsOn.properties, results: Type.Array(PublicEvent) },
  { title: 'PublicEvents' },
);
export type PublicEvents = Static<typeof PublicEvents>;

export const PublicSocietiesQuery = Type.Object({
  ...PageQuery.properties,
  search: SocietiesQuery.properties.search,
  category: SocietiesQuery.properties.category,
});
export type PublicSocietiesQuery = Static<typeof PublicSocietiesQuery>;

const { mine: _mine, ...openQuery } = WhatsOnQuery.properties;
/** With `society` and `when`: the coming events of its page, or the past ones, the latest first; days and filters are then ignored. */
export const PublicEventsQuery = Type.Object({ ...openQuery, when: EventsQuery.properties.when });
export type PublicEventsQuery = Static<typeof PublicEventsQuery>;

export const PublicMonthQuery = Type.Omit(WhatsOnMonthQuery, ['mine']);
export type PublicMonthQuery = Static<typeof PublicMonthQuery>;

/** A public post, without likes. */
export const PublicPost = Type.Object(
  {
    ...Type.Pick(Post, ['id', 'society', 'title', 'content', 'image', 'last_updated', 'pinned']).properties,
    url,
  },
  { title: 'PublicPost' },
);
export type PublicPost = Static<typeof PublicPost>;

export const PublicPosts = Type.Object(
  { count: Type.Integer({ minimum: 0 }), results: Type.Array(PublicPost) },
  { title: 'PublicPosts' },
);
export type PublicPosts = Static<typeof PublicPosts>;
export const PublicPostsQuery = Type.Object(PageQuery.properties);

const placed = { id: Id, society: Id, layout_config: LayoutConfig };
const [slogan, carousel] = Widget.anyOf;

/** A widget of a society's home, with what anybody may read of its post or event. */
export const PublicWidget = Type.Union(
  [
    Type.Object({ ...placed, ...Type.Pick(slogan, ['content_type', 'content']).properties }),
    Type.Object({ ...placed, ...Type.Pick(carousel, ['content_type', 'content']).properties }),
    Type.Object({
      ...placed,
      content_type: Type.Literal('posts'),
      content: Type.Object({ post_id: Id, post: PublicPost, latest: Type.Boolean() }),
    }),
    Type.Object({
      ...placed,
      content_type: Type.Literal('events'),
      content: Type.Object({ event_id: Id, event: PublicEvent }),
    }),
  ],
  { title: 'PublicWidget' },
);
export type PublicWidget = Static<typeof PublicWidget>;
