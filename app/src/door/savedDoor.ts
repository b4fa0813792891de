import { clear, createStore, del, delMany, entries, get, set, update } from 'idb-keyval';
import type { KnownGuest, Scan } from './scans.ts';

/** What a door needs offline. */
export interface SavedDoor {
  name: string;
  guests: KnownGuest[];
  /** When it expires, as an ISO 8601 time. */
  until: string;
}

const doors = createStore('constellation-doors', 'doors');
const scans = createStore('constellation-scans', 'scans');

/**
 * What this device stores of an event's door.
 * @param owner separates users, because check-ins must be sent in the name of who made them.
 */
export function savedDoor(owner: string, event: number) {
  const key = `${owner} ${event}`;
  return {
    read: () => get<SavedDoor>(key, doors),
    save: (door: SavedDoor) => set(key, door, doors),
    readScans: async () => (await get<Scan[]>(key, scans)) ?? [],
    saveScan: (scan: Scan) => update<Scan[]>(key, (known = []) => [...known, scan], scans),
    /** Removes the first one, once it has been sent. */
    dropScan: () => update<Scan[]>(key, (known = []) => known.slice(1), scans),
    /** Deletes everything about the event. */
    forget: () => Promise.all([del(key, doors), del(key, scans)]),
  };
}

/** Deletes guests of past events. Pending check-ins contain no names and are kept. */
export async function forgetPastDoors(): Promise<void> {
  const kept = await entries<string, SavedDoor>(doors);
  const past = kept.filter(([, { until }]) => !(Date.parse(until) > Date.now()));
  await delMany(
    past.map(([key]) => key),
    doors,
  );
}

/**
 * Deletes all guests, because the next user of this device must not see them. Pending check-ins contain no names, and are sent
 * when their owner returns.
 */
export const forgetDoors = (): Promise<void> => clear(doors);
