import { placeOf } from './useFocusOnNavigation.ts';

const isSocietyHome = (path: string) => /^\/societies\/[^/]+$/.test(path);

/** Whether a society's logo and name animate between two pages, a card and the society's page. */
export const usesViewTransition = (from: string, to: string): boolean =>
  placeOf(from) !== to &&
  (isSocietyHome(to) || (to === '/my-societies' && isSocietyHome(placeOf(from)))) &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
