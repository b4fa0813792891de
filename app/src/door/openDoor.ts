import { addHours } from 'date-fns';
import { endOf, paths, type CheckIn, type EventGuest, type SocietyEvent } from 'societies-contract';
import type { DoorOutcome } from 'societies-ui/door';
import { statusOf } from '../api/ApiError.ts';
import { api } from '../api/client.ts';
import {
  admit,
  againOf,
  isCodeOf,
  readCode,
  toKnown,
  withScans,
  type KnownGuest,
  type Scan,
} from './scans.ts';
import { forgetPastDoors, savedDoor, type SavedDoor } from './savedDoor.ts';

/** Milliseconds between synchronisations with other phones at the door. */
const pace = 4_000;

/** When the stored guest list expires: a day after the event's end, which allows for wrong clocks. */
const untilOf = (event: SocietyEvent): string => addHours(endOf(event), 24).toISOString();

/** The state that the page displays. */
export interface DoorState {
  /** Undefined until the guest list is loaded from the server or this device. */
  door?: SavedDoor;
  outcome?: DoorOutcome;
  /** Number of check-ins not yet sent. */
  unsent: number;
  online: boolean;
  /** Status of the refused call, if the list cannot be loaded. */
  refused?: number;
}

export interface Door {
  subscribe: (notify: () => void) => () => void;
  state: () => DoorState;
  scan: (code: string) => void;
  letIn: (universityId: string) => void;
  undo: (universityId: string) => void;
}

/** Whether a failure is final. Only refusals are; anything else is retried. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/**
 * The door of an event, online or offline. Check-ins take effect at once, are stored on this device, and are sent to the server
 * in order.
 * @param owner the university ID of the user at the door.
 * @param society as in the address.
 */
export function openDoor(owner: string, society: string, event: number): Door {
  const kept = savedDoor(owner, event);
  let current: DoorState = { unsent: 0, online: navigator.onLine };
  let guests: KnownGuest[] = [];
  let scans: Scan[] = [];
  const subscribers = new Set<() => void>();
  /** Serialises writes to this device; calls to the server likewise. */
  let saving: Promise<unknown> = Promise.resolve();
  let telling: Promise<void> | undefined;

  const change = (next: Partial<DoorState>) => {
    current = { ...current, ...next, unsent: scans.length };
    if (current.door) current.door = { ...current.door, guests: withScans(guests, scans) };
    for (const notify of subscribers) notify();
  };
  const save = (work: () => Promise<unknown>) => {
    saving = saving.then(work).catch((error: unknown) => console.error(error));
    return saving;
  };

  async function tell(scan: Scan): Promise<void> {
    if (scan.kind === 'out') return api.delete(paths.checkIn(society, event, scan.university_id));
    const { code, university_id, at } = scan;
    const { guest, first } = await api.post<CheckIn>(
      paths.checkIns(society, event),
      code === undefined ? { university_id, at } : { code, at },
    );
    guests = guests.map((known) => (known.university_id === university_id ? toKnown(guest) : known));
    const { outcome } = current;
    // Another phone at this door was faster.
    if (!first && outcome?.kind === 'in' && outcome.guest.university_id === university_id)
      change({ outcome: againOf(guest) });
  }

  async function tellWhatWaits(): Promise<void> {
    for (let scan = scans[0]; scan !== undefined; scan = scans[0]) {
      try {
        await tell(scan);
      } catch (error) {
        if (!isFinal(statusOf(error))) throw error;
        change({ outcome: { kind: 'unknown' } });
      }
      scans = scans.slice(1);
      await save(() => kept.dropScan());
      change({ online: true });
    }
  }

  async function readAgain(): Promise<void> {
    const [shown, read] = await Promise.all([
      api.get<SocietyEvent>(paths.event(society, event)),
      api.get<EventGuest[]>(paths.eventGuests(society, event)),
    ]);
    const door = { name: shown.name, guests: read.map(toKnown), until: untilOf(shown) };
    guests = door.guests;
    change({ door, online: true, refused: undefined });
    await save(() => kept.save(door));
  }

  /** Sends pending check-ins, then reads the list. */
  async function agree(): Promise<void> {
    try {
      do {
        await tellWhatWaits();
        await readAgain();
        // Repeats if check-ins were added meanwhile.
      } while (scans.length > 0);
    } catch (error) {
      const status = statusOf(error);
      if (!isFinal(status)) return change({ online: false });
      guests = [];
      scans = [];
      change({ door: undefined, refused: status });
      await save(() => kept.forget());
    }
  }
  const agreeOnce = () => {
    telling ??= agree().finally(() => {
      telling = undefined;
    });
    return telling;
  };

  const begin = async () => {
    try {
      await forgetPastDoors();
      const [door, unsent] = await Promise.all([kept.read(), kept.readScans()]);
      scans = unsent;
      guests = door?.guests ?? [];
      change({ door });
    } catch (error) {
      // A browser that cannot store anything, such as in private mode, works online only.
      console.error(error);
    }
    await agreeOnce();
  };

  const push = (scan: Scan) => {
    scans = [...scans, scan];
    void save(() => kept.saveScan(scan)).then(agreeOnce);
  };
  const found = (universityId: string) =>
    current.door?.guests.find(({ university_id }) => university_id === universityId);
  const meet = (guest: KnownGuest | undefined, code?: string) => {
    const { outcome, scan } = admit(guest, new Date().toISOString(), code);
    if (scan) push(scan);
    change({ outcome });
  };

  const look = async (code: string) => {
    const read = readCode(code);
    if (!read) return change({ outcome: { kind: 'invalid' } });
    if (read.event !== event) return change({ outcome: { kind: 'other_event' } });
    // They may have signed up a moment ago.
    if (!found(read.university_id)) await agreeOnce();
    const guest = found(read.university_id);
    if (guest && !(await isCodeOf(guest, code))) return change({ outcome: { kind: 'invalid' } });
    // Reads the guest again, because they may have been checked in meanwhile.
    meet(found(read.university_id), code);
  };

  return {
    state: () => current,
    subscribe(notify) {
      subscribers.add(notify);
      if (subscribers.size > 1) return () => subscribers.delete(notify);
      void begin();
      const looking = setInterval(() => void agreeOnce(), pace);
      const atOnce = () => void agreeOnce();
      addEventListener('online', atOnce);
      return () => {
        subscribers.delete(notify);
        clearInterval(looking);
        removeEventListener('online', atOnce);
      };
    },
    scan: (code) => void look(code),
    letIn: (universityId) => meet(found(universityId)),
    undo(universityId) {
      push({ kind: 'out', university_id: universityId });
      change({ outcome: undefined });
    },
  };
}
