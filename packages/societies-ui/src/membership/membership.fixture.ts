import type { EventQuestion, Invitation, JoinRequest } from 'societies-contract';

/** The moment of the design's pictures: the Friday of a fair. */
export const membershipNow = new Date('2026-09-25T12:00:00Z');

/** What the Astronomy Society asks of those who ask to join. */
export const joinQuestions: EventQuestion[] = [
  { id: 'seen', kind: 'text', label: 'Have you looked through a telescope before?', required: false },
  { id: 'why', kind: 'text', label: 'What brings you?', required: true },
];

const request = (
  university_id: string,
  name: string,
  seen: string,
  why: string,
  asked_at: string,
): JoinRequest => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return {
    university_id,
    first_name,
    last_name,
    avatar: null,
    questions: joinQuestions,
    answers: { seen, why },
    asked_at,
  };
};

/** Those of the design's pictures, oldest first. */
export const joinRequests: JoinRequest[] = [
  request(
    '10000412',
    'Priya Nair',
    'Once, at a summer school',
    'To learn to find things without an app',
    '2026-09-22T10:00:00Z',
  ),
  request(
    '10000388',
    'Daniel Osei',
    'Never',
    'My flatmate would not stop talking about Saturn',
    '2026-09-23T08:00:00Z',
  ),
  request(
    '10000431',
    'Wen Li',
    'Yes, an 8-inch Dobsonian',
    'I am new here and miss dark skies',
    '2026-09-23T19:00:00Z',
  ),
  request(
    '10000276',
    'Freya Holm',
    'Never',
    'Photographs. I have a camera and no idea',
    '2026-09-24T09:00:00Z',
  ),
  request(
    '10000519',
    'Ben Okoye',
    'At school',
    'I would like to help at public evenings',
    '2026-09-25T08:00:00Z',
  ),
];

const mira = { university_id: '10000002', name: 'Mira Voss' };

const invitation = (
  id: number,
  label: string,
  rest: Partial<Invitation> & Pick<Invitation, 'uses' | 'max_uses'>,
): Invitation => ({
  id,
  url: `https://constellation.northgate.ac.uk/join/k7f2m9qx4vt3n8pwbc5ydzh6${id}r`,
  label,
  expires_at: '2026-10-04T12:00:00Z',
  created_by: mira,
  revoked_at: null,
  state: 'valid',
  ...rest,
});

/** One in each state. */
export const invitations: Invitation[] = [
  invitation(1, 'Freshers’ fair stall', { uses: 148, max_uses: 300 }),
  invitation(2, 'Poster in the library', {
    uses: 31,
    max_uses: null,
    expires_at: '2026-10-07T12:00:00Z',
    created_by: { university_id: '10000003', name: 'Nadia Rahman' },
  }),
  invitation(3, 'Physics group chat', { uses: 25, max_uses: 25, state: 'used_up', created_by: null }),
  invitation(4, 'Open evening', {
    uses: 9,
    max_uses: null,
    state: 'revoked',
    revoked_at: '2026-09-20T12:00:00Z',
  }),
  invitation(5, 'Last term', {
    uses: 12,
    max_uses: 40,
    state: 'expired',
    expires_at: '2026-09-01T12:00:00Z',
  }),
];
