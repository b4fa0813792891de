import { useSyncExternalStore } from 'react';

/** Milliseconds between updates: countdowns show days. */
const minute = 60_000;

let now = new Date();
const subscribers = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function look(): void {
  now = new Date();
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  ticking ??= setInterval(look, minute);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The time, updated every minute; the same object until then. The library never reads a clock itself. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
