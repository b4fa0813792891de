import { addHours } from 'date-fns';
import { endOf, paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import type { DoorOutcome, LateOutcome } from 'societies-ui/door';
import { codeOf, detailOf, statusOf } from '../api/ApiError.ts';
import { api } from '../api/client.ts';
import { notePayment } from '../api/guests.ts';
import { createStore, type Store } from '../state/store.ts';
import { forgetPastDoors, savedDoor, type DoorKey, type SavedDoor } from './savedDoor.ts';
import { scanQueue } from './scanQueue.ts';
import {
  admit,
  againOf,
  isCodeOf,
  lateOf,
  readCode,
  toKnown,
  withScans,
  type ScanReply,
  type KnownGuest,
  type ScanIn,
} from './scans.ts';
import { sendScan } from './sendScan.ts';

/** Milliseconds between synchronisations with other phones at the door. */
const pace = 4_000;

/** When the stored guest list expires: a day after the event's end, which allows for wrong clocks. */
const untilOf = (event: SocietyEvent): string => addHours(endOf(event), 24).toISOString();

/** The state that the page displays. */
export interface DoorState {
  /** Undefined until the guest list is loaded from the server or this device. */
  door?: SavedDoor;
  outcome?: DoorOutcome;
  /** Check-ins that the server did not accept, for guests no longer on the screen. */
  late: readonly LateOutcome[];
  /** Number of check-ins not yet sent. */
  unsent: number;
  online: boolean;
  /** Why the server accepts no check-ins for now, if it says so. */
  offlineReason?: string;
  /** The list could not be loaded, and this device has none. */
  missing?: boolean;
  /** Status of the refused call, if the user may not have the list. */
  refused?: number;
}

export interface Door extends Pick<Store<DoorState>, 'get' | 'subscribe'> {
  scan: (code: string) => void;
  letIn: (universityId: string) => void;
  /** Undoes the last check-in. */
  undo: () => void;
  lateSeen: () => void;
  /** Notes that a guest has paid, or that they have not; only with a network. @throws ApiError */
  notePaid: (universityId: string, paid: boolean) => Promise<void>;
  /** Synchronises at once. */
  retry: () => Promise<void>;
}

/**
 * The door of an event, online or offline. Check-ins take effect at once, are stored on this device, and are sent to the server
 * in order.
 */
export function openDoor(key: DoorKey): Door {
  const { society, event } = key;
  const kept = savedDoor(key);
  const queue = scanQueue(kept);
  let guests: KnownGuest[] = [];
  let lastIn: ScanIn | undefined;
  let syncing: Promise<void> | undefined;

  const state = createStore<DoorState>({ late: [], unsent: 0, online: navigator.onLine }, () => {
    void begin();
    const looking = setInterval(() => void sync(), pace);
    // One that began without a network fails, so that another follows it.
    const atOnce = () => void Promise.resolve(syncing).then(sync);
    addEventListener('online', atOnce);
    return () => {
      clearInterval(looking);
      removeEventListener('online', atOnce);
    };
  });
  const change = (next: Partial<DoorState>) => {
    const scans = queue.all();
    const { door, ...rest } = { ...state.get(), ...next };
    state.set({
      ...rest,
      unsent: scans.length,
      door: door && { ...door, guests: withScans(guests, scans) },
    });
  };
  const onDevice = (work: Promise<unknown>) => work.catch((error: unknown) => console.error(error));
  const found = (universityId: string) =>
    state.get().door?.guests.find(({ university_id }) => university_id === universityId);

  /** Shows that a check-in was not accepted: as the current outcome if the guest is still on the screen, else in the list. */
  function report(scan: ScanIn, reply: Exclude<ScanReply, { kind: 'accepted' }>): void {
    const { outcome, late } = state.get();
    if (outcome?.kind !== 'in' || outcome.guest.university_id !== scan.university_id)
      return change({ late: [...late, lateOf(scan, reply, guests)] });
    const { guest } = outcome;
    change({ outcome: reply.kind === 'again' ? againOf(reply.guest) : { kind: reply.kind, guest } });
  }

  async function sendScans(): Promise<void> {
    for (let scan = queue.all()[0]; scan !== undefined; scan = queue.all()[0]) {
      const reply = await sendScan(key, scan);
      const isStillMeant = queue.all().includes(scan);
      if ('guest' in reply) {
        const { guest } = reply;
        guests = guests.map((known) => (known.university_id === guest?.university_id ? guest : known));
      }
      await queue.drop(scan);
      // Unless it was undone meanwhile.
      if (isStillMeant && scan.kind === 'in' && reply.kind !== 'accepted') report(scan, reply);
      change({ online: true });
    }
  }

  async function readAgain(): Promise<void> {
    const [shown, read] = await Promise.all([
      api.get<SocietyEvent>(paths.event(society, event)),
      api.get<EventGuest[]>(paths.eventGuests(society, event)),
    ]);
    const door = {
      name: shown.name,
      guests: read.map(toKnown),
      payable: shown.price > 0,
      until: untilOf(shown),
    };
    guests = door.guests;
    change({ door, online: true, offlineReason: undefined, missing: false, refused: undefined });
    await onDevice(kept.save(door));
  }

  /** Sends pending check-ins, then reads the list. */
  async function sendAndRead(): Promise<void> {
    try {
      do {
        await sendScans();
        await readAgain();
        // Repeats if check-ins were added meanwhile.
      } while (queue.all().length > 0);
    } catch (error) {
      const status = statusOf(error);
      const isOff = codeOf(error) === 'feature_off';
      if (isOff || (status !== 403 && status !== 404))
        return change({
          online: false,
          offlineReason: isOff ? detailOf(error) : undefined,
          missing: state.get().door === undefined,
        });
      guests = [];
      change({ door: undefined, refused: status });
      await onDevice(kept.forget());
    }
  }
  const sync = () => {
    syncing ??= sendAndRead().finally(() => {
      syncing = undefined;
    });
    return syncing;
  };

  const begin = async () => {
    try {
      await forgetPastDoors();
      const [door] = await Promise.all([kept.read(), queue.load()]);
      guests = door?.guests ?? [];
      change({ door });
    } catch (error) {
      // A browser that cannot store anything, such as in private mode, works online only.
      console.error(error);
    }
    await sync();
  };

  const checkIn = (guest: KnownGuest | undefined, code?: string) => {
    const { outcome, scan } = admit(guest, new Date().toISOString(), code);
    if (scan) {
      lastIn = scan;
      void queue.add(scan).then(sync);
    }
    change({ outcome });
  };

  const look = async (code: string) => {
    const read = readCode(code);
    if (!read) return change({ outcome: { kind: 'invalid' } });
    if (read.event !== event) return change({ outcome: { kind: 'other_event' } });
    // They may have signed up a moment ago.
    if (!found(read.university_id)) await sync();
    const guest = found(read.university_id);
    if (guest && !(await isCodeOf(guest, code))) return change({ outcome: { kind: 'invalid' } });
    // Reads the guest again, because they may have been checked in meanwhile.
    checkIn(found(read.university_id), code);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    scan: (code) => void look(code),
    letIn: (universityId) => checkIn(found(universityId)),
    undo() {
      if (lastIn) void queue.undo(lastIn).then(sync);
      lastIn = undefined;
      change({ outcome: undefined });
    },
    lateSeen: () => change({ late: [] }),
    async notePaid(universityId, paid) {
      try {
        await notePayment(society, event, universityId, paid);
      } finally {
        // What is being read may be older than the note.
        await syncing;
        await sync();
      }
    },
    retry: sync,
  };
}
