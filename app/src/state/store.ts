import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  /** Subscribers hear of it only if the value is another. */
  set: (next: State) => void;
  /** @returns ends the subscription. */
  subscribe: (notify: () => void) => () => void;
}

/**
 * A value outside of React, for what other code changes or reads too.
 * @param start called for the first subscriber; what it returns is called when the last one has left.
 */
export function createStore<State>(state: State, start?: () => () => void): Store<State> {
  const subscribers = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    get: () => state,
    set(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const notify of subscribers) notify();
    },
    subscribe(notify) {
      subscribers.add(notify);
      if (subscribers.size === 1) stop = start?.();
      return () => {
        if (subscribers.delete(notify) && subscribers.size === 0) stop?.();
      };
    },
  };
}

/** The store's value; the component renders again when it changes. */
export const useStore = <State>({ subscribe, get }: Pick<Store<State>, 'get' | 'subscribe'>): State =>
  useSyncExternalStore(subscribe, get);
