import { fullName, wordsAsked } from 'societies-contract';

/** A guest, reduced to what the door needs. */
export interface DoorGuest {
  /** The guest's university ID. */
  university_id: string;
  first_name: string;
  last_name: string;
  /** `waiting` has no place. */
  status: 'going' | 'waiting';
  /** Time of check-in as an ISO instant, or null. */
  checked_in_at: string | null;
  /** Who checked them in, if known. */
  checked_in_by: { name: string } | null;
  /** When the organisers noted a payment, as an ISO instant; null or missing while they have not. */
  paid_at?: string | null;
}

/** The result of a scan or press. */
export type DoorOutcome<Guest extends DoorGuest = DoorGuest> =
  | { kind: 'in'; guest: Guest; at: string; note?: string }
  /** Checked in before: when, and by whom if known. */
  | { kind: 'again'; guest: Guest; at: string; by?: string }
  /** On the waiting list, without a place. */
  | { kind: 'waiting'; guest: Guest }
  /** The event was called off. */
  | { kind: 'cancelled'; guest: Guest }
  /** A ticket for another event. */
  | { kind: 'other_event' }
  /** Not on the list; `guest` if they were on it when checked in offline. */
  | { kind: 'unknown'; guest?: Guest }
  /** Not a ticket, or a forged one. */
  | { kind: 'invalid' };

/** A check-in made offline that turned out not to count, and why. */
export type LateOutcome = {
  /** Unique for each check-in. */
  id: string;
  /** The guest's name. */
  name: string;
} & (
  | { kind: 'again'; at: string; by?: string }
  | { kind: 'waiting' }
  | { kind: 'cancelled' }
  | { kind: 'unknown' }
);

/** Maximum number of matches shown, so that the list of guests stays private. */
export const mostMatches = 5;

/** Guests whose name or ID starts with each word of the search, which needs at least two letters. */
export function findGuests<Guest extends DoorGuest>(guests: readonly Guest[], search: string): Guest[] {
  const words = wordsAsked(search);
  if (words.join('').length < 2) return [];
  return guests
    .filter((guest) => {
      const parts = [guest.university_id, ...wordsAsked(fullName(guest))];
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .slice(0, mostMatches);
}
