import type { Profile } from 'societies-contract';

/** Somebody's profile for stories and tests. */
export const mira: Profile = {
  university_id: '10000002',
  first_name: 'Mira',
  last_name: 'Voss',
  email: 'mira.voss@university.example',
  avatar: null,
  is_admin: false,
};
