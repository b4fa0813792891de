import type { Notice } from 'societies-contract';

/** What stories show, the newest first. */
export const someNotices: readonly Notice[] = [
  {
    id: 4,
    kind: 'place_won',
    title: 'You have a place at Night walk',
    text: 'Somebody gave theirs back, and you were first on the waiting list.',
    href: '/societies/1/events',
    created_at: '2026-11-22T10:40:00.000Z',
    read_at: null,
  },
  {
    id: 3,
    kind: 'event_cancelled',
    title: 'Rooftop viewing is cancelled',
    text: 'It was to be on Friday 27 November at 20:00. Too much cloud, and a storm warning for the whole evening.',
    href: '/societies/1/events',
    created_at: '2026-11-21T18:05:00.000Z',
    read_at: null,
  },
  {
    id: 2,
    kind: 'role_given',
    title: 'You are Events Officer of Astronomy Society',
    text: 'The society’s pages now offer what the role lets you do.',
    href: '/societies/1',
    created_at: '2026-11-19T09:00:00.000Z',
    read_at: '2026-11-19T09:30:00.000Z',
  },
  {
    id: 1,
    kind: 'post_published',
    title: 'Our first picture of Andromeda',
    text: 'A new post of Astronomy Society',
    href: '/societies/1/posts?post=1',
    created_at: '2026-11-18T21:15:00.000Z',
    read_at: '2026-11-18T22:00:00.000Z',
  },
];
