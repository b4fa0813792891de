/** What the door needs to know of a guest. */
export interface DoorGuest {
  /** The guest's university ID. */
  university_id: string;
  first_name: string;
  last_name: string;
  /** `waiting` has no place yet. */
  status: 'going' | 'waiting';
  /** When they came in, an ISO instant; null while they have not. */
  checked_in_at: string | null;
  /** Who let them in; null when nobody did, or when it is not known who. */
  checked_in_by: { name: string } | null;
}

/** How the last scan or press went. */
export type DoorOutcome<Guest extends DoorGuest = DoorGuest> =
  | { kind: 'in'; guest: Guest; at: string; note?: string }
  /** They were let in before: when, and by whom where it is known. */
  | { kind: 'again'; guest: Guest; at: string; by?: string }
  /** They are on the waiting list and have no place. */
  | { kind: 'waiting'; guest: Guest }
  /** A code of another event. */
  | { kind: 'other_event' }
  /** Nobody on the list. */
  | { kind: 'unknown' }
  /** No ticket at all, or one that somebody made up. */
  | { kind: 'invalid' };

export const fullName = ({ first_name, last_name }: Pick<DoorGuest, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** Most matches shown: somebody at the door asks for one name, and the list is nobody else's business. */
export const mostMatches = 5;

/** Letters to compare by: without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Guests whose names or ID begin with each word of a search; nobody before two letters are there. */
export function findGuests<Guest extends DoorGuest>(guests: readonly Guest[], search: string): Guest[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  return guests
    .filter((guest) => {
      const parts = [guest.university_id, ...plain(fullName(guest)).split(/[\s-]+/)];
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .slice(0, mostMatches);
}
