import { clear, createStore, del, delMany, entries, get, set, update } from 'idb-keyval';
import type { KnownGuest, Scan } from './scans.ts';

/** What a door needs without a network. */
export interface SavedDoor {
  name: string;
  guests: KnownGuest[];
  /** The moment from which nobody stands at this door any more, in ISO 8601. */
  until: string;
}

const doors = createStore('constellation-doors', 'doors');
const scans = createStore('constellation-scans', 'scans');

/**
 * What this device keeps of an event's door.
 * @param owner whose door it is: what somebody scanned is told to the server in nobody else's name.
 */
export function savedDoor(owner: string, event: number) {
  const key = `${owner} ${event}`;
  return {
    read: () => get<SavedDoor>(key, doors),
    save: (door: SavedDoor) => set(key, door, doors),
    readScans: async () => (await get<Scan[]>(key, scans)) ?? [],
    saveScan: (scan: Scan) => update<Scan[]>(key, (known = []) => [...known, scan], scans),
    /** The server has been told of the first one. */
    dropScan: () => update<Scan[]>(key, (known = []) => known.slice(1), scans),
    /** The event is no longer this person's business. */
    forget: () => Promise.all([del(key, doors), del(key, scans)]),
  };
}

/** Guests of what is over are nobody's business; scans that wait hold no names and stay. */
export async function forgetPastDoors(): Promise<void> {
  const kept = await entries<string, SavedDoor>(doors);
  const past = kept.filter(([, { until }]) => !(Date.parse(until) > Date.now()));
  await delMany(
    past.map(([key]) => key),
    doors,
  );
}

/** Whoever uses this device next must not see guests. Scans hold no names, and wait for their owner to come back. */
export const forgetDoors = (): Promise<void> => clear(doors);
