import { placeOf } from './useFocusOnNavigation.ts';

const isSocietyHome = (path: string) => /^\/societies\/[^/]+$/.test(path);

/** Whether a society's logo and name travel between two pages: from a card to the society, and back. */
export const travels = (from: string, to: string): boolean =>
  placeOf(from) !== to &&
  (isSocietyHome(to) || (to === '/my-societies' && isSocietyHome(placeOf(from)))) &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
