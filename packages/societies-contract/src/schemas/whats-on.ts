import Type, { type Static } from 'typebox';
import { CategoryIds, Id, ImageUrl, Instant, PageQuery, Search } from './common.ts';
import { SocietyEvent } from './events.ts';
import { Theme, joinModes } from './societies.ts';

const { society: _, ...event } = SocietyEvent.properties;

/** An event in a list of several societies' events, with what its society's logo needs. */
export const ListedEvent = Type.Object(
  {
    ...event,
    society: Type.Object({
      id: Id,
      name: Type.String(),
      logo: ImageUrl,
      theme: Theme,
      join_mode: Type.Optional(Type.Enum(joinModes)),
      membership: Type.Optional(
        Type.Literal('requested', { description: 'Where the caller has asked to join, and waits.' }),
      ),
    }),
  },
  { title: 'ListedEvent' },
);
export type ListedEvent = Static<typeof ListedEvent>;

/**
 * Events that start between `from` (default: now) and `to`.
 * `folded`: of each series only the next date, with its `later_dates`, where `from` is not in the past.
 * `mine`: of the caller's societies; `free`: without a price; `places`: with free places; `search` matches names.
 */
export const WhatsOnQuery = Type.Object({
  ...PageQuery.properties,
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  category: CategoryIds,
  society: Type.Optional(Id),
  folded: Type.Optional(Type.Boolean()),
  mine: Type.Optional(Type.Boolean()),
  free: Type.Optional(Type.Boolean()),
  places: Type.Optional(Type.Boolean()),
  search: Search,
});
export type WhatsOnQuery = Static<typeof WhatsOnQuery>;

export const WhatsOn = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  dates: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Of a folded list: how many events there are with those of series.',
    }),
  ),
  results: Type.Array(ListedEvent),
});
export type WhatsOn = Static<typeof WhatsOn>;

/** A month of What's on, with its filters. Days begin at midnight of `time_zone`, the IANA name of the reader's. */
export const WhatsOnMonthQuery = Type.Object({
  ...Type.Omit(WhatsOnQuery, ['page', 'page_size', 'from', 'to', 'folded']).properties,
  month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', maxLength: 7 }),
  time_zone: Type.String({ minLength: 1, maxLength: 64 }),
});
export type WhatsOnMonthQuery = Static<typeof WhatsOnMonthQuery>;

/** A day of a month's calendar: how many events start on it, and the first three. */
export const MonthDay = Type.Object(
  {
    day: Type.String({ format: 'date' }),
    count: Type.Integer({ minimum: 1 }),
    events: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        datetime: Type.String({ format: 'date-time' }),
        society: Type.Object({ id: Id }),
      }),
    ),
  },
  { title: 'MonthDay' },
);
export type MonthDay = Static<typeof MonthDay>;

/** The caller's events: with a place, on the waiting list, and past. */
export const MyEvents = Type.Object(
  {
    upcoming: Type.Array(ListedEvent),
    waiting: Type.Array(ListedEvent),
    past: Type.Array(ListedEvent),
    hidden: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          datetime: Instant,
          society: Type.Object({ id: Id, name: Type.String() }),
        }),
        { description: 'Coming ones of societies that have switched their events off.' },
      ),
    ),
  },
  { title: 'MyEvents' },
);
export type MyEvents = Static<typeof MyEvents>;

export const ClashesQuery = Type.Object({
  datetime: Instant,
  duration: Type.String({ pattern: '^[0-9]{2,3}:[0-5][0-9]:[0-5][0-9]$' }),
  /** The event that is being changed, which does not clash with itself. */
  except: Type.Optional(Id),
});
export type ClashTime = Static<typeof ClashesQuery>;
/**
 * An event at the same time, and how many students are members of both societies. `own`: it is of the society itself, or held
 * together with it.
 */
export const Clash = Type.Object(
  {
    event: ListedEvent,
    shared_members: Type.Integer({ minimum: 1 }),
    own: Type.Optional(Type.Boolean()),
  },
  { title: 'Clash' },
);
export type Clash = Static<typeof Clash>;

/** The caller's personal calendar feed. */
export const CalendarAddress = Type.Object({ url: Type.String() }, { title: 'CalendarAddress' });
export type CalendarAddress = Static<typeof CalendarAddress>;
