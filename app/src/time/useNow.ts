import { createStore, useStore } from '../state/store.ts';

/** Milliseconds between updates: countdowns show days. */
const minute = 60_000;

const now = createStore(new Date(), () => {
  const ticking = setInterval(() => now.set(new Date()), minute);
  return () => clearInterval(ticking);
});

/** The time, updated every minute; the same object until then. The library never reads a clock itself. */
export function useNow(): Date {
  return useStore(now);
}
