import type { Handover, Orphan, Term } from 'societies-contract';
import { chess, climbing } from '../societies/societies.fixture.ts';
import type { HeldRole } from './TermsTable/TermsTable.tsx';

/** The moment of the design's pictures. */
export const handoverNow = new Date('2027-06-02T12:00:00Z');

const person = (university_id: string, name: string) => ({ university_id, name, avatar: null });

export const heldRoles: HeldRole[] = [
  {
    role: { id: 1, name: 'President' },
    holder: person('10000002', 'Mira Voss'),
    from: '2026-07-01',
    until: '2027-06-30',
  },
  { role: { id: 2, name: 'Vice President' }, holder: person('10000003', 'Tom Adeyemi'), until: '2027-06-30' },
  { role: { id: 3, name: 'Secretary' }, holder: null },
  { role: { id: 4, name: 'Treasurer' }, holder: person('10000004', 'Yuki Tanaka'), until: '2027-05-28' },
  { role: { id: 5, name: 'Events Officer' }, holder: person('10000005', 'Nadia Rahman'), until: null },
];

const term = (id: number, role: number, name: string, accepted_at: string | null): Term => ({
  id,
  role: { id: role, name: heldRoles.find((held) => held.role.id === role)?.role.name ?? '' },
  user: person(`1000010${id}`, name),
  from: '2027-07-01',
  until: '2028-06-30',
  state: accepted_at === null ? 'asked' : 'accepted',
  asked_at: '2027-05-28T10:00:00Z',
  accepted_at,
});

export const terms: Term[] = [
  term(1, 1, 'Nadia Rahman', '2027-03-15T10:00:00Z'),
  term(2, 2, 'Hana Sato', '2027-03-14T10:00:00Z'),
  term(3, 3, 'Jonas Weber', null),
  term(4, 4, 'Shanice Abara', '2027-05-18T10:00:00Z'),
];

const event = (id: number, name: string, participants: number) => ({
  id,
  name,
  participants,
  datetime: '2026-10-01T18:00:00Z',
});

export const handover: Handover = {
  role: { id: 4, name: 'Treasurer' },
  text: [
    '## The money in one paragraph',
    'We hold about £1,900 in the Union account and nothing anywhere else. Card takings arrive on the Tuesday after an event. The float is £40 in the blue tin, Physics 2.14, second drawer.',
    '## Three dates that matter',
    '- **9 October**: grants close. Two quotes are needed above £250.',
    '- **4 December**: deposit for the Wales minibus, £180. It does not come back.',
    '## What I would do differently',
    'Collect the Wales money before the bunkhouse is booked.',
  ].join('\n\n'),
  questions: 'Who signs when the President is away?',
  contacts: [
    { label: 'Union finance desk', value: 'finance@northgate.ac.uk' },
    { label: 'Second signature', value: 'Mira Voss, until 30 June' },
    { label: 'Print shop', value: 'Library, ground floor' },
  ],
  version: 3,
  written_by: { university_id: '10000004', name: 'Yuki Tanaka' },
  written_at: '2027-05-31T10:00:00Z',
  may_write: 'all',
  months: [
    { month: '2026-09', events: [event(1, 'Freshers’ fair stall', 148)], more: 0 },
    {
      month: '2026-10',
      events: [event(2, 'First light: welcome night', 86), event(3, 'Lecture: listening to pulsars', 71)],
      more: 2,
    },
    { month: '2026-11', events: [event(4, 'Telescope workshop', 18)], more: 0 },
    { month: '2026-12', events: [], more: 0 },
  ],
};

export const orphans: Orphan[] = [
  {
    society: { id: climbing.id, name: climbing.name, logo: climbing.logo },
    reason: 'missing',
    president: null,
    member_count: 301,
    takeovers: [
      {
        id: 1,
        society: { id: climbing.id, name: climbing.name },
        person: { university_id: '10000006', name: 'Jonas Weber', member: true },
        message: 'I have led the Friday sessions since March and would like to keep them going.',
        asked_at: '2027-05-30T10:00:00Z',
      },
    ],
  },
  {
    society: { id: chess.id, name: chess.name, logo: chess.logo },
    reason: 'suspended',
    president: { university_id: '10000007', name: 'Oskar Lindqvist' },
    member_count: 64,
    takeovers: [],
  },
];
