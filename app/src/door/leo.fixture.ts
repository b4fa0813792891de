import type { EventGuest } from 'societies-contract';

/** The ticket code of Leo for event 17. */
export const codeOfLeo = '17.10000031.Zl3kq0mC2rWxT9vB7nYd5g';

export const leo: EventGuest = {
  university_id: '10000031',
  first_name: 'Leo',
  last_name: 'Castellanos',
  status: 'going',
  position: null,
  answers: {},
  signed_up_at: '2026-11-20T12:00:00.000Z',
  checked_in_at: null,
  checked_in_by: null,
  code_hash: '22e2886bf6f8f551277b66452c4f1d8401b7728c0c098dcd96738e78c78fb5c8',
};
