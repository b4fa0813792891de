import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  it('notifies its subscribers when its value changes, and not when it stays', () => {
    const store = createStore('light');
    const notified = vi.fn();
    store.subscribe(notified);
    store.set('dark');
    store.set('dark');
    expect(store.get()).toBe('dark');
    expect(notified).toHaveBeenCalledOnce();
  });

  it('no longer notifies a subscriber who has left', () => {
    const store = createStore(1);
    const notified = vi.fn();
    store.subscribe(notified)();
    store.set(2);
    expect(notified).not.toHaveBeenCalled();
  });

  it('starts with the first subscriber, stops after the last, and starts again', () => {
    const events: string[] = [];
    const store = createStore(0, () => {
      events.push('start');
      return () => events.push('stop');
    });
    const leaveFirst = store.subscribe(() => undefined);
    const leaveSecond = store.subscribe(() => undefined);
    leaveFirst();
    leaveFirst();
    expect(events).toEqual(['start']);
    leaveSecond();
    store.subscribe(() => undefined);
    expect(events).toEqual(['start', 'stop', 'start']);
  });
});
