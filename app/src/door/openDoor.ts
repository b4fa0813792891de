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

/** Milliseconds between two looks at what the other phones at the door have done. */
const pace = 4_000;

/** A day after its end, whatever a phone's clock says, an event needs no door. */
const untilOf = (event: SocietyEvent): string => addHours(endOf(event), 24).toISOString();

/** What the page shows of a door. */
export interface DoorState {
  /** undefined until the list is there, from the server or from this device. */
  door?: SavedDoor;
  outcome?: DoorOutcome;
  /** Scans that the server has not been told of. */
  unsent: number;
  online: boolean;
  /** Why there is no list: the status of the refused call. */
  refused?: number;
}

export interface Door {
  subscribe: (notify: () => void) => () => void;
  state: () => DoorState;
  scan: (code: string) => void;
  letIn: (universityId: string) => void;
  undo: (universityId: string) => void;
}

/** A refusal is final; whatever else goes wrong will pass, and is tried again. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/**
 * The door of an event, with or without a network: what is scanned counts at once, is kept on this device, and told to the server in
 * the order in which it happened.
 * @param owner the university ID of whoever stands there.
 * @param society as in the address.
 */
export function openDoor(owner: string, society: string, event: number): Door {
  const kept = savedDoor(owner, event);
  let current: DoorState = { unsent: 0, online: navigator.onLine };
  let guests: KnownGuest[] = [];
  let scans: Scan[] = [];
  const subscribers = new Set<() => void>();
  /** Writes to this device one after the other, and calls to the server likewise. */
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

  /** Tells the server what waits, then reads what it knows. */
  async function agree(): Promise<void> {
    try {
      do {
        await tellWhatWaits();
        await readAgain();
        // What was scanned or taken back while the list was read does not wait for the next look.
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
      // A browser that keeps nothing, as in a private window, still has the server.
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
    // Somebody may have signed up a moment ago.
    if (!found(read.university_id)) await agreeOnce();
    const guest = found(read.university_id);
    if (guest && !(await isCodeOf(guest, code))) return change({ outcome: { kind: 'invalid' } });
    // As they are now: another code may have been read meanwhile.
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
