import { createStore, useStore } from '../state/store.ts';

const zone = createStore<string | undefined>(undefined);
let noted = false;

/**
 * Notes the site's time zone, as replies say it: `Europe/London 0 60`, with its minutes from UTC in January and July. Browsers with
 * the same two read the site's own time.
 */
export function noteSiteZone(said: string | null): void {
  if (said === null || noted) return;
  noted = true;
  const [name, ...offsets] = said.split(' ');
  const year = new Date().getFullYear();
  const own = [0, 6].map((month) => -new Date(year, month, 1).getTimezoneOffset());
  if (own.join() === offsets.map(Number).join()) return;
  zone.set(name);
}

/** The site's time zone, if the reader's clock differs from it at some time of the year. */
export const useSiteZone = (): string | undefined => useStore(zone);
