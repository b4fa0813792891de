import Type, { type Static } from 'typebox';
import { CategoryIds, Id, ImageUrl, Instant, PageQuery, Search } from './common.ts';
import { SocietyEvent } from './events.ts';
import { Theme } from './societies.ts';

const { society: _, ...event } = SocietyEvent.properties;

/** An event beside those of other societies, and so with what its society looks like. */
export const ListedEvent = Type.Object(
  {
    ...event,
    society: Type.Object({ id: Id, name: Type.String(), logo: ImageUrl, theme: Theme }),
  },
  { title: 'ListedEvent' },
);
export type ListedEvent = Static<typeof ListedEvent>;

/**
 * Events that begin from `from` on (without it: from now on) and before `to`.
 * `mine`: of the caller's societies; `free`: without a price; `places`: with places left; `search` looks into names.
 */
export const WhatsOnQuery = Type.Object({
  ...PageQuery.properties,
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  category: CategoryIds,
  society: Type.Optional(Id),
  mine: Type.Optional(Type.Boolean()),
  free: Type.Optional(Type.Boolean()),
  places: Type.Optional(Type.Boolean()),
  search: Search,
});
export type WhatsOnQuery = Static<typeof WhatsOnQuery>;

export const WhatsOn = Type.Object({ count: Type.Integer({ minimum: 0 }), results: Type.Array(ListedEvent) });
export type WhatsOn = Static<typeof WhatsOn>;

/** The caller's own events: to come with a place, on the waiting list, and over. */
export const MyEvents = Type.Object(
  {
    upcoming: Type.Array(ListedEvent),
    waiting: Type.Array(ListedEvent),
    past: Type.Array(ListedEvent),
  },
  { title: 'MyEvents' },
);
export type MyEvents = Static<typeof MyEvents>;

export const ClashesQuery = Type.Object({
  datetime: Instant,
  duration: Type.String({ pattern: '^[0-9]{2,3}:[0-5][0-9]:[0-5][0-9]$' }),
});
export type ClashTime = Static<typeof ClashesQuery>;
/** Another society's event at the same time, and how many are in both societies. */
export const Clash = Type.Object(
  { event: ListedEvent, shared_members: Type.Integer({ minimum: 1 }) },
  { title: 'Clash' },
);
export type Clash = Static<typeof Clash>;

/** The address at which calendars read what concerns the caller. */
export const CalendarAddress = Type.Object({ url: Type.String() }, { title: 'CalendarAddress' });
export type CalendarAddress = Static<typeof CalendarAddress>;
