import type { DoorGuest } from './door.ts';

const guest = (university_id: string, first_name: string, last_name: string): DoorGuest => ({
  university_id,
  first_name,
  last_name,
  status: 'going',
  checked_in_at: null,
  checked_in_by: null,
});

/** Who goes to the Geminids: some are in already, one is on the waiting list. */
export const doorGuests: DoorGuest[] = [
  guest('10000031', 'Leo', 'Castellanos'),
  {
    ...guest('10000032', 'Zoë', 'Brontë'),
    checked_in_at: '2026-12-13T21:52:00Z',
    checked_in_by: { name: 'Amara Osei' },
  },
  { ...guest('10000033', 'Imran', 'Haddad'), status: 'waiting' },
  { ...guest('10000034', 'Sofia', 'Lindqvist'), paid_at: '2026-12-10T09:00:00Z' },
  guest('10000035', 'Jonah', 'Price'),
  guest('10000036', 'Priya', 'Raman'),
];
