import { initialThemes, type SocietyEvent, type Post, type Widget } from 'societies-contract';
import { drawBanner, svgAddress } from 'societies-contract/art';

/** Widgets for stories and tests: those of the design's pictures. */
const stamps = { society: 1, created_at: '2026-10-01T09:00:00Z', updated_at: '2026-10-01T09:00:00Z' };

const picture = (id: number, theme: number, width = 900, height = 420) => {
  const colors = initialThemes[theme];
  return colors ? svgAddress(drawBanner({ id, theme: colors, width, height })) : '';
};

export const pictures: readonly string[] = [picture(3, 3), picture(7, 1), picture(2, 2), picture(1, 0)];

export const geminids: SocietyEvent = {
  id: 1,
  name: 'Geminids on the roof',
  description: 'Blankets, tea and a sky full of falling stars.',
  datetime: '2026-12-13T11:00:00Z',
  duration: '02:30:00',
  venue: 'Library roof',
  max_participants: 60,
  participants: 34,
  price: 0,
  is_active: true,
  image: null,
  joined: false,
  society: 1,
};

export const andromeda: Post = {
  id: 5,
  society: 1,
  title: 'Our first picture of Andromeda',
  content:
    'Four hours, forty frames, one thermos. Nadia stacked them overnight and the dust lanes are really there. Prints will be at the Christmas fair, and the raw frames are in the shared folder for anyone who wants to try.',
  image: null,
  show_likes: true,
  likes: 41,
  liked: false,
  last_updated: '2026-11-18T20:00:00Z',
};

export const widgets: readonly Widget[] = [
  {
    ...stamps,
    id: 1,
    content_type: 'slogan',
    content: { text: 'We look up, so that the rest of campus remembers to.' },
    layout_config: { x: 0, y: 0, w: 2, h: 1 },
  },
  {
    ...stamps,
    id: 2,
    content_type: 'events',
    content: { event_id: 1, event: geminids },
    layout_config: { x: 2, y: 0, w: 1, h: 1 },
  },
  {
    ...stamps,
    id: 3,
    content_type: 'posts',
    content: { post_id: 5, post: andromeda, latest: true },
    layout_config: { x: 0, y: 1, w: 1, h: 1 },
  },
  {
    ...stamps,
    id: 4,
    content_type: 'carousel',
    content: { images: [...pictures] },
    layout_config: { x: 1, y: 1, w: 2, h: 1 },
  },
];

/** `count` widgets of all kinds, for measuring. */
export const manyWidgets = (count: number): readonly Widget[] =>
  Array.from({ length: Math.ceil(count / widgets.length) }, () => widgets)
    .flat()
    .slice(0, count)
    .map((widget, index) => ({
      ...widget,
      id: index + 1,
      layout_config: { x: index % 3, y: Math.floor(index / 3), w: 1, h: 1 },
    }));
