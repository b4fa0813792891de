import { initialThemes, type Post } from 'societies-contract';
import { drawBanner, svgAddress } from 'societies-contract/art';

const tide = initialThemes[3] ?? initialThemes[0];
const picture = tide ? svgAddress(drawBanner({ id: 3, theme: tide, width: 600, height: 400 })) : null;

const base: Post = {
  id: 1,
  society: 1,
  title: 'Our first picture of Andromeda',
  content:
    'Four hours, forty frames, one thermos. Nadia stacked them overnight and the dust lanes are really there. Prints will be at the Christmas fair, and the raw frames are in the shared folder for anyone who wants to try.\n\nClear skies!',
  image: picture,
  show_likes: true,
  likes: 41,
  liked: false,
  last_updated: '2026-11-18T20:00:00Z',
};

/** Posts for stories and tests. */
export const andromeda = base;
export const liked: Post = {
  ...base,
  id: 2,
  title: 'The new dome is here',
  liked: true,
  likes: 1,
  image: null,
};
export const withoutLikes: Post = {
  ...base,
  id: 3,
  title: 'Minutes of the general meeting',
  content: 'Treasurer’s report accepted. Two telescopes to be lent out over the holidays.',
  show_likes: false,
  image: null,
};
export const longPost: Post = {
  ...base,
  id: 4,
  title:
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung and other words that did not fit',
  content: 'A sentence that is repeated until nobody wants to read it any more. '.repeat(40).trim(),
  likes: 12_345,
};
export const posts: readonly Post[] = [andromeda, liked, withoutLikes, longPost];
