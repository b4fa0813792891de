/** The same thousand societies for every page, and a picture that costs nothing to fetch. */
export const societies = Array.from({ length: 1_000 }, (_, index) => ({
  id: index,
  name: `Society ${index + 1}`,
  text: 'Rooftop telescopes, dark-sky trips and slow evenings with the Perseids.',
}));

export const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"%3E%3Crect width="4" height="2" fill="%23564576"/%3E%3C/svg%3E';

export const tabs = ['All', 'Mine', 'Recommended'];

/** What the runner asks of every page. */
export interface Bench {
  mount: () => void;
  switchTheme: () => void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
