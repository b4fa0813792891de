import { fullName } from 'societies-contract';
import type { EventGuest } from 'societies-contract';
import type { DoorOutcome, LateOutcome } from 'societies-ui/door';

/** A check-in. */
export interface ScanIn {
  kind: 'in';
  /** By which the server recognises a retry. */
  id: string;
  university_id: string;
  code?: string;
  at: string;
}

/** A check-in that is not yet sent. */
export type Scan =
  | ScanIn
  /** Undoes the check-in whose ID is `undoes`, and no other. */
  | { kind: 'out'; id: string; university_id: string; undoes: string; at: string };

/** The server's reply to a scan. */
export type ScanReply =
  | { kind: 'accepted'; guest?: KnownGuest }
  /** The guest had been checked in by another scan. */
  | { kind: 'again'; guest: KnownGuest }
  /** The guest is on the waiting list, or not on the list at all, or the event was called off. */
  | { kind: 'waiting' | 'cancelled' | 'unknown' };

/** A guest as stored on a phone, which is easily lost: without their answers. */
export type KnownGuest = Pick<
  EventGuest,
  | 'university_id'
  | 'first_name'
  | 'last_name'
  | 'status'
  | 'checked_in_at'
  | 'checked_in_by'
  | 'paid_at'
  | 'code_hash'
>;

export const toKnown = (guest: EventGuest): KnownGuest => ({
  university_id: guest.university_id,
  first_name: guest.first_name,
  last_name: guest.last_name,
  status: guest.status,
  checked_in_at: guest.checked_in_at,
  checked_in_by: guest.checked_in_by,
  paid_at: guest.paid_at ?? null,
  code_hash: guest.code_hash,
});

/** The guests with pending check-ins applied. */
export const withScans = (guests: readonly KnownGuest[], scans: readonly Scan[]): KnownGuest[] =>
  guests.map((guest) => {
    const last = scans.findLast(({ university_id }) => university_id === guest.university_id);
    if (last === undefined) return guest;
    if (last.kind === 'out') return { ...guest, checked_in_at: null, checked_in_by: null };
    // Keeps the earlier time of somebody already checked in.
    return guest.checked_in_at === null ? { ...guest, checked_in_at: last.at } : guest;
  });

/** Parses a code; see `isCodeOf` for whether it is genuine. */
export function readCode(code: string): { event: number; university_id: string } | undefined {
  const [, event, university_id] = /^(\d{1,10})\.(\w{1,20})\.[\w-]+$/.exec(code) ?? [];
  return event === undefined || university_id === undefined
    ? undefined
    : { event: Number(event), university_id };
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A unique ID. Not `crypto.randomUUID`, which insecure contexts lack. */
const newId = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** The scan that undoes a check-in. */
export const undoing = ({ id, university_id }: ScanIn): Scan => ({
  kind: 'out',
  id: newId(),
  university_id,
  undoes: id,
  at: new Date().toISOString(),
});

/** Verifies a guest's code offline, by its hash and without the signing key. */
export async function isCodeOf(guest: KnownGuest, code: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  return guest.code_hash === hex(hash);
}

/** The outcome for a guest who was checked in before. */
export const againOf = (guest: KnownGuest): DoorOutcome => ({
  kind: 'again',
  guest,
  at: guest.checked_in_at ?? '',
  by: guest.checked_in_by?.name,
});

/** An outcome that arrives late, with the guest's university ID if this device no longer knows their name. */
export function lateOf(
  { id, university_id }: ScanIn,
  reply: Exclude<ScanReply, { kind: 'accepted' }>,
  guests: readonly KnownGuest[] = [],
): LateOutcome {
  const known = guests.find((guest) => guest.university_id === university_id);
  const guest = reply.kind === 'again' ? reply.guest : known;
  const name = guest ? fullName(guest) : university_id;
  return reply.kind === 'again'
    ? { id, name, kind: 'again', at: reply.guest.checked_in_at ?? '', by: reply.guest.checked_in_by?.name }
    : { id, name, kind: reply.kind };
}

/**
 * Decides on a guest from what is known here.
 * @returns the outcome, and the check-in to send, if there is one.
 */
export function admit(
  guest: KnownGuest | undefined,
  at: string,
  code?: string,
): { outcome: DoorOutcome; scan?: ScanIn } {
  if (guest === undefined) return { outcome: { kind: 'unknown' } };
  if (guest.status === 'waiting') return { outcome: { kind: 'waiting', guest } };
  if (guest.checked_in_at !== null) return { outcome: againOf(guest) };
  const { university_id } = guest;
  return { outcome: { kind: 'in', guest, at }, scan: { kind: 'in', id: newId(), university_id, code, at } };
}
