import { clear, createStore, del, delMany, entries, get, set, update } from 'idb-keyval';
import { removableDays } from 'societies-contract';
import { scansDatabase } from './scansDatabase.ts';
import type { KnownGuest, Scan } from './scans.ts';

/** A door and its user, because check-ins must be sent in the name of who made them. */
export interface DoorKey {
  /** The university ID of the user at the door. */
  owner: string;
  /** As in the address. */
  society: string;
  event: number;
}

/** What a door needs offline. */
export interface SavedDoor {
  name: string;
  guests: KnownGuest[];
  /** Whether the event costs something. Missing in what an older version of the app stored. */
  payable?: boolean;
  /** When it expires, as an ISO 8601 time. */
  until: string;
}

const doors = createStore('constellation-doors', 'doors');
const scans = createStore(scansDatabase, 'scans');

const write = ({ owner, society, event }: DoorKey) => `${owner} ${society} ${event}`;
function read(key: string): DoorKey {
  const [owner = '', society = '', event] = key.split(' ');
  return { owner, society, event: Number(event) };
}

/** What this device stores of an event's door. */
export function savedDoor(door: DoorKey) {
  const key = write(door);
  // Asynchronous, because a browser that blocks the site's data throws at once.
  return {
    read: async () => get<SavedDoor>(key, doors),
    save: async (saved: SavedDoor) => set(key, saved, doors),
    /** Deletes the guests; pending check-ins are kept. */
    forget: async () => del(key, doors),
    readScans: async () => (await get<Scan[]>(key, scans)) ?? [],
    saveScan: async (scan: Scan) => update<Scan[]>(key, (known = []) => [...known, scan], scans),
    dropScan: async ({ id }: Scan) =>
      update<Scan[]>(key, (known = []) => known.filter((scan) => scan.id !== id), scans),
  };
}

/** The doors for which a user has pending check-ins. */
export async function doorsWithScans(owner: string): Promise<DoorKey[]> {
  const kept = await entries<string, Scan[]>(scans);
  return kept
    .filter(([, waiting]) => waiting.length > 0)
    .map(([key]) => read(key))
    .filter((door) => door.owner === owner);
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
export const forgetDoors = async (): Promise<void> => clear(doors);

/** Deletes the pending check-ins of a deleted account: who has the ID next must not send them in their own name. */
export async function forgetScans(owner: string): Promise<void> {
  const kept = await entries<string>(scans);
  await delMany(
    kept.map(([key]) => key).filter((key) => read(key).owner === owner),
    scans,
  );
}

/** Whether a refused scan can be given up: a removed society, with its events, can only be restored for so many days. */
export const isExpired = ({ at }: Scan): boolean =>
  Date.now() - Date.parse(at) > removableDays.society * 86_400_000;
