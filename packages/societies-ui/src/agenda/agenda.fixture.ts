import { themes } from '../societies/societies.fixture.ts';
import { byDay, type AgendaEvent, type AgendaMonthDay } from './agendaEvent.ts';

/** The moment of the design's pictures: a Friday morning. */
export const agendaNow = new Date('2026-11-27T09:47:00Z');

const society = (id: number, name: string, theme: AgendaEvent['society']['theme']) => ({
  id,
  name,
  logo: null,
  theme,
});

const event = (
  id: number,
  name: string,
  datetime: string,
  rest: Partial<AgendaEvent> & Pick<AgendaEvent, 'society'>,
): AgendaEvent => ({
  id,
  name,
  datetime,
  duration: '02:30:00',
  venue: 'Union bar',
  price: 0,
  image: null,
  max_participants: 60,
  participants: 17,
  is_active: true,
  joined: false,
  ...rest,
});

/** The events of the design's pictures, one in each state. */
export const agendaEvents: readonly AgendaEvent[] = [
  event(1, 'Blitz night', '2026-11-27T18:00:00Z', {
    duration: '03:00:00',
    society: society(2, 'Chess Club', themes.default),
    joined: true,
    place: { status: 'going', position: null },
  }),
  event(2, 'Gritstone taster', '2026-11-27T18:30:00Z', {
    duration: '01:30:00',
    venue: 'Foyer wall',
    price: 4,
    society: society(3, 'Climbing & Mountaineering', themes.moss),
    participants: 60,
    waiting_list: true,
    place: { status: 'waiting', position: 3 },
  }),
  event(3, 'Solder your first robot', '2026-11-28T10:00:00Z', {
    venue: 'Lab 3.02',
    price: 2.5,
    society: society(4, 'Robotics Lab', themes.tide),
    participants: 47,
    opens_at: '2026-11-27T12:00:00Z',
  }),
  event(4, 'Standards and strangers', '2026-11-28T19:30:00Z', {
    venue: 'The Vault',
    price: 6,
    society: society(5, 'Jazz Orchestra', themes.ember),
    participants: 28,
    later_dates: [{ id: 41, datetime: '2026-12-05T19:30:00Z' }],
  }),
  event(5, 'Dawn outing for novices', '2026-11-29T06:30:00Z', {
    venue: 'Boathouse',
    society: society(6, 'Rowing Club', themes.tide),
    participants: 59,
  }),
  event(6, 'Wreaths from the hedge', '2026-11-29T14:00:00Z', {
    venue: 'The acre',
    price: 3,
    society: society(7, 'Gardeners', themes.moss),
    participants: 60,
    waiting_list: true,
  }),
  event(7, 'Long walk', '2026-11-29T15:00:00Z', {
    venue: 'The old gate',
    society: society(8, 'Walkers', themes.default),
    cancelled_at: '2026-11-26T20:00:00Z',
  }),
];

export const categories = [
  { id: 2, name: 'Arts' },
  { id: 6, name: 'Science' },
  { id: 7, name: 'Sport' },
];

/** The same as days of a month. */
export const agendaDays: readonly AgendaMonthDay[] = byDay(agendaEvents, (instant) =>
  instant.slice(0, 10),
).map(({ day, events }) => ({ day, count: events.length, events: events.slice(0, 3) }));
